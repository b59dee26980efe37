//! Detects pages that need not be written again: their folder's mark has keys of their sources and
//! of their contents.

use std::path::{Path, PathBuf};

use anyhow::Result;
use fs_err as fs;

use super::collect::key_of;
use crate::toolchain;
use crate::workspace::Workspace;

/// Folders that are sources of the engine or are read by the program. A change of the program's own
/// crates shows in its executable, but not a change of the engine's crates or of texts.
const READ_FOLDERS: [&str; 2] = ["crates", "snippets/text"];

/// Key of everything that the pages depend on: the material, the program that writes them, the
/// files that this program reads, the engine.
///
/// # Errors
/// If one of these files cannot be read.
pub fn key(
    workspace: &Workspace,
    program: &Path,
    material: &[u8],
    no_explorer: bool,
) -> Result<u64> {
    let root = workspace.root();
    let mut read = vec![
        root.join("Cargo.lock"),
        root.join("Cargo.toml"),
        program.to_path_buf(),
    ];
    for folder in READ_FOLDERS.map(|folder| root.join(folder)) {
        if folder.is_dir() {
            read.extend(files_below(&folder)?);
        }
    }
    read.retain(|path| !path.components().any(|part| part.as_os_str() == "tests"));
    read.sort();
    let mut parts = Vec::new();
    for path in read {
        parts.push((fs::read(&path)?, path));
    }
    Ok(key_of((
        parts,
        material,
        no_explorer,
        toolchain::rustc_version()?,
    )))
}

/// Key of the files of a folder, except one: their names, sizes and modification times.
///
/// # Errors
/// If the folder cannot be read.
pub fn state(folder: &Path, but: &str) -> Result<u64> {
    let mut files = Vec::new();
    for path in files_below(folder)? {
        let metadata = fs::metadata(&path)?;
        let path = path.strip_prefix(folder).unwrap_or(&path).to_path_buf();
        if path != Path::new(but) {
            files.push((path, metadata.len(), metadata.modified()?));
        }
    }
    files.sort();
    Ok(key_of(files))
}

fn files_below(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(files_below(&path)?);
        } else {
            files.push(path);
        }
    }
    Ok(files)
}
