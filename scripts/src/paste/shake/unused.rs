//! The parts that rustc calls unused.

use std::collections::HashSet;

use cargo_metadata::diagnostic::Diagnostic;

use super::below::{Below, Build};
use crate::paste::rustc::{UNUSED, code, places};
use crate::paste::tree::{Id, Kind, Tree};

/// Names that nobody need import, but before edition 2024.
const OF_2024: [&str; 2] = ["Future", "IntoFuture"];

impl Below<'_> {
    /// What the lints of a build speak of, sorted.
    pub fn unused(&self, build: &Build) -> Vec<Id> {
        let elsewhere = spoken_elsewhere(self.tree, &build.live);
        let named = build.lints.iter().flat_map(|lint| self.named(lint));
        let named = named.filter(|&id| !self.tree.is_named_in(id, &elsewhere));
        let written = |id| self.tree.implementations(id).into_iter().chain([id]);
        let mut unused: Vec<Id> = named
            .flat_map(written)
            .filter(|&id| build.live[id])
            .collect();
        unused.sort_unstable();
        unused.dedup();
        unused
    }

    fn named(&self, lint: &Diagnostic) -> Vec<Id> {
        let lint_name = code(lint);
        if !UNUSED.contains(&lint_name) {
            return Vec::new();
        }
        let mut ids = Vec::new();
        for place in places(lint).filter_map(|place| self.inlined(place)) {
            let innermost = self.tree.innermost(place.start);
            let is = |id: Id| match (lint_name, &self.tree.nodes[id].kind) {
                ("unused_imports", Kind::Import(_)) => true,
                ("redundant_imports", Kind::Import(import)) => {
                    !OF_2024.contains(&import.binding.as_str())
                }
                ("unused_macro_rules", Kind::Arm) => true,
                // A name that a macro gives to what it writes.
                ("dead_code", Kind::Argument) => true,
                _ => false,
            };
            let defined = self.tree.defined_at(&place);
            ids.extend(defined.or(innermost.filter(|&id| is(id))));
        }
        ids
    }
}

/// Names spoken by code for other machines, which rustc does not see here.
fn spoken_elsewhere<'a>(tree: &'a Tree, live: &[bool]) -> HashSet<&'a String> {
    let conditional = |id: &Id| {
        let mut up = Some(*id);
        while let Some(id) = up {
            if is_conditional(tree, id) {
                return true;
            }
            up = tree.nodes[id].parent;
        }
        false
    };
    let nodes = (0..live.len()).filter(|&id| live[id]).filter(conditional);
    nodes.flat_map(|id| &tree.nodes[id].mentions).collect()
}

fn is_conditional(tree: &Tree, id: Id) -> bool {
    if matches!(
        tree.nodes[id].kind,
        Kind::Macro
            | Kind::Arm
            | Kind::Fixed
            | Kind::Repetition
            | Kind::Generated
            | Kind::Invocation(_)
    ) {
        return false;
    }
    let node = &tree.nodes[id];
    let mut conditions = tree.text[node.range.clone()].split("#[cfg(");
    let is_outermost = conditions.next() == Some("");
    // What is known here has been decided: `all()` holds, `any()` does not.
    let is_open = |rest: &str| !rest.starts_with("all())") && !rest.starts_with("any())");
    match node.kind {
        Kind::Module | Kind::Impl(_) | Kind::Trait => {
            is_outermost && conditions.next().is_some_and(is_open)
        }
        _ => conditions.any(is_open),
    }
}
