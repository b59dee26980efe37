//! `--plot FILE`: pictures as SVG files.

use std::path::Path;

use anyhow::Result;
use explorer::show::plot::Picture;

use crate::atomic;

/// Writes a picture to a file.
///
/// # Errors
/// If the file cannot be written.
pub fn write(path: &Path, picture: &Picture) -> Result<()> {
    atomic::replace(path, picture.svg())
}
