//! Files and folders: what a folder holds, files written whole or not at all, temporary files.

pub mod atomic;
pub mod below;
pub mod set;
pub mod temporary;
pub mod text;

use std::collections::BTreeMap;
use std::fs::{DirEntry, File};
use std::io;
#[cfg(unix)]
use std::os::unix::fs::OpenOptionsExt as _;
#[cfg(windows)]
use std::os::windows::fs::OpenOptionsExt as _;
use std::path::{Component, MAIN_SEPARATOR, Path, PathBuf};
use std::time::SystemTime;

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

/// Returns whether Windows takes a file's name without its extension for a device: `con`, `COM1`.
pub fn is_device_of_windows(stem: &str) -> bool {
    let stem = stem.to_ascii_lowercase();
    match stem.as_bytes() {
        [port @ .., b'0'..=b'9'] => matches!(port, b"com" | b"lpt"),
        name => matches!(name, b"con" | b"prn" | b"aux" | b"nul"),
    }
}

/// Returns whether file `a` exists and was changed after file `b`.
pub fn is_newer(a: &Path, b: &Path) -> bool {
    let modified = |path: &Path| path.metadata().and_then(|m| m.modified()).ok();
    matches!((modified(a), modified(b)), (Some(a), Some(b)) if a > b)
}

/// Modification time and size of a file. Two changes may have the same time.
pub type State = (SystemTime, u64);

/// Returns the states of these files, and of the files below these folders. A link to a folder is
/// not followed, because it may lead round in a circle. What can't be read is left out.
pub fn states(paths: &[PathBuf]) -> BTreeMap<PathBuf, State> {
    let mut states = BTreeMap::new();
    let mut paths = paths.to_vec();
    while let Some(path) = paths.pop() {
        if let Ok(metadata) = path.metadata()
            && metadata.is_file()
            && let Ok(modified) = metadata.modified()
        {
            states.insert(path, (modified, metadata.len()));
        } else if let Ok(entries) = path.read_dir() {
            let is_link = |entry: &DirEntry| entry.file_type().is_ok_and(|it| it.is_symlink());
            let inner = entries.flatten();
            let inner = inner.filter(|entry| !is_link(entry) || entry.path().is_file());
            paths.extend(inner.map(|entry| entry.path()));
        }
    }
    states
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn links_that_lead_round_and_lead_nowhere_are_passed_by() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        std::fs::create_dir(path("inner")).unwrap();
        std::fs::write(path("inner/file"), "1").unwrap();
        for (name, to) in [
            ("a", "."),
            ("b", "."),
            ("none", "nowhere"),
            ("inner/c", ".."),
        ] {
            std::os::unix::fs::symlink(to, path(name)).unwrap();
        }
        std::os::unix::fs::symlink("inner/file", path("link")).unwrap();
        let found = states(&[folder.path().to_path_buf()]);
        let found: Vec<PathBuf> = found.into_keys().collect();
        assert_eq!(found, [path("inner/file"), path("link")]);
    }
}
