//! Finds removed methods that a compile error needs; the error may not name their type.

use std::collections::HashSet;

use super::codes::{NO_METHOD, NO_METHOD_OF_NUMBER};
use super::missing_impls::MissingImpl;
use super::quotes::quoted;
use super::view::RustcView;
use crate::parts::{PartId, PartKind};
use crate::rustc::Diagnostic;

/// Rustc's name for the type of an integer whose type is unknown.
const ANY_INTEGER: &str = "integer";
/// Types that such an integer may have.
const INTEGERS: [&str; 12] = [
    "i8", "i16", "i32", "i64", "i128", "isize", "u8", "u16", "u32", "u64", "u128", "usize",
];

impl RustcView<'_> {
    /// Methods that the error's type may have: its own, or else methods of traits; and traits in
    /// scope with such a method, with their imports. If there are none, impls of such traits.
    pub fn methods(&self, error: &Diagnostic, group: &[PartId]) -> Vec<PartId> {
        if ![NO_METHOD, NO_METHOD_OF_NUMBER].contains(&error.code()) {
            return Vec::new();
        }
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
