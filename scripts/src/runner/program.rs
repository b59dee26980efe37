//! Runs programs that read a whole input and print a whole output.

use std::io::{Read as _, Seek as _};
use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result};
use fs_err::File;

use crate::system::files::temporary::nameless_file;
use crate::system::{Confined, Confinement, NO_INPUT, Streams, Usage};

/// Output of a program, and how it ended.
#[derive(Debug)]
pub struct FinishedRun {
    pub stdout: String,
    pub stderr: String,
    pub usage: Usage,
}

/// Runs a program with the contents of a file, or nothing, on standard input.
///
/// # Errors
/// If the program cannot be started; never for how it ends.
pub fn run_program(
    command: &mut Command,
    input: Option<&Path>,
    limits: impl Into<Confinement>,
) -> Result<FinishedRun> {
    let mut stdout = nameless_file().context("no temporary file")?;
    let mut stderr = nameless_file().context("no temporary file")?;
    let input = File::open(input.unwrap_or(Path::new(NO_INPUT)))?;
    let streams = Streams {
        input: input.into_file().into(),
        output: stdout.try_clone()?.into(),
        errors: stderr.try_clone()?.into(),
    };
    let usage = Confined::start(command, streams, limits.into())
        .and_then(Confined::wait)
        .with_context(|| format!("cannot run {}", command.get_program().display()))?;
    Ok(FinishedRun {
        stdout: read_back(&mut stdout)?,
        stderr: read_back(&mut stderr)?,
        usage,
    })
}

/// Reads `file` from its beginning, after a program has written to it.
///
/// # Errors
/// If the file cannot be read.
pub(super) fn read_back(file: &mut std::fs::File) -> Result<String> {
    let mut bytes = Vec::new();
    file.rewind()?;
    file.read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
