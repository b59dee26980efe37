//! Input and output of a solution: standard input and output, or the files that its judge names.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use fs_err::File;

use crate::problem::Problem;
use crate::system::{NO_INPUT, Streams};
use crate::temporary::Temporary;

/// Folder for one run of a solution.
pub(super) struct Exchange {
    folder: Temporary,
    /// File that the solution gets on standard input.
    input: PathBuf,
    output: PathBuf,
}

impl Exchange {
    /// Prepares `input` for the solution that `command` starts.
    ///
    /// # Errors
    /// If the input cannot be read or the folder cannot be created.
    pub fn prepare(problem: &Problem, input: &Path, command: &mut Command) -> Result<Self> {
        let folder = Temporary::folder().context("no temporary folder")?;
        let Some(files) = &problem.files else {
            return Ok(Self {
                input: input.to_path_buf(),
                output: stdout_in(&folder),
                folder,
            });
        };
        command.current_dir(folder.as_ref());
        let mut exchange = Self {
            input: input.to_path_buf(),
            output: stdout_in(&folder),
            folder,
        };
        let folder = exchange.folder.as_ref();
        if let Some(file) = &files.input {
            fs_err::copy(input, folder.join(file))?;
            exchange.input = NO_INPUT.into();
        }
        if let Some(file) = &files.output {
            exchange.output = folder.join(file);
            File::create(&exchange.output)?;
        }
        Ok(exchange)
    }

    /// Streams for standard input and output. They are files instead of pipes: nobody must read
    /// while the solution runs, and the kernel limits their size.
    ///
    /// # Errors
    /// If a file cannot be opened.
    pub fn streams(&self, errors: std::fs::File) -> Result<Streams> {
        Ok(Streams {
            input: File::open(&self.input)?.into_file().into(),
            output: File::create(stdout_in(&self.folder))?.into_file().into(),
            errors: errors.into(),
        })
    }

    /// File that contains the solution's output.
    pub fn output(&self) -> &Path {
        &self.output
    }
}

fn stdout_in(folder: &Temporary) -> PathBuf {
    folder.as_ref().join("standard-output")
}
