//! Results on standard output.

use std::io::{ErrorKind, Write as _};

use anyhow::{Context as _, Result};

/// Prints a result. A reader who has seen enough (`| head`) is no error, and the
/// work goes on: there may be files to write.
///
/// # Errors
/// If standard output cannot be written.
pub fn print(text: &str) -> Result<()> {
    let mut stdout = std::io::stdout().lock();
    let written = stdout.write_all(text.as_bytes());
    match written.and_then(|()| stdout.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        written => written.context("cannot write to standard output"),
    }
}
