//! Runs programs that read a whole input and print a whole output.

use std::fs::File;
use std::io::{self, ErrorKind, PipeReader, PipeWriter, Read as _, Seek as _, pipe};
use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Error, Result, anyhow};

use crate::system::files::temporary::{nameless_copy, nameless_file};
use crate::system::{Confined, Limits, NO_INPUT, Stream, Streams, Usage};

/// Output of a program, and how it ended.
#[derive(Debug)]
pub struct FinishedRun {
    pub stdout: String,
    pub stderr: String,
    pub usage: Usage,
}

/// What a program prints to a stream, in a file that has no name.
#[derive(Debug)]
pub(super) struct Printed(File);

impl Printed {
    /// Makes an empty file.
    ///
    /// # Errors
    /// If it cannot be created.
    pub fn new() -> Result<Self> {
        Ok(Self(nameless_file().context("no temporary file")?))
    }

    /// Returns the stream for the program.
    pub fn stream(&self) -> io::Result<Stream> {
        Ok(self.0.try_clone()?.into())
    }

    /// Reads at most `limit` bytes of what was printed; bytes that are no text become U+FFFD.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn text(mut self, limit: u64) -> Result<String> {
        Ok(String::from_utf8_lossy(&read_back(&mut self.0, limit)?).into_owned())
    }
}

/// A running program, and the pipes to its standard input and from its standard output.
pub(super) type Talking = (Confined, PipeWriter, PipeReader);

/// Starts a program that is talked to while it runs.
///
/// # Errors
/// If the program cannot be started.
pub(super) fn start(
    command: &mut Command,
    errors: &Printed,
    limits: Limits,
) -> io::Result<Talking> {
    let (input, to_program) = pipe()?;
    let (from_program, output) = pipe()?;
    let streams = Streams {
        input: input.into(),
        output: output.into(),
        errors: errors.stream()?,
    };
    let running = Confined::start(command, streams, limits)?;
    Ok((running, to_program, from_program))
}

/// Runs a program with the contents of a file, or nothing, on standard input.
///
/// # Errors
/// If the program cannot be started; never for how it ends.
pub fn run_program(
    command: &mut Command,
    input: Option<&Path>,
    limits: Limits,
) -> Result<FinishedRun> {
    let (stdout, stderr) = (Printed::new()?, Printed::new()?);
    let streams = Streams {
        input: standard_input(input.unwrap_or(Path::new(NO_INPUT)))?.into(),
        output: stdout.stream()?,
        errors: stderr.stream()?,
    };
    let usage = Confined::start(command, streams, limits)
        .and_then(Confined::wait)
        .map_err(|error| not_started(command, error))?;
    Ok(FinishedRun {
        stdout: stdout.text(limits.output)?,
        stderr: stderr.text(limits.output)?,
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
