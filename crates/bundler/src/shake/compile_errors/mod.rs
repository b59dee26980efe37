//! Reads rustc's diagnostics about a build: which parts must be removed, restored or changed.
//!
//! - `lints`: parts that lints report as unused, and unused imports of the solution.
//! - `dangling_parts`: parts that mention removed parts and must also be removed.
//! - `absent`: the removed parts by their names; further parts that a restored part needs.
//! - `culprits`: removed parts that errors need. It uses `missing_impls`, and compares names if an
//!   error says nothing definite.
//!
//! Here are places of diagnostics in the tree of parts, error codes, and names in messages.

mod absent;
mod culprits;
mod dangling_parts;
mod lints;
mod missing_impls;

use std::collections::{BTreeMap, HashSet};
use std::ops::Range;

use crate::parts::{PartId, Tree};
use crate::rustc::Diagnostic;
use crate::solution::SurroundingText;
use crate::syntax::words;
pub use absent::Absent;

/// A change of the text: the end of the replaced range, and the new text.
pub type Fix = (usize, String);

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

    /// Returns the innermost parts at byte ranges of the whole file.
    pub fn parts_at(&self, places: impl Iterator<Item = Range<usize>>) -> Vec<PartId> {
        let places = places.filter_map(|place| self.in_crates(place));
        places
            .filter_map(|place| self.tree.innermost_at(place.start))
            .collect()
    }

    /// Returns whether a diagnostic is about the solution.
    pub fn is_own(&self, diagnostic: &Diagnostic) -> bool {
        let mut places = diagnostic.places();
        places.all(|place| self.in_crates(place).is_none())
    }

    /// Returns changes that rustc proposes for code of an older edition: start offset → change.
    pub fn fixes(&self, errors: &[Diagnostic]) -> BTreeMap<usize, Fix> {
        let of_edition = errors.iter().filter(|error| error.is_about_edition());
        let fixes = of_edition.flat_map(Diagnostic::fixes);
        let inlined = fixes.filter_map(|(place, text)| {
            let place = self.in_crates(place)?;
            Some((place.start, (place.end, text.to_string())))
        });
        inlined.collect()
    }

    /// Returns the name and offset of a lint about the inlined text, if rustc reports it by
    /// default.
    pub fn remaining_lint(&self, lint: &Diagnostic) -> Option<(String, usize)> {
        let name = lint.code();
        let is_on_by_default = !["redundant_imports", "unused_macro_rules"].contains(&name);
        let place = lint.places().find_map(|place| self.in_crates(place))?;
        (lint.is_lint() && is_on_by_default).then(|| (name.to_string(), place.start))
    }
}

/// An import or a path is unresolved.
pub const UNRESOLVED: [&str; 4] = ["E0364", "E0365", "E0432", "E0433"];

/// An import is unresolved.
pub const UNRESOLVED_IMPORT: &str = "E0432";

/// A name is undefined.
pub const UNKNOWN_NAME: [&str; 9] = [
    "E0405", "E0412", "E0422", "E0423", "E0425", "E0433", "E0531", "E0532", "E0574",
];

/// An impl lacks a member of its trait, or a trait one of its impl, or a type lacks a method.
pub const NO_MEMBER: [&str; 6] = ["E0046", "E0407", "E0437", "E0438", "E0599", "E0689"];

/// Returns all names in backquotes.
pub fn quoted<'a>(texts: impl IntoIterator<Item = &'a str>) -> HashSet<&'a str> {
    texts.into_iter().flat_map(quotes).flat_map(names).collect()
}

/// Returns the texts in backquotes.
pub fn quotes(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// Returns the last name of a path, without its arguments.
pub fn last_name(path: &str) -> &str {
    let path = path.split('<').next().unwrap_or(path);
    path.rsplit("::").next().unwrap_or(path)
}

/// Returns names in a text, without `Self` and `self`.
pub fn names(text: &str) -> impl Iterator<Item = &str> {
    words(text).filter(|word| !["", "Self", "self"].contains(word))
}
