//! Files of one folder that are created all or none, however many there are.
//!
//! They are written into a folder beside it and synced at once, and that folder takes its place. If
//! it has other files, the new folder becomes `.grundy-complete` in it: from then on every command
//! that looks moves what it holds to its place. So a command that is killed leaves all files or
//! none.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, ensure};

use super::all_in;
use super::temporary::Temporary;
use crate::system::{rename_to_free, sync_folder, sync_many};

/// Folder with a set of files that only have to be moved to their places.
const COMPLETE: &str = ".grundy-complete";

/// Files that get their places in a folder when the set is [committed](Set::commit).
pub struct Set {
    folder: PathBuf,
    /// Names that the folder or the set has.
    names: BTreeSet<OsString>,
    /// Where the files are until then, beside the folder; made for the first of them.
    written: Option<Temporary>,
    count: usize,
}

impl Set {
    /// Largest number of files that are synced one by one. Syncing the disk writes what others
    /// have changed, too.
    const FEW: usize = 16;

    /// Makes an empty set of files for this folder, which need not exist.
    ///
    /// # Errors
    /// If the folder can't be read, or an earlier set can't be completed.
    pub fn new(folder: &Path) -> Result<Self> {
        complete(folder).with_context(|| format!("cannot write {}", folder.display()))?;
        let names = all_in(folder)?.into_iter();
        let names = names.filter_map(|path| Some(path.file_name()?.to_owned()));
        Ok(Self {
            folder: folder.to_path_buf(),
            names: names.collect(),
            written: None,
            count: 0,
        })
    }

    /// Returns the number of files that were added.
    pub fn count(&self) -> usize {
        self.count
    }

    /// Adds a file.
    ///
    /// # Errors
    /// If a file of this name is there already, in the folder or in the set, or the disk is full.
    pub fn add(&mut self, name: &str, contents: &[u8]) -> Result<()> {
        let place = self.folder.join(name);
        ensure_free(&place, self.names.insert(name.into()))?;
        let mut write = || {
            if self.written.is_none() {
                let parent = self.folder.parent().unwrap_or(Path::new("."));
                fs::create_dir_all(parent)?;
                self.written = Some(Temporary::folder_in(parent)?);
            }
            let folder = self.written.as_ref().expect("it was just made").as_ref();
            let mut file = fs::File::create_new(folder.join(name))?;
            file.write_all(contents)?;
            if self.count < Self::FEW {
                file.sync_all()?;
            }
            Ok::<_, io::Error>(())
        };
        write().with_context(|| format!("cannot write {}", place.display()))?;
        self.count += 1;
        Ok(())
    }

    /// Moves all files to their places.
    ///
    /// # Errors
    /// If another command has created one of them meanwhile, or the folder can't be written.
    /// Either no file is there then, or the next command that looks moves the rest.
    pub fn commit(self) -> Result<()> {
        let Some(written) = self.written else {
            return Ok(());
        };
        let (folder, shown) = (&self.folder, self.folder.display());
        // Windows opens no folder; two commits at the same moment are rare.
        let parent = fs::File::open(folder.parent().unwrap_or(Path::new(".")));
        let _lock = parent.and_then(|parent| parent.lock().map(|()| parent));
        complete(folder).with_context(|| format!("cannot write {shown}"))?;
        for file in all_in(written.as_ref())? {
            let place = folder.join(file.file_name().unwrap_or_default());
            ensure_free(&place, place.symlink_metadata().is_err())?;
        }
        let decide = || {
            if self.count > Self::FEW {
                sync_many(written.as_ref())?;
            }
            sync_folder(written.as_ref())?;
            // On Windows, an empty folder can't be replaced.
            let _ = fs::remove_dir(folder);
            if fs::rename(written.as_ref(), folder).is_ok() {
                return sync_folder(folder.parent().unwrap_or(Path::new(".")));
            }
            written.put_in_place(&folder.join(COMPLETE))
        };
        decide().with_context(|| format!("cannot write {shown}"))?;
        complete(folder).with_context(|| format!("cannot write {shown}; run this again"))
    }
}

/// Refuses to write a file that is there.
fn ensure_free(place: &Path, is_free: bool) -> Result<()> {
    ensure!(
        is_free,
        "{} is there already and stays as it is; choose another name or move it away",
        place.display()
    );
    Ok(())
}

/// Moves the files of a set that was committed to their places in the folder. A file that another
/// program has created there in the meantime stays.
///
/// # Errors
/// If a file cannot be moved.
pub fn complete(folder: &Path) -> io::Result<()> {
    let set = folder.join(COMPLETE);
    let entries = match fs::read_dir(&set) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        entries => entries?,
    };
    for entry in entries {
        let from = entry?.path();
        let place = folder.join(from.file_name().unwrap_or_default());
        let moved = rename_to_free(&from, &place).or_else(|error| match error.kind() {
            ErrorKind::AlreadyExists => fs::remove_file(&from),
            // Some disks can't do it.
            _ if place.symlink_metadata().is_err() => fs::rename(&from, &place),
            _ => fs::remove_file(&from),
        });
        match moved {
            // Another process moves them as well.
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    sync_folder(folder)?;
    match fs::remove_dir(&set) {
        // Another process removes it as well, or has made the next one.
        Err(error)
            if [ErrorKind::NotFound, ErrorKind::DirectoryNotEmpty].contains(&error.kind()) =>
        {
            Ok(())
        }
        removed => removed,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        let name = |entry: io::Result<fs::DirEntry>| entry.unwrap().file_name();
        let mut names: Vec<_> = entries
            .map(name)
            .map(|it| it.into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    #[test]
    fn all_files_come_or_none() {
        let root = tempfile::tempdir().unwrap();
        let folder = root.path().join("a/b");
        let mut set = Set::new(&folder).unwrap();
        set.add("1.in", b"1").unwrap();
        assert!(set.add("1.in", b"2").is_err());
        drop(set);
        assert!(!folder.exists());
        let mut set = Set::new(&folder).unwrap();
        for number in 0..40 {
            set.add(&format!("{number}.in"), b"1").unwrap();
        }
        assert_eq!(set.count(), 40);
        set.commit().unwrap();
        assert_eq!(names(&folder).len(), 40);
        let mut set = Set::new(&folder).unwrap();
        set.add("new.in", b"1").unwrap();
        let error = set.add("7.in", b"2").unwrap_err().to_string();
        assert!(error.contains("7.in is there already"), "{error}");
        drop(set);
        assert_eq!(names(&folder).len(), 40);
    }

    #[cfg(unix)]
    #[test]
    fn of_sets_committed_at_once_each_is_there_or_refused() {
        let root = tempfile::tempdir().unwrap();
        let folder = root.path().join("a");
        fs::create_dir(&folder).unwrap();
        fs::write(folder.join("old.in"), "old").unwrap();
        for round in 0..40 {
            let commit = |number: usize| {
                let mut set = Set::new(&folder)?;
                let names =
                    ["a", "b", "c", "d"].map(|name| format!("{round}-{}-{name}", number % 4));
                for name in &names {
                    set.add(name, number.to_string().as_bytes())?;
                }
                set.commit()?;
                Ok::<_, anyhow::Error>(names)
            };
            std::thread::scope(|scope| {
                let commits = [0, 1, 2, 3, 4, 5, 6, 7].map(|n| (n, scope.spawn(move || commit(n))));
                for (number, committed) in commits {
                    for name in committed.join().unwrap().into_iter().flatten() {
                        let there = fs::read_to_string(folder.join(&name));
                        assert_eq!(there.ok(), Some(number.to_string()), "{name}");
                    }
                }
            });
            assert_eq!(names(&folder).len(), 1 + 16 * (round + 1));
        }
    }

    #[test]
    fn a_set_whose_command_was_killed_is_completed_and_overwrites_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        fs::create_dir(path(COMPLETE)).unwrap();
        fs::write(path(COMPLETE).join("1.in"), "theirs").unwrap();
        fs::write(path(COMPLETE).join("2.in"), "2").unwrap();
        fs::write(path("1.in"), "mine").unwrap();
        complete(folder.path()).unwrap();
        assert_eq!(names(folder.path()), ["1.in", "2.in"]);
        assert_eq!(fs::read_to_string(path("1.in")).unwrap(), "mine");
    }
}
