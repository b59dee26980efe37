//! The desktop's clipboard and browser.

use anyhow::{Result, bail};

pub use crate::system::{copy_to_clipboard, open_in_browser};

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
