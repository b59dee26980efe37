//! Compiles the program with which the shaken program is compared.

use std::thread::JoinHandle;

use anyhow::Result;

use super::task::ShakeTask;
use crate::rustc::Compiled;

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
        self.thread = Some(self.compile(live)?);
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

    /// Does the program of the live parts behave the same, function by function?
    ///
    /// # Errors
    /// If the program's file cannot be written or rustc cannot be run.
    pub fn does_the_same(&self, live: &[bool]) -> Result<bool> {
        let other = self
            .compile(live)?
            .join()
            .expect("compiling does not panic")?;
        let programs = self.compiled.as_ref().zip(other.as_ref());
        Ok(programs.is_some_and(|(program, other)| program.meaning() == other.meaning()))
    }

    /// Compiles the live parts in a thread. Removed parts are blanked and the file name is
    /// constant, so that places in the texts of panics are the same, too.
    fn compile(&self, live: &[bool]) -> Result<JoinHandle<Result<Option<Compiled>>>> {
        let task = self.task;
        let source = task.write(&task.tree.blanked(live), "functions.rs")?;
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
