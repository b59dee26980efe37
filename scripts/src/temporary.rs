//! Temporary files and folders, which are gone also after Ctrl-C.

use std::collections::BTreeSet;
use std::env::consts::EXE_SUFFIX;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard};
use std::{fs, mem};

use tempfile::{Builder, TempPath};

use crate::system::put_in_place;

/// A file or folder that is removed when this is dropped, or when the process is ended.
#[derive(Debug)]
pub struct Temporary {
    path: PathBuf,
}

static ALL: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

fn all() -> MutexGuard<'static, BTreeSet<PathBuf>> {
    ALL.lock().expect("no holder of this lock panics")
}

impl Temporary {
    /// A new folder where the system has these.
    ///
    /// # Errors
    /// If it cannot be created.
    pub fn folder() -> io::Result<Self> {
        Self::folder_in(&std::env::temp_dir())
    }

    /// A new folder in this one.
    ///
    /// # Errors
    /// If it cannot be created.
    pub fn folder_in(parent: &Path) -> io::Result<Self> {
        Ok(Self::new(Builder::new().tempdir_in(parent)?.keep()))
    }

    /// A new file in this folder with the name of an executable.
    ///
    /// # Errors
    /// If it cannot be created.
    pub fn executable_in(parent: &Path) -> io::Result<Self> {
        let file = Builder::new().suffix(EXE_SUFFIX).tempfile_in(parent)?;
        Ok(Self::new(file.into_temp_path().keep()?))
    }

    fn new(path: PathBuf) -> Self {
        all().insert(path.clone());
        Self { path }
    }

    /// Gives the file this name; what had it before is gone then.
    ///
    /// # Errors
    /// If it cannot be renamed.
    pub fn put_in_place(mut self, path: &Path) -> io::Result<()> {
        let own = mem::take(&mut self.path);
        all().remove(&own);
        put_in_place(TempPath::try_from_path(own)?, path)
    }
}

impl AsRef<Path> for Temporary {
    fn as_ref(&self) -> &Path {
        &self.path
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        if !self.path.as_os_str().is_empty() {
            remove(&self.path);
            all().remove(&self.path);
        }
    }
}

/// Removes all that is temporary in this process, which is about to end: nothing temporary is made
/// or forgotten any more.
pub fn remove_all() {
    let all = all();
    for path in &*all {
        remove(path);
    }
    mem::forget(all); // stays locked
}

/// Removes what is there. A program that was killed just now may still write: some moments are
/// waited for its end.
fn remove(path: &Path) {
    const TRIES: u32 = 20;
    for _ in 0..TRIES {
        let removed = if path.is_dir() {
            fs::remove_dir_all(path)
        } else {
            fs::remove_file(path)
        };
        match removed {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {}
            _ => return,
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_temporary_goes_away_unless_it_gets_a_name() {
        let folder = tempfile::tempdir().unwrap();
        let inner = Temporary::folder_in(folder.path()).unwrap();
        fs::write(inner.as_ref().join("file"), "").unwrap();
        let program = Temporary::executable_in(folder.path()).unwrap();
        program.put_in_place(&folder.path().join("kept")).unwrap();
        drop(Temporary::executable_in(folder.path()).unwrap());
        drop(inner);
        let left = fs::read_dir(folder.path()).unwrap();
        let left: Vec<_> = left.map(|entry| entry.unwrap().file_name()).collect();
        assert_eq!(left, ["kept"]);
    }
}
