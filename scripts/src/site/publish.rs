//! The folder of pages: it is replaced whole or not at all, only if this command made it, and only
//! if something changed. Its mark has keys of its sources and of its contents.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use fs_err as fs;

use super::cache::key_of;
use crate::system::make_readable_by_all;
use crate::temporary::Temporary;
use crate::toolchain;
use crate::workspace::Workspace;

/// The file that marks a folder as made by this command, with the two keys.
const MARK: &str = ".made-by-cargo-x-site";

/// A folder that may be replaced.
pub struct Destination {
    folder: PathBuf,
}

impl Destination {
    /// The destination at this path.
    ///
    /// # Errors
    /// If the folder contains anything that this command didn't make.
    pub fn new(folder: PathBuf) -> Result<Self> {
        let folder = std::path::absolute(folder)?;
        if folder.parent().is_none() {
            bail!(
                "{} cannot be replaced; name a folder in it",
                folder.display()
            );
        }
        if !folder.exists() || is_ours(&folder)? {
            return Ok(Self { folder });
        }
        bail!(
            "{} is there already and was not made by `cargo x site`, so it stays as it is; \
             choose another folder with --out or move it away",
            folder.display()
        )
    }

    /// An empty folder beside this one, which is removed unless it replaces this one.
    ///
    /// # Errors
    /// If the folder can't be created.
    pub fn fresh(&self) -> Result<Temporary> {
        let parent = self.folder.parent().context("it has a parent")?;
        fs::create_dir_all(parent)?;
        let fresh = Temporary::folder_in(parent);
        let fresh = fresh.with_context(|| format!("cannot write in {}", parent.display()))?;
        fs::write(fresh.as_ref().join(MARK), "")?;
        Ok(fresh)
    }

    /// Whether the folder was made from sources with this key and hasn't been changed since.
    pub fn is_made_of(&self, key: u64) -> bool {
        let mark = fs::read_to_string(self.folder.join(MARK));
        let made = mark_of(&self.folder, key);
        matches!((mark, made), (Ok(mark), Ok(made)) if mark == made)
    }

    /// Path of the folder, which stays as it is.
    pub fn kept(self) -> PathBuf {
        self.folder
    }

    /// Replaces the folder by a new one that was made from sources with this key.
    ///
    /// # Errors
    /// If the new folder can't be moved; the old one is kept then.
    pub fn replace(self, fresh: Temporary, key: u64) -> Result<PathBuf> {
        make_readable_by_all(fresh.as_ref())?;
        fs::write(fresh.as_ref().join(MARK), mark_of(fresh.as_ref(), key)?)?;
        if !self.folder.exists() {
            fs::rename(fresh.as_ref(), &self.folder)?;
            return Ok(self.folder);
        }
        let old = self.fresh()?;
        let aside = old.as_ref().join("old");
        fs::rename(&self.folder, &aside)?;
        if let Err(error) = fs::rename(fresh.as_ref(), &self.folder) {
            fs::rename(&aside, &self.folder)?;
            return Err(error.into());
        }
        Ok(self.folder)
    }
}

fn mark_of(folder: &Path, key: u64) -> Result<String> {
    let state = state(folder)?;
    Ok(format!("{key:016x} {state:016x}\n"))
}

/// Whether the folder has this command's mark or is empty.
fn is_ours(folder: &Path) -> Result<bool> {
    if !folder.is_dir() {
        return Ok(false);
    }
    Ok(folder.join(MARK).is_file() || fs::read_dir(folder)?.next().is_none())
}

/// Folders with texts that the program reads and with the engine's crates. Changes there don't show
/// in the program itself.
const READ_FOLDERS: [&str; 2] = ["crates", "snippets/text"];

/// Key of everything that the pages depend on: the material, the program that writes them, the
/// files that it reads, and the engine.
///
/// # Errors
/// If one of these files can't be read.
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

/// Key of the files of a folder except the mark: their names, sizes and modification times.
fn state(folder: &Path) -> Result<u64> {
    let mut files = Vec::new();
    for path in files_below(folder)? {
        let metadata = fs::metadata(&path)?;
        let path = path.strip_prefix(folder).unwrap_or(&path).to_path_buf();
        if path != Path::new(MARK) {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn write(folder: &Path, text: &str) {
        let destination = Destination::new(folder.to_path_buf()).unwrap();
        let fresh = destination.fresh().unwrap();
        fs::write(fresh.as_ref().join("index.html"), text).unwrap();
        destination.replace(fresh, 7).unwrap();
    }

    #[test]
    fn our_folder_is_replaced_whole_and_nothing_stays_beside_it() {
        let root = tempfile::tempdir().unwrap();
        let folder = root.path().join("a/site");
        write(&folder, "one");
        fs::write(folder.join("stale.html"), "").unwrap();
        write(&folder, "two");
        assert_eq!(
            fs::read_to_string(folder.join("index.html")).unwrap(),
            "two"
        );
        assert!(!folder.join("stale.html").exists());
        assert_eq!(fs::read_dir(root.path().join("a")).unwrap().count(), 1);
    }

    #[test]
    fn only_a_folder_as_it_was_made_of_the_same_is_kept() {
        let root = tempfile::tempdir().unwrap();
        let folder = root.path().join("site");
        let is_made_of = |key| Destination::new(folder.clone()).unwrap().is_made_of(key);
        assert!(!is_made_of(7));
        write(&folder, "one");
        assert!(is_made_of(7));
        assert!(!is_made_of(8));
        fs::write(folder.join("note.txt"), "").unwrap();
        assert!(!is_made_of(7));
    }

    #[test]
    fn an_empty_folder_is_taken() {
        let root = tempfile::tempdir().unwrap();
        let folder = root.path().join("site");
        fs::create_dir(&folder).unwrap();
        write(&folder, "one");
        assert!(folder.join("index.html").is_file());
    }

    #[test]
    fn what_is_not_ours_is_refused_and_stays() {
        let root = tempfile::tempdir().unwrap();
        fs::write(root.path().join("thesis.tex"), "").unwrap();
        for taken in [root.path().to_path_buf(), root.path().join("thesis.tex")] {
            let error = Destination::new(taken).err().unwrap().to_string();
            assert!(error.contains("choose another folder"), "{error}");
        }
        assert!(root.path().join("thesis.tex").is_file());
    }

    #[test]
    fn pages_that_are_given_up_leave_nothing() {
        let root = tempfile::tempdir().unwrap();
        let destination = Destination::new(root.path().join("site")).unwrap();
        drop(destination.fresh().unwrap());
        assert_eq!(fs::read_dir(root.path()).unwrap().count(), 0);
    }
}
