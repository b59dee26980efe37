//! The parts that rustc's lints call unused.

use std::collections::HashSet;

use super::rustc_view::{Build, RustcView};
use crate::parts::{PartId, PartKind, Tree};
use crate::rustc::{Diagnostic, UNUSED};

/// Traits of the prelude of edition 2024: older editions need their imports.
const PRELUDE_OF_2024: [&str; 2] = ["Future", "IntoFuture"];

impl RustcView<'_> {
    /// The parts that the lints of a build name, and implementations of such members; sorted.
    pub fn unused(&self, build: &Build) -> Vec<PartId> {
        let elsewhere = mentioned_elsewhere(self.tree, &build.live);
        let named = build.lints.iter().flat_map(|lint| self.named_by(lint));
        let named = named.filter(|&id| !self.tree.has_name_in(id, &elsewhere));
        let with_implementations = |id| self.tree.implementations(id).into_iter().chain([id]);
        let mut unused: Vec<PartId> = named
            .flat_map(with_implementations)
            .filter(|&id| build.live[id])
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
                    !PRELUDE_OF_2024.contains(&import.binding.as_str())
                }
                ("unused_macro_rules", PartKind::MacroArm) => true,
                // The macro defines something by this name.
                ("dead_code", PartKind::MacroArgument) => true,
                _ => false,
            };
            let defined = self.tree.defined_at(&place);
            ids.extend(defined.or(innermost.filter(|&id| is(id))));
        }
        ids
    }
}

/// Names that code for other machines mentions, which rustc does not see here.
fn mentioned_elsewhere<'a>(tree: &'a Tree, live: &[bool]) -> HashSet<&'a String> {
    // A part comes after those around it.
    let mut conditional = vec![false; live.len()];
    for (id, part) in tree.parts.iter().enumerate() {
        let is_inside = part.parent.is_some_and(|parent| conditional[parent]);
        conditional[id] = is_inside || is_conditional(tree, id);
    }
    let parts = (0..live.len()).filter(|&id| live[id] && conditional[id]);
    parts.flat_map(|id| &tree.parts[id].mentions).collect()
}

/// Does a `#[cfg(…)]` on the part depend on the machine?
fn is_conditional(tree: &Tree, id: PartId) -> bool {
    if matches!(
        tree.parts[id].kind,
        PartKind::MacroRules
            | PartKind::MacroArm
            | PartKind::StaysWithParent
            | PartKind::MacroRepetition
            | PartKind::GeneratedFn
            | PartKind::MacroCall(_)
    ) {
        return false;
    }
    let part = &tree.parts[id];
    let text = &tree.text[part.range.clone()];
    // Conditions that are known here have become `all()`, true, or `any()`, false.
    let is_open = |rest: &str| !rest.starts_with("all())") && !rest.starts_with("any())");
    match part.kind {
        PartKind::Module | PartKind::Impl(_) | PartKind::Trait => {
            text.strip_prefix("#[cfg(").is_some_and(is_open)
        }
        _ => text.split("#[cfg(").skip(1).any(is_open),
    }
}
