//! Results on standard output: the one place that prints them.

use std::io::{ErrorKind, Write};

use anyhow::{Context as _, Result};

/// Prints a result byte for byte.
///
/// A reader who has seen enough (`| head`) is no error: printing ends quietly, and the work
/// goes on, as there may be files to write.
///
/// # Errors
/// If standard output cannot be written.
pub fn print(text: &str) -> Result<()> {
    write(std::io::stdout().lock(), text)
}

/// Prints a result with colours, which are left out unless it goes to a terminal.
///
/// # Errors
/// As [`print`].
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
