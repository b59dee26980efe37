//! Input and result of a search.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::ops::Range;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::builder::{Build, Builder};
use crate::parts::{PartId, Tree};
use crate::rustc::{Compiled, Compiling, Diagnostic, Goal, Rustc};
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

impl Builder<'_> {
    /// State for a search of the text with the changes that this build's errors propose.
    pub fn learned(&self, build: &Build) -> Learned {
        Learned {
            mentioned: self.mentioned.clone(),
            imported: self.imported.clone(),
            removed: build.removed.clone(),
            keeps_macros_whole: self.keeps_macros_whole,
        }
    }

    /// Builds the parts that an earlier search found; `None` if there was none, or if they do not
    /// compile and rustc proposes no changes.
    pub fn learned_build(&mut self) -> Result<Option<Build>> {
        let Some(learned) = self.task.learned else {
            return Ok(None);
        };
        let first = std::mem::replace(&mut self.mentioned, learned.mentioned.clone());
        self.imported.clone_from(&learned.imported);
        self.keeps_macros_whole = learned.keeps_macros_whole;
        let build = self.build(learned.removed.clone(), Goal::Lints, false)?;
        if build.errors.is_empty() || !self.view.fixes(&build.errors).is_empty() {
            return Ok(Some(build));
        }
        self.imported.clear();
        self.keeps_macros_whole = false;
        self.restart(first);
        Ok(None)
    }
}

/// Name of the program's file.
const SOURCE: &str = "functions.rs";

impl ShakeTask<'_> {
    /// Checks a text of the crates, and compiles the program from there on if it has no errors.
    /// Removed parts are blanked and the file name is constant, so that places in the texts of
    /// panics are the same, too.
    ///
    /// # Errors
    /// If the program's file cannot be written or rustc cannot be run.
    pub fn check_and_compile(&self, crates: &str) -> Result<(Vec<Diagnostic>, Option<Compiling>)> {
        let source = self.write(crates, SOURCE)?;
        let (rustc, edition) = (self.rustc, self.edition);
        rustc.check_and_compile(&source, edition, self.folder)
    }
}

/// The program before parts are removed that are never run, compiled in parallel with the rounds
/// that follow.
pub struct Program<'a> {
    task: &'a ShakeTask<'a>,
    /// Its live parts.
    live: Vec<bool>,
    compiling: Option<Compiling>,
}

impl<'a> Program<'a> {
    pub fn new(task: &'a ShakeTask<'a>) -> Self {
        Self {
            task,
            live: Vec::new(),
            compiling: None,
        }
    }

    /// Compiles the program of the live parts in parallel, unless it is this one already. A check
    /// of them may have `started` it.
    ///
    /// # Errors
    /// If the program's file cannot be written or rustc cannot be run.
    pub fn compile_beside(&mut self, live: &[bool], started: Option<Compiling>) -> Result<()> {
        if self.live != live {
            self.compiling = self.started_or_new(live, started)?;
            self.live = live.to_vec();
        }
        Ok(())
    }

    /// The compiled program, at the first call; `None` at later ones, or if it does not compile.
    ///
    /// # Errors
    /// If rustc's output cannot be read.
    pub fn first_asked(&mut self) -> Result<Option<Compiled>> {
        let Some(compiling) = self.compiling.take() else {
            return Ok(None);
        };
        compiling.compiled()
    }

    /// The program's file.
    pub fn source(&self) -> PathBuf {
        self.task.folder.join(SOURCE)
    }

    fn started_or_new(
        &self,
        live: &[bool],
        started: Option<Compiling>,
    ) -> Result<Option<Compiling>> {
        let task = self.task;
        match started {
            Some(started) => Ok(Some(started)),
            None => Ok(task.check_and_compile(&task.tree.blanked(live))?.1),
        }
    }
}
