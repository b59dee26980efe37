//! The folder of pages: it is replaced whole or not at all, and only if this command made it.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use fs_err as fs;

use crate::system::files::temporary::Temporary;

/// The empty file that marks a folder as made by this command.
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

    /// Replaces the folder by a new one.
    ///
    /// # Errors
    /// If the new folder can't be moved; the old one is kept then.
    pub fn replace(self, fresh: Temporary) -> Result<PathBuf> {
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

/// Returns whether the folder has this command's mark or is empty.
fn is_ours(folder: &Path) -> Result<bool> {
    if !folder.is_dir() {
        return Ok(false);
    }
    Ok(folder.join(MARK).is_file() || fs::read_dir(folder)?.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(folder: &Path, text: &str) {
        let destination = Destination::new(folder.to_path_buf()).unwrap();
        let fresh = destination.fresh().unwrap();
        fs::write(fresh.as_ref().join("index.html"), text).unwrap();
        destination.replace(fresh).unwrap();
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
