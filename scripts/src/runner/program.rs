//! Runs programs that read a whole input and print a whole output.

use std::fs::File;
use std::io::{self, ErrorKind, Read as _, Seek as _};
use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Error, Result, anyhow};

use crate::system::files::temporary::{nameless_copy, nameless_file};
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
    let confinement = limits.into();
    let streams = Streams {
        input: standard_input(input.unwrap_or(Path::new(NO_INPUT)))?.into(),
        output: stdout.try_clone()?.into(),
        errors: stderr.try_clone()?.into(),
    };
    let usage = Confined::start(command, streams, confinement)
        .and_then(Confined::wait)
        .map_err(|error| not_started(command, error))?;
    let read = |file| -> Result<String> {
        let bytes = read_back(file, confinement.limits.output)?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    };
    Ok(FinishedRun {
        stdout: read(&mut stdout)?,
        stderr: read(&mut stderr)?,
        usage,
    })
}

/// Says why a program did not start: that a file is missing may mean another one than it seems.
fn not_started(command: &Command, error: io::Error) -> Error {
    let program = command.get_program();
    let shown = program.display();
    if error.kind() != ErrorKind::NotFound {
        return Error::new(error).context(format!("cannot run {shown}"));
    }
    if Path::new(program).is_file() {
        return anyhow!("cannot run {shown}: its first line names an interpreter that isn't here");
    }
    anyhow!("cannot run {shown}: there is no such file, and no such program in the PATH")
}

/// Opens what a program gets on standard input: a copy, because a program can open its descriptor
/// again to write.
///
/// # Errors
/// If the input cannot be read, or the copy cannot be written.
pub(super) fn standard_input(input: &Path) -> Result<File> {
    if input == Path::new(NO_INPUT) {
        return Ok(File::open(input)?);
    }
    nameless_copy(input).with_context(|| input.display().to_string())
}

/// Reads `file` from its beginning, after a program has written to it, but at most `limit` bytes.
///
/// # Errors
/// If the file cannot be read.
pub(super) fn read_back(file: &mut File, limit: u64) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.rewind()?;
    file.take(limit).read_to_end(&mut bytes)?;
    Ok(bytes)
}
