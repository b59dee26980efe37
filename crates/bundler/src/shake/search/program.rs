//! Compiles the program with which the shaken program is compared.

use std::path::PathBuf;
use std::thread::JoinHandle;

use anyhow::Result;

use super::task::ShakeTask;
use crate::rustc::Compiled;

/// Name of the program's file.
const SOURCE: &str = "functions.rs";

/// The program before any removal, compiled in parallel with the first rounds.
pub struct Program<'a> {
    task: &'a ShakeTask<'a>,
    thread: Option<JoinHandle<Result<Option<Compiled>>>>,
    compiled: Option<Compiled>,
}

impl<'a> Program<'a> {
    pub fn new(task: &'a ShakeTask<'a>) -> Self {
        Self {
            task,
            thread: None,
            compiled: None,
        }
    }

    /// Starts to compile the program of the live parts in a thread.
    ///
    /// # Errors
    /// If the program's file cannot be written.
    pub fn compile_beside(&mut self, live: &[bool]) -> Result<()> {
        self.thread = Some(self.compile(&self.task.tree.blanked(live))?);
        Ok(())
    }

    /// The compiled program, at the first call; `None` at later ones, or if it does not compile.
    ///
    /// # Errors
    /// If rustc cannot be run.
    pub fn first_asked(&mut self) -> Result<Option<&Compiled>> {
        let Some(thread) = self.thread.take() else {
            return Ok(None);
        };
        self.compiled = thread.join().expect("compiling does not panic")?;
        Ok(self.compiled.as_ref())
    }

    /// The program's file.
    pub fn source(&self) -> PathBuf {
        self.task.folder.join(SOURCE)
    }

    /// Does the program of the live parts behave the same, function by function?
    ///
    /// # Errors
    /// If the program's file cannot be written or rustc cannot be run.
    pub fn does_the_same(&self, live: &[bool]) -> Result<bool> {
        self.is_same(&self.task.tree.blanked(live))
    }

    /// Is it the program of this text of the crates, function by function?
    ///
    /// # Errors
    /// If the program's file cannot be written or rustc cannot be run.
    pub fn is_same(&self, crates: &str) -> Result<bool> {
        let other = self
            .compile(crates)?
            .join()
            .expect("compiling does not panic")?;
        let programs = self.compiled.as_ref().zip(other.as_ref());
        Ok(programs.is_some_and(|(program, other)| program.meaning() == other.meaning()))
    }

    /// Compiles a text of the crates in a thread. Removed parts are blanked and the file name is
    /// constant, so that places in the texts of panics are the same, too.
    fn compile(&self, crates: &str) -> Result<JoinHandle<Result<Option<Compiled>>>> {
        let task = self.task;
        let source = task.write(crates, SOURCE)?;
        let (rustc, out) = (task.rustc.clone(), task.folder.join("functions.ll"));
        let edition = task.edition.to_string();
        let compile = move || rustc.compiled(&source, &edition, &out);
        Ok(std::thread::spawn(compile))
    }
}

impl Drop for Program<'_> {
    /// Waits for the compiler, because the folder of its files is removed soon.
    fn drop(&mut self) {
        let _ = self.thread.take().map(JoinHandle::join);
    }
}
