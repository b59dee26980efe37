//! Where results go: standard output, which only this file prints to, the clipboard, the browser.

use std::io::{ErrorKind, Write};

use anyhow::{Context as _, Result, bail};

pub use crate::system::{copy_to_clipboard, open_in_browser};

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

/// Copies the text to the clipboard and reports it.
///
/// # Errors
/// If no clipboard program accepts the text.
pub fn copy(text: &str) -> Result<()> {
    match copy_to_clipboard(text) {
        Some(program) => eprintln!("copied by {program}"),
        None => bail!("no clipboard here; install wl-copy, xclip or xsel, or use --out FILE"),
    }
    Ok(())
}

/// Opens a page in the browser and reports it.
///
/// # Errors
/// If there is no browser.
pub fn open(url: &str) -> Result<()> {
    if open_in_browser(url).is_none() {
        bail!("no browser here; open {url}");
    }
    eprintln!("opened {url}");
    Ok(())
}
