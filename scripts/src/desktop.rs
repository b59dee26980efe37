//! The desktop's clipboard and browser.

use anyhow::{Result, bail};

pub use crate::system::{copy_to_clipboard, open_in_browser};

/// Puts the text into the clipboard and says so.
///
/// # Errors
/// If no program takes the text.
pub fn copy(text: &str) -> Result<()> {
    match copy_to_clipboard(text) {
        Some(program) => eprintln!("copied by {program}"),
        None => bail!("no clipboard here; install wl-copy, xclip or xsel, or use --out FILE"),
    }
    Ok(())
}

/// Opens a page in the browser and says so.
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
