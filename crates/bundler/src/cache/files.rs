//! Reads and writes the files of cached results.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use crate::request::Job;

/// Cache file of one binary and one judge; `None` if the request names no cache folder.
pub fn file(job: &Job, extension: &str) -> Option<PathBuf> {
    let request = job.request;
    let source = request.source.file_stem()?.to_string_lossy();
    let name = format!("{source}.{}.{extension}", request.target.judge);
    Some(request.cache?.join(name))
}

/// Writes a file atomically: it is replaced as a whole or not at all.
///
/// # Errors
/// If the file cannot be written.
pub fn write(file: &Path, content: &[u8]) -> std::io::Result<()> {
    let folder = file.parent().unwrap_or(Path::new(""));
    std::fs::create_dir_all(folder)?;
    let mut new = NamedTempFile::new_in(folder)?;
    new.write_all(content)?;
    new.persist(file)?;
    Ok(())
}

/// Length and modification time of a file, as text; `None` if there is no file.
pub fn stamp(file: &Path) -> Option<String> {
    let metadata = file.metadata().ok()?;
    Some(format!(
        "{} {:?}",
        metadata.len(),
        metadata.modified().ok()?
    ))
}
