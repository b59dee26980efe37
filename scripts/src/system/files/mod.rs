//! Files and folders: what a folder holds, files written whole or not at all, temporary files.

pub mod atomic;
pub mod below;
pub mod set;
pub mod temporary;
pub mod text;

use std::fs::File;
use std::io;
#[cfg(unix)]
use std::os::unix::fs::OpenOptionsExt as _;
#[cfg(windows)]
use std::os::windows::fs::OpenOptionsExt as _;
use std::path::{Component, MAIN_SEPARATOR, Path, PathBuf};

use anyhow::{Context, Result};

use super::platform::{NO_LINK, NONBLOCKING, OpenFlags, has_one_name};

/// Opens a file for reading, unless it is a folder, a pipe or a device: those might never end.
///
/// # Errors
/// If it cannot be opened, or is no regular file.
pub fn open_regular(path: &Path) -> io::Result<File> {
    regular(path, NONBLOCKING)
}

/// Opens a file that a program has written into a folder of its own. A link would read another
/// file, which the program need not have written.
///
/// # Errors
/// If it cannot be opened, or the file or the folder is not one that the program has written.
pub fn open_written(folder: &Path, name: &str) -> io::Result<File> {
    let is_folder = std::fs::symlink_metadata(folder)?.is_dir();
    let file = regular(&folder.join(name), NONBLOCKING | NO_LINK)?;
    if is_folder && has_one_name(&file.metadata()?) {
        return Ok(file);
    }
    Err(io::Error::other("is a link to another file"))
}

fn regular(path: &Path, flags: OpenFlags) -> io::Result<File> {
    let file = File::options().read(true).custom_flags(flags).open(path)?;
    if file.metadata()?.is_file() {
        return Ok(file);
    }
    Err(io::Error::other("is no regular file"))
}

/// Resolves dots in a path: `a/b/../c` becomes `a/c`.
pub fn without_dots(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for component in path.components() {
        match component {
            Component::ParentDir if plain.file_name().is_some() => {
                plain.pop();
            }
            Component::CurDir => {}
            other => plain.push(other),
        }
    }
    plain
}

/// Path with `/` between its parts on every system.
pub fn with_slashes(path: &Path) -> String {
    let shown = path.display().to_string();
    if MAIN_SEPARATOR == '/' {
        return shown;
    }
    shown.replace(MAIN_SEPARATOR, "/")
}

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

/// Files in a folder, sorted; empty if the folder does not exist.
pub fn all_files_in(dir: &Path) -> Result<Vec<PathBuf>> {
    let mut files = all_in(dir)?;
    files.retain(|path| path.is_file());
    Ok(files)
}

/// Files in a folder with this extension, sorted. Names that begin with a dot are left out: an
/// editor keeps such files beside one that it has open.
pub fn files_in(dir: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let mut files = all_files_in(dir)?;
    let is_hidden = |path: &Path| {
        let name = path.file_name().unwrap_or_default();
        name.as_encoded_bytes().starts_with(b".")
    };
    files.retain(|path| path.extension().is_some_and(|e| e == extension) && !is_hidden(path));
    Ok(files)
}

/// Name of a file without its extension.
///
/// # Errors
/// If the name is not UTF-8.
pub fn stem(path: &Path) -> Result<String> {
    let stem = path.file_stem().and_then(|stem| stem.to_str());
    let stem = stem.with_context(|| format!("{}: the name is not UTF-8", path.display()))?;
    Ok(stem.to_string())
}

/// Returns whether file `a` exists and was changed after file `b`.
pub fn is_newer(a: &Path, b: &Path) -> bool {
    let modified = |path: &Path| path.metadata().and_then(|m| m.modified()).ok();
    matches!((modified(a), modified(b)), (Some(a), Some(b)) if a > b)
}
