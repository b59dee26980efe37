//! Compiles the program with which the shaken program is compared.

use std::path::PathBuf;
use std::thread::JoinHandle;

use anyhow::Result;

use super::task::ShakeTask;
use crate::rustc::{Compiled, Meaning};

/// Name of the program's file.
pub const SOURCE: &str = "functions.rs";

/// The program before any removal, compiled in parallel with the first rounds.
pub struct Program<'a> {
    task: &'a ShakeTask<'a>,
    thread: Option<JoinHandle<Result<Option<Compiled>>>>,
    /// The compiled program, until its functions are read.
    compiled: Option<Compiled>,
    /// `None` if it does not compile.
    meaning: Option<Meaning>,
}

impl<'a> Program<'a> {
    pub fn new(task: &'a ShakeTask<'a>) -> Self {
        Self {
            task,
            thread: None,
            compiled: None,
            meaning: None,
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

    /// Takes the program that is compiled already.
    pub fn set_compiled(&mut self, compiled: Compiled) {
        self.compiled = Some(compiled);
    }

    /// The compiled program, at the first call; `None` at later ones, or if it does not compile.
    ///
    /// # Errors
    /// If rustc cannot be run.
    pub fn first_asked(&mut self) -> Result<Option<Compiled>> {
        if let Some(thread) = self.thread.take() {
            self.compiled = thread.join().expect("compiling does not panic")?;
        }
        let compiled = self.compiled.take();
        if let Some(compiled) = &compiled {
            self.meaning = Some(compiled.meaning());
        }
        Ok(compiled)
    }

    /// Hands the program's functions to another search.
    pub fn take_meaning(&mut self) -> Option<Meaning> {
        self.meaning.take()
    }

    /// The program's functions, once it has been asked for; `None` if it does not compile.
    pub fn meaning(&self) -> Option<&Meaning> {
        self.meaning.as_ref()
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
        let other = self.compile(&self.task.tree.blanked(live))?;
        let other = other.join().expect("compiling does not panic")?;
        let other = other.map(|other| other.meaning());
        Ok(other.is_some() && other == self.meaning)
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
