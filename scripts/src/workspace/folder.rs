//! Contents of folders, in a fixed order.

use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// Contents of a folder, sorted; empty if the folder does not exist.
pub fn all_in(dir: &Path) -> Result<Vec<PathBuf>> {
    let read = || -> io::Result<Vec<PathBuf>> {
        let entries = fs_err::read_dir(dir)?;
        entries.map(|entry| Ok(entry?.path())).collect()
    };
    let mut paths = match read() {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
        paths => paths?,
    };
    paths.sort();
    Ok(paths)
}

/// Files in a folder, sorted.
pub fn all_files_in(dir: &Path) -> Result<Vec<PathBuf>> {
    let mut files = all_in(dir)?;
    files.retain(|path| path.is_file());
    Ok(files)
}

/// Files in a folder with this extension, sorted.
pub fn files_in(dir: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let mut files = all_files_in(dir)?;
    files.retain(|path| path.extension().is_some_and(|e| e == extension));
    Ok(files)
}

/// Name of a file without its extension.
pub fn stem(path: &Path) -> Result<String> {
    let stem = path.file_stem().and_then(|stem| stem.to_str());
    let stem = stem.with_context(|| format!("{}: the name is not UTF-8", path.display()))?;
    Ok(stem.to_string())
}
