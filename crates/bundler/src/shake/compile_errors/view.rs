//! Maps places of rustc's diagnostics to the tree of parts.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::parts::{PartId, Tree};
use crate::rustc::Diagnostic;
use crate::solution::SurroundingText;

/// The tree as rustc sees it: the solution's text surrounds the inlined text.
#[derive(Clone, Copy)]
pub struct RustcView<'a> {
    pub tree: &'a Tree,
    pub solution: &'a SurroundingText,
}

impl RustcView<'_> {
    /// Converts a byte range of the whole file to one of the inlined text; `None` in the solution.
    pub fn in_crates(&self, place: Range<usize>) -> Option<Range<usize>> {
        self.solution.in_crates(&place, &self.tree.text)
    }

    /// The innermost parts at byte ranges of the whole file.
    pub fn parts_at(&self, places: impl Iterator<Item = Range<usize>>) -> Vec<PartId> {
        let places = places.filter_map(|place| self.in_crates(place));
        places
            .filter_map(|place| self.tree.innermost_at(place.start))
            .collect()
    }

    /// Unused imports of the solution whose targets are unused, too: line and rustc's message.
    pub fn unused_imports(&self, lints: &[Diagnostic]) -> Vec<(usize, String)> {
        let names = |lint: &Diagnostic| -> BTreeSet<String> {
            let quoted = lint.message.split('`').skip(1).step_by(2);
            let last = quoted.filter_map(|path| path.rsplit("::").next());
            last.map(str::to_string).collect()
        };
        let of_crates = |lint: &&Diagnostic| lint.places().any(|p| self.in_crates(p).is_some());
        let unused: BTreeSet<String> = lints.iter().filter(of_crates).flat_map(names).collect();
        let own = lints.iter().filter(|lint| {
            lint.code() == "unused_imports" && !of_crates(lint) && !names(lint).is_disjoint(&unused)
        });
        let line = |lint: &Diagnostic| {
            let line = lint.spans.first().map(|span| span.line);
            line.and_then(|line| self.solution.own_line(line, &self.tree.text))
        };
        own.filter_map(|lint| Some((line(lint)?, lint.message.clone())))
            .collect()
    }

    /// Name and offset of a lint about the inlined text, if rustc reports it by default.
    pub fn remaining_lint(&self, lint: &Diagnostic) -> Option<(String, usize)> {
        let name = lint.code();
        let is_on_by_default = !["redundant_imports", "unused_macro_rules"].contains(&name);
        let place = lint.places().find_map(|place| self.in_crates(place))?;
        (lint.is_lint() && is_on_by_default).then(|| (name.to_string(), place.start))
    }
}
