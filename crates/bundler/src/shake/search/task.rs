//! Input and result of a search.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::ops::Range;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::parts::{PartId, Tree};
use crate::rustc::{Diagnostic, Rustc};
use crate::shake::compile_errors::Fix;
use crate::shake::names::Liveness;
use crate::solution::SurroundingText;

/// Edition of the search: code that compiles under it also compiles under 2021, with rare
/// exceptions.
pub const STRICTEST_EDITION: &str = "2024";

/// The solution, and the inlined crates that are to be shaken.
pub struct ShakeTask<'a> {
    pub solution: &'a SurroundingText,
    /// Names that the solution mentions; a name that means no item begins with `NO_ITEM`.
    pub mentioned: &'a BTreeSet<String>,
    /// Result of an earlier search for the same parts, whose text has changed since then.
    pub learned: Option<&'a Learned>,
    pub tree: &'a Tree,
    pub rustc: &'a Rustc,
    pub edition: &'a str,
    /// Folder for the files of each round.
    pub folder: &'a Path,
    pub liveness: Liveness,
    /// Size limit of the crates at the judge in bytes.
    pub limit: usize,
    /// Are parts kept that never run, because the program without them was another?
    pub is_careful: bool,
    /// Size in bytes from which a program is large.
    pub large: usize,
}

/// Names and parts that a search has found before rustc proposed changes of the text.
pub struct Learned {
    /// Names of parts that are kept.
    pub mentioned: BTreeSet<String>,
    /// Modules that the solution imports although it uses nothing in them.
    pub imported: HashSet<PartId>,
    /// Imports and macro calls that mention removed parts.
    pub removed: HashSet<PartId>,
    pub keeps_macros_whole: bool,
}

/// The parts that stay.
pub struct Shaken {
    pub live: Vec<bool>,
    pub rounds: usize,
    /// Errors that remain; with any error the crates cannot be bundled.
    pub errors: Vec<Diagnostic>,
    /// Changes of the inlined text that rustc proposes for the errors, by start offset.
    pub fixes: BTreeMap<usize, Fix>,
    /// Found until then, for a search of the changed text; `None` without fixes.
    pub learned: Option<Learned>,
    /// Unused imports of the solution that keep parts in the bundle: line and rustc's message.
    pub unused_imports: Vec<(usize, String)>,
    /// Least bytes of each crate's module without white space, if all together exceed the limit.
    pub too_large: Option<BTreeMap<String, usize>>,
    /// Did the search end before it had tried all groups?
    pub is_cut_short: bool,
    /// Lints that rustc still reports: name and offset in the inlined text.
    pub lints: Vec<(String, usize)>,
}

impl Shaken {
    /// Names of the remaining lints about a range of the inlined text.
    pub fn lints_in(&self, range: &Range<usize>) -> BTreeSet<String> {
        let inside = self.lints.iter().filter(|(_, place)| range.contains(place));
        inside.map(|(lint, _)| lint.clone()).collect()
    }

    /// Does a part that stays mention this name?
    pub fn mentions(&self, tree: &Tree, name: &str) -> bool {
        let parts = tree.parts.iter().zip(&self.live);
        let mut live = parts.filter(|(_, live)| **live);
        live.any(|(part, _)| part.mentions.contains(name))
    }
}

impl ShakeTask<'_> {
    /// Writes the solution and this text of the crates to a file of the folder.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn write(&self, crates: &str, name: &str) -> Result<PathBuf> {
        let source = self.folder.join(name);
        std::fs::write(&source, self.solution.with(crates))
            .with_context(|| format!("cannot write {}", source.display()))?;
        Ok(source)
    }
}
