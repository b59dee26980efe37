//! Compiles the program with which the shaken program is compared.

use std::cell::OnceCell;
use std::path::PathBuf;

use anyhow::Result;

use super::task::ShakeTask;
use crate::rustc::{Compiled, Compiling, Diagnostic, Meaning};

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
    compiled: Option<Compiled>,
    /// Cache of the program's functions; `None` if it does not compile.
    meaning: OnceCell<Option<Meaning>>,
}

impl<'a> Program<'a> {
    pub fn new(task: &'a ShakeTask<'a>) -> Self {
        Self {
            task,
            live: Vec::new(),
            compiling: None,
            compiled: None,
            meaning: OnceCell::new(),
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
    pub fn first_asked(&mut self) -> Result<Option<&Compiled>> {
        let Some(compiling) = self.compiling.take() else {
            return Ok(None);
        };
        self.compiled = compiling.compiled()?;
        self.meaning.take();
        Ok(self.compiled.as_ref())
    }

    /// The program's functions, once it has been asked for; `None` if it does not compile.
    pub fn meaning(&self) -> Option<&Meaning> {
        let meaning = || self.compiled.as_ref().map(Compiled::meaning);
        self.meaning.get_or_init(meaning).as_ref()
    }

    /// The program's file.
    pub fn source(&self) -> PathBuf {
        self.task.folder.join(SOURCE)
    }

    /// Does the program of the live parts behave the same, function by function? A check of them
    /// may have `started` to compile it.
    ///
    /// # Errors
    /// If the program's file cannot be written or rustc cannot be run.
    pub fn does_the_same(&self, live: &[bool], started: Option<Compiling>) -> Result<bool> {
        let other = self.started_or_new(live, started)?;
        let other = other.map(Compiling::compiled).transpose()?.flatten();
        let other = other.map(|other| other.meaning());
        Ok(other.is_some() && other.as_ref() == self.meaning())
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
