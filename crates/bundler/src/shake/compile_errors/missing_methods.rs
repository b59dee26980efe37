//! Finds removed methods that a compile error needs; the error may not name their type.

use std::collections::HashSet;

use super::missing_impls::MissingImpl;
use super::quotes::quoted;
use super::view::RustcView;
use crate::parts::{PartId, PartKind};
use crate::rustc::Diagnostic;

/// Start of rustc's label at a call with wrong arguments.
const INCORRECT: &str = "arguments to this";

/// Rustc's name for the type of an integer whose type is unknown.
const ANY_INTEGER: &str = "integer";
/// Types that such an integer may have.
const INTEGERS: [&str; 12] = [
    "i8", "i16", "i32", "i64", "i128", "isize", "u8", "u16", "u32", "u64", "u128", "usize",
];

impl RustcView<'_> {
    /// Removed trait methods with the name of the called function: without `From`, `T::from` may
    /// mean the method of another trait. If there are none, impls that have such a method for types
    /// mentioned there: `a + b` may mean the impl for another type of `b`.
    pub fn methods_hidden(&self, error: &Diagnostic, group: &[PartId]) -> Vec<PartId> {
        let tree = self.tree;
        let called = self.called(error);
        let is_called = |id: PartId| {
            let name = tree.name(id);
            name.is_some_and(|name| called.contains(name.as_str()))
        };
        let parent = |id: PartId| tree.parts[id].parent;
        let is_in_trait = |&id: &PartId| {
            let parent = parent(id).map(|id| &tree.parts[id].kind);
            matches!(parent, Some(PartKind::Trait)) && is_called(id)
        };
        let of_traits: Vec<PartId> = group.iter().copied().filter(is_in_trait).collect();
        if !of_traits.is_empty() {
            return of_traits;
        }
        let innermost = self.parts_at(error.places()).into_iter();
        let around: Vec<PartId> = innermost
            .flat_map(|id| parent(id).into_iter().chain([id]))
            .collect();
        let is_mentioned = |name: &String| {
            let mut parts = around.iter().map(|&id| &tree.parts[id]);
            parts.any(|part| part.mentions.contains(name))
        };
        let is_meant = |&id: &PartId| match &tree.parts[id].kind {
            PartKind::Impl(header) => {
                header.header_names.iter().any(is_mentioned)
                    && tree.children[id].iter().any(|&member| is_called(member))
            }
            _ => false,
        };
        group.iter().copied().filter(is_meant).collect()
    }

    /// Names of called functions with wrong arguments.
    fn called(&self, error: &Diagnostic) -> HashSet<&str> {
        let is_callee = |label: &str| label.starts_with(INCORRECT);
        let callees = error.spans.iter();
        let callees = callees.filter(|span| span.label.as_deref().is_some_and(is_callee));
        let places = callees.filter_map(|span| self.in_crates(span.range.clone()));
        let paths = places.filter_map(|place| self.tree.text.get(place));
        paths.filter_map(|path| path.rsplit("::").next()).collect()
    }

    /// Methods that the error's type may have: its own, or else methods of traits; and traits in
    /// scope with such a method, with their imports. If there are none, impls of such traits.
    pub fn methods(&self, error: &Diagnostic, group: &[PartId]) -> Vec<PartId> {
        let words = quoted([error.message.as_str()]);
        let is_method = |&id: &PartId| {
            let name = self.tree.name(id);
            matches!(self.tree.parts[id].kind, PartKind::Member)
                && name.is_some_and(|name| words.contains(name.as_str()))
        };
        let parent = |id: PartId| self.tree.parts[id].parent;
        let is_in_impl_of_type = |&id: &PartId| match parent(id).map(|id| &self.tree.parts[id].kind)
        {
            Some(PartKind::Impl(header)) => header.is_about(|name| words.contains(name.as_str())),
            _ => false,
        };
        let is_impl = |id: PartId| matches!(self.tree.parts[id].kind, PartKind::Impl(_));
        let is_in_trait = |&id: &PartId| !parent(id).is_some_and(is_impl);
        let methods = (0..self.tree.parts.len()).filter(is_method);
        let traits: HashSet<&String> = methods
            .filter_map(parent)
            .filter(|&id| matches!(self.tree.parts[id].kind, PartKind::Trait))
            .filter_map(|id| self.tree.name(id))
            .collect();
        let imported = |id: PartId| match &self.tree.parts[id].kind {
            PartKind::Import(import) => import.path.last().filter(|name| traits.contains(name)),
            _ => None,
        };
        let imports = (0..self.tree.parts.len()).filter(|&id| imported(id).is_some());
        let imports = self.in_scope(error, imports.collect());
        let in_scope: HashSet<&String> = imports.iter().filter_map(|&id| imported(id)).collect();
        let is_in_scope = |&id: &PartId| {
            let name = self.tree.name(id);
            imports.contains(&id)
                || (matches!(self.tree.parts[id].kind, PartKind::Trait)
                    && name.is_some_and(|name| in_scope.contains(name)))
        };
        let all = || group.iter().copied();
        let mut own: Vec<PartId> = all()
            .filter(|id| is_method(id) && is_in_impl_of_type(id))
            .collect();
        if own.is_empty() {
            own = all()
                .filter(|id| is_method(id) && is_in_trait(id))
                .collect();
        }
        let own = self.of_same_crate(error, own).into_iter();
        let found: Vec<PartId> = own.chain(all().filter(is_in_scope)).collect();
        if !found.is_empty() {
            return found;
        }
        let mut types = words;
        if types.contains(ANY_INTEGER) {
            types.extend(INTEGERS);
        }
        let missing = traits
            .into_iter()
            .map(|name| MissingImpl::new(name, types.clone()));
        missing.flat_map(|m| m.impls(self.tree, group)).collect()
    }
}
