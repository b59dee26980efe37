//! Finds the parts that rustc's lints report as unused, and unused imports of the solution.

use std::collections::BTreeSet;

use super::{RustcView, last_name, quotes};
use crate::parts::{PartId, PartKind};
use crate::rustc::{Diagnostic, UNUSED, is_in_later_prelude};
use crate::shake::names::OtherMachines;

/// Oldest edition of a bundle, which may need imports that the search's edition does not.
const OLDEST_EDITION: &str = "2021";

impl RustcView<'_> {
    /// Returns live parts that the lints report, and implementations of reported trait members;
    /// sorted.
    pub fn unused(&self, live: &[bool], lints: &[Diagnostic]) -> Vec<PartId> {
        let others = OtherMachines::new(self.tree, live);
        let named = lints.iter().flat_map(|lint| self.named_by(lint));
        let named = named.filter(|&id| !others.may_need(self.tree, id));
        let with_implementations = |id| {
            let implementations = self.tree.implementations(id).iter();
            implementations.copied().chain([id])
        };
        let mut unused: Vec<PartId> = named
            .flat_map(with_implementations)
            .filter(|&id| live[id] && !self.tree.acts(id))
            .collect();
        unused.sort_unstable();
        unused.dedup();
        unused
    }

    fn named_by(&self, lint: &Diagnostic) -> Vec<PartId> {
        let lint_name = lint.code();
        if !UNUSED.contains(&lint_name) {
            return Vec::new();
        }
        let mut ids = Vec::new();
        for place in lint.places().filter_map(|place| self.in_crates(place)) {
            let innermost = self.tree.innermost_at(place.start);
            let is = |id: PartId| match (lint_name, &self.tree.parts[id].kind) {
                ("unused_imports", PartKind::Import(_)) => true,
                ("redundant_imports", PartKind::Import(import)) => {
                    !is_in_later_prelude(&import.binding, OLDEST_EDITION)
                }
                ("unused_macro_rules", PartKind::MacroArm) => true,
                // The macro defines an item with this name. Variants and fields stay.
                ("dead_code", PartKind::MacroArgument) => !["variant", "field"]
                    .iter()
                    .any(|kind| lint.message.contains(kind)),
                _ => false,
            };
            let defined = self.tree.defined_at(&place);
            ids.extend(defined.or(innermost.filter(|&id| is(id))));
        }
        ids
    }

    /// Returns unused imports of the solution whose targets are also unused: line and rustc's
    /// message.
    pub fn unused_imports(&self, lints: &[Diagnostic]) -> Vec<(usize, String)> {
        let of_crates = lints.iter().filter(|lint| !self.is_own(lint));
        let unused: BTreeSet<&str> = of_crates.flat_map(targets).collect();
        let own = lints
            .iter()
            .filter(|lint| lint.code() == "unused_imports" && self.is_own(lint));
        let own = own.filter(|lint| targets(lint).any(|name| unused.contains(name)));
        let with_line = |lint: &Diagnostic| {
            let line = lint.spans.first()?.line;
            let line = self.solution.own_line(line, &self.tree.text)?;
            Some((line, lint.message.clone()))
        };
        own.filter_map(with_line).collect()
    }
}

/// Returns names of the parts that a lint names by their paths.
fn targets(lint: &Diagnostic) -> impl Iterator<Item = &str> {
    quotes(&lint.message).map(last_name)
}
