//! Results on standard output: the only place that prints them.

use std::io::{ErrorKind, Write};

use anyhow::{Context as _, Result};

/// Prints a result byte for byte.
///
/// A closed pipe (`| head`) is no error: printing ends silently, and the work goes on, because
/// there may be files to write.
///
/// # Errors
/// If standard output cannot be written.
pub fn print(text: &str) -> Result<()> {
    write(std::io::stdout().lock(), text)
}

/// Prints a result with colours; they are dropped unless the output is a terminal.
///
/// # Errors
/// If standard output cannot be written.
pub fn print_styled(text: &str) -> Result<()> {
    write(anstream::stdout().lock(), text)
}

fn write(mut stdout: impl Write, text: &str) -> Result<()> {
    let written = stdout.write_all(text.as_bytes());
    match written.and_then(|()| stdout.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        written => written.context("cannot write to standard output"),
    }
}
