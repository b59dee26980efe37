//! Compiles the program with which the shaken program is compared.

use std::path::PathBuf;

use anyhow::Result;

use super::task::ShakeTask;
use crate::rustc::{Compiled, Compiling, Diagnostic};

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
