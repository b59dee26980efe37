//! `--plot FILE`: pictures as SVG files.

use std::path::Path;

use anyhow::{Result, bail};
use explorer::show::plot::Picture;

use crate::atomic;

/// Refuses a file that no picture will be written to; asked before the run.
///
/// # Errors
/// If the name does not end in `.svg`.
pub fn check_target(path: &Path) -> Result<()> {
    if path.extension().is_none_or(|extension| extension != "svg") {
        bail!(
            "{}: pictures are drawn as SVG; name a file that ends in .svg",
            path.display()
        );
    }
    Ok(())
}

/// # Errors
/// If the file cannot be written.
pub fn write(path: &Path, picture: &Picture) -> Result<()> {
    atomic::replace(path, picture.svg())
}
