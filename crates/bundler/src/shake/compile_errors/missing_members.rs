//! Finds removed members of traits and impls that a compile error needs.

use std::collections::{BTreeSet, HashSet};

use super::quotes::quoted;
use super::view::RustcView;
use crate::parts::{PartId, PartKind};
use crate::rustc::Diagnostic;

impl RustcView<'_> {
    /// Removed members that an impl lacks according to the error.
    pub fn members_of_impl(&self, error: &Diagnostic, group: &[PartId]) -> Vec<PartId> {
        let words = quoted([error.message.as_str()]);
        let impls = self.parts_at(error.places());
        let is_missing = |&id: &PartId| {
            let parent = self.tree.parts[id].parent;
            let name = self.tree.name(id);
            parent.is_some_and(|parent| impls.contains(&parent))
                && name.is_some_and(|name| words.contains(name.as_str()))
        };
        group.iter().copied().filter(is_missing).collect()
    }

    /// Removed members that a trait lacks according to the error.
    pub fn members_of_trait(&self, error: &Diagnostic, group: &[PartId]) -> Vec<PartId> {
        let words = quoted([error.message.as_str()]);
        let is_named = |id: PartId| {
            self.tree
                .name(id)
                .is_some_and(|n| words.contains(n.as_str()))
        };
        let is_missing = |id: &PartId| {
            let parent = self.tree.parts[*id].parent;
            matches!(self.tree.parts[*id].kind, PartKind::Member)
                && is_named(*id)
                && parent.is_some_and(is_named)
        };
        group.iter().copied().filter(is_missing).collect()
    }

    /// Members of a trait that are mentioned by the parts around the error or by macro calls.
    pub fn members_of_path(&self, error: &Diagnostic, group: &[PartId]) -> Vec<PartId> {
        let tree = self.tree;
        let places = error.places().filter_map(|place| self.in_crates(place));
        let traits: HashSet<&str> = places.map(|place| &tree.text[place]).collect();
        let around = self
            .parts_at(error.places().chain(error.calls()))
            .into_iter();
        let with_arguments = |id: PartId| tree.children[id].iter().copied().chain([id]);
        let around: Vec<PartId> = around.flat_map(with_arguments).collect();
        let is_meant = |&id: &PartId| {
            let parent = tree.parts[id].parent.and_then(|parent| tree.name(parent));
            let is_mentioned = |name: &String| {
                let mut parts = around.iter().map(|&id| &tree.parts[id]);
                parts.any(|part| part.mentions.contains(name))
            };
            matches!(tree.parts[id].kind, PartKind::Member)
                && parent.is_some_and(|name| traits.contains(name.as_str()))
                && tree.name(id).is_some_and(is_mentioned)
        };
        group.iter().copied().filter(is_meant).collect()
    }

    /// Adds to `found` the implementations in `group` of found trait members, and the trait members
    /// of found implementations: they are restored together.
    pub fn with_counterparts(
        &self,
        mut found: BTreeSet<PartId>,
        group: &[PartId],
    ) -> BTreeSet<PartId> {
        let all: HashSet<PartId> = group.iter().copied().collect();
        for &member in group {
            let implementations = self.tree.implementations(member);
            let counterparts = || implementations.iter().chain([&member]);
            if counterparts().any(|id| found.contains(id)) {
                found.extend(counterparts().filter(|id| all.contains(id)));
            }
        }
        found
    }
}
