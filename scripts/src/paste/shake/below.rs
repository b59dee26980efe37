//! What rustc says of a build, in terms of the tree.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::ops::Range;

use cargo_metadata::diagnostic::Diagnostic;

use crate::paste::rustc::{code, fixes, is_lint, places};
use crate::paste::tree::{Id, Tree};

/// The tree where rustc sees it: below the solution.
#[derive(Clone, Copy)]
pub struct Below<'a> {
    pub tree: &'a Tree,
    pub offset: usize,
}

impl Below<'_> {
    /// The same place in the inlined text.
    pub fn inlined(&self, place: Range<usize>) -> Option<Range<usize>> {
        Some(place.start.checked_sub(self.offset)?..place.end - self.offset)
    }

    /// The innermost parts at places of the whole file.
    pub fn parts(&self, places: impl Iterator<Item = Range<usize>>) -> Vec<Id> {
        let inlined = places.filter_map(|place| self.inlined(place));
        inlined
            .filter_map(|place| self.tree.innermost(place.start))
            .collect()
    }

    /// What rustc would change in the inlined text, in the text's order.
    pub fn fixes(&self, errors: &[Diagnostic]) -> BTreeMap<usize, (usize, String)> {
        // Errors with a code come of what is gone, not of another edition.
        let of_edition = errors.iter().filter(|error| code(error).is_empty());
        let inlined = of_edition.flat_map(fixes).filter_map(|(place, text)| {
            let place = self.inlined(place)?;
            Some((place.start, (place.end, text.to_string())))
        });
        inlined.collect()
    }

    /// Unused imports of the solution that name unused parts.
    pub fn idle(&self, lints: &[Diagnostic]) -> Vec<(usize, String)> {
        let names = |lint: &Diagnostic| -> BTreeSet<String> {
            let quoted = lint.message.split('`').skip(1).step_by(2);
            let last = quoted.filter_map(|path| path.rsplit("::").next());
            last.map(str::to_string).collect()
        };
        let of_crates = |lint: &&Diagnostic| places(lint).any(|p| self.inlined(p).is_some());
        let unused: BTreeSet<String> = lints.iter().filter(of_crates).flat_map(names).collect();
        let own = lints.iter().filter(|lint| {
            code(lint) == "unused_imports" && !of_crates(lint) && !names(lint).is_disjoint(&unused)
        });
        let line = |lint: &Diagnostic| lint.spans.first().map_or(1, |span| span.line_start);
        own.map(|lint| (line(lint), lint.message.clone())).collect()
    }

    /// Two lints are heard only because they were asked for.
    pub fn left(&self, lint: &Diagnostic) -> Option<(String, usize)> {
        let name = code(lint);
        let asked_for = ["redundant_imports", "unused_macro_rules"];
        let is_lint = is_lint(lint) && !asked_for.contains(&name);
        let place = places(lint).find_map(|place| self.inlined(place))?;
        is_lint.then(|| (name.to_string(), place.start))
    }
}

/// One build, and what was left out of it.
pub struct Build {
    pub removed: HashSet<Id>,
    pub live: Vec<bool>,
    pub errors: Vec<Diagnostic>,
    pub lints: Vec<Diagnostic>,
}
