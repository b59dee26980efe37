//! The program that the shaken one is compared with.

use std::thread::JoinHandle;

use anyhow::Result;

use super::shaker::Shaker;
use crate::rustc::Compiled;

/// The program as it was before the search removes anything, compiled beside its first rounds.
pub struct Program<'a> {
    shaker: &'a Shaker<'a>,
    thread: Option<JoinHandle<Result<Option<Compiled>>>>,
    compiled: Option<Compiled>,
}

impl<'a> Program<'a> {
    pub fn of(shaker: &'a Shaker<'a>) -> Self {
        Self {
            shaker,
            thread: None,
            compiled: None,
        }
    }

    /// Begins to compile the program of the live parts.
    ///
    /// # Errors
    /// If its file cannot be written.
    pub fn compile_beside(&mut self, live: &[bool]) -> Result<()> {
        self.thread = Some(self.compile(live)?);
        Ok(())
    }

    /// What has been compiled, the first time that it is asked for; `None` if it cannot be
    /// compiled to its end.
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

    /// Does the program of these live parts do the same, function by function?
    ///
    /// # Errors
    /// If its file cannot be written or rustc cannot be run.
    pub fn does_the_same(&self, live: &[bool]) -> Result<bool> {
        let other = self
            .compile(live)?
            .join()
            .expect("compiling does not panic")?;
        let programs = self.compiled.as_ref().zip(other.as_ref());
        Ok(programs.is_some_and(|(program, other)| program.meaning() == other.meaning()))
    }

    /// Blanks keep every place, and the file has one name: what a panic says is the same, too.
    fn compile(&self, live: &[bool]) -> Result<JoinHandle<Result<Option<Compiled>>>> {
        let shaker = self.shaker;
        let source = shaker.write(&shaker.tree.blanked(live), "functions.rs")?;
        let (rustc, out) = (shaker.rustc.clone(), shaker.folder.join("functions.ll"));
        let edition = shaker.edition.to_string();
        let compile = move || rustc.compiled(&source, &edition, &out);
        Ok(std::thread::spawn(compile))
    }
}

impl Drop for Program<'_> {
    /// Its files are in a folder that is removed soon.
    fn drop(&mut self) {
        let _ = self.thread.take().map(JoinHandle::join);
    }
}
