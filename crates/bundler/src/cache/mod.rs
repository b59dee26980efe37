//! Cached results of earlier runs, each valid until one of its inputs changes.
//!
//! - `bundle_cache`: finished bundles. The text is compiled and tested every time.
//! - `metadata_cache`: the output of `cargo metadata`.

mod bundle_cache;
mod metadata_cache;

use std::io::Write as _;
use std::path::Path;

use tempfile::NamedTempFile;

pub use bundle_cache::{BundleCache, Finished};
pub use metadata_cache::MetadataCache;

/// Writes a file atomically: it is replaced as a whole or not at all.
///
/// # Errors
/// If the file cannot be written.
fn write(file: &Path, content: &[u8]) -> std::io::Result<()> {
    let folder = file.parent().unwrap_or(Path::new(""));
    std::fs::create_dir_all(folder)?;
    let mut new = NamedTempFile::new_in(folder)?;
    new.write_all(content)?;
    new.persist(file)?;
    Ok(())
}

/// The length and modification time of a file, as text. `None` if there is no file.
fn stamp(file: &Path) -> Option<String> {
    let metadata = file.metadata().ok()?;
    Some(format!(
        "{} {:?}",
        metadata.len(),
        metadata.modified().ok()?
    ))
}
