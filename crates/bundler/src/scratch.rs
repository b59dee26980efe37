//! Makes the folder of one run, and reads and writes its files. A run that was killed leaves its
//! folder behind; the next run removes it.

use std::fs::{self, File};
use std::hash::{BuildHasher as _, RandomState};
use std::io::ErrorKind;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};

/// Name of a file that is locked while its run lasts.
const LOCK: &str = "lock";

/// A folder that is removed when it is dropped.
#[derive(Debug)]
pub struct Folder {
    folder: PathBuf,
    /// Locked file in the folder; None while the folder is made or removed.
    lock: Option<File>,
}

impl Deref for Folder {
    type Target = Path;

    fn deref(&self) -> &Path {
        &self.folder
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // On Windows an open file keeps its folder, and a program that has just ended is still in
        // use for a moment.
        drop(self.lock.take());
        const TRIES: u32 = 40;
        for _ in 0..TRIES {
            match fs::remove_dir_all(&self.folder) {
                Err(error) if error.kind() != ErrorKind::NotFound => {}
                _ => return,
            }
            thread::sleep(Duration::from_millis(25));
        }
    }
}

/// Creates a folder in `scratch`, and removes folders of runs that have ended.
///
/// # Errors
/// If the folder cannot be created.
pub fn folder(scratch: &Path) -> Result<Folder> {
    let shown = scratch.display();
    fs::create_dir_all(scratch).with_context(|| format!("cannot create {shown}"))?;
    remove_abandoned(scratch);
    let new = || {
        let name = format!("{:016x}", RandomState::new().hash_one(()));
        let mut folder = Folder {
            folder: scratch.join(name),
            lock: None,
        };
        fs::create_dir(&*folder)?;
        // The lock file gets its name after it is locked, so that no other run sees it unlocked.
        let unlocked = folder.join("unlocked");
        let lock = File::create(&unlocked)?;
        lock.lock()?;
        fs::rename(unlocked, folder.join(LOCK))?;
        folder.lock = Some(lock);
        Ok::<_, std::io::Error>(folder)
    };
    new().with_context(|| format!("cannot create a folder in {shown}"))
}

/// Removes the folders of runs that have ended. Failures are ignored: such a folder does no harm.
fn remove_abandoned(scratch: &Path) {
    let entries = fs::read_dir(scratch).into_iter().flatten().flatten();
    for folder in entries.map(|entry| entry.path()) {
        let lock = File::open(folder.join(LOCK));
        if lock.is_ok_and(|lock| lock.try_lock().is_ok()) {
            let _ = fs::remove_dir_all(folder);
        }
    }
}

/// Writes a file.
///
/// # Errors
/// If the file can't be written; names it.
pub fn write(file: &Path, text: &str) -> Result<()> {
    fs::write(file, text).with_context(|| format!("cannot write {}", file.display()))
}

/// Reads a file that a program has written.
///
/// # Errors
/// If the file can't be read; names it.
pub fn read(file: &Path) -> Result<Vec<u8>> {
    fs::read(file).with_context(|| format!("cannot read {}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_folders_of_runs_that_have_ended_are_removed() {
        let scratch = tempfile::tempdir().unwrap();
        let going_on = folder(scratch.path()).unwrap();
        let killed = scratch.path().join("killed");
        fs::create_dir(&killed).unwrap();
        fs::write(killed.join(LOCK), "").unwrap();
        fs::write(killed.join("bundle.rs"), "").unwrap();
        drop(folder(scratch.path()).unwrap());
        assert!(going_on.is_dir() && !killed.exists());
        drop(going_on);
        assert_eq!(fs::read_dir(scratch.path()).unwrap().count(), 0);
    }
}
