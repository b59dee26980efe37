//! Temporary files and folders, which are removed even after Ctrl-C. After a kill, those beside a
//! user's files are removed by the next command that writes there.

use std::collections::BTreeSet;
use std::env::consts::EXE_SUFFIX;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard};
use std::{fs, mem};

use tempfile::{Builder, TempPath};

use crate::system::{is_running, put_in_place};

/// Beginning of the name of a file or folder that is being written; the writer's process number
/// follows.
const UNFINISHED: &str = ".grundy-";

/// File or folder that is removed when this is dropped, or when the process is ended.
#[derive(Debug)]
pub struct Temporary {
    path: PathBuf,
}

static ALL: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

fn all() -> MutexGuard<'static, BTreeSet<PathBuf>> {
    ALL.lock().expect("no holder of this lock panics")
}

impl Temporary {
    /// Creates a folder in the system's temporary folder.
    ///
    /// # Errors
    /// If the folder cannot be created.
    pub fn folder() -> io::Result<Self> {
        Ok(Self::new(Builder::new().tempdir()?.keep()))
    }

    /// Creates a folder inside `parent`, and removes those of killed commands there.
    ///
    /// # Errors
    /// If the folder cannot be created.
    pub fn folder_in(parent: &Path) -> io::Result<Self> {
        remove_abandoned(parent);
        let folder = Builder::new().prefix(&unfinished()).tempdir_in(parent)?;
        Ok(Self::new(folder.keep()))
    }

    /// Creates a file inside `parent` with the extension of an executable.
    ///
    /// # Errors
    /// If the file cannot be created.
    pub fn executable_in(parent: &Path) -> io::Result<Self> {
        let file = Builder::new().suffix(EXE_SUFFIX).tempfile_in(parent)?;
        Ok(Self::new(file.into_temp_path().keep()?))
    }

    fn new(path: PathBuf) -> Self {
        all().insert(path.clone());
        Self { path }
    }

    /// Renames the file to `path`, replacing any existing file.
    ///
    /// # Errors
    /// If the file cannot be renamed.
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

/// Beginning of the name of what this process writes.
pub fn unfinished() -> String {
    format!("{UNFINISHED}{}-", std::process::id())
}

/// Removes what killed commands have left in a folder.
pub fn remove_abandoned(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let number = name.to_str().and_then(|it| it.strip_prefix(UNFINISHED));
        let writer = number.and_then(|it| it.split('-').next()?.parse().ok());
        if writer.is_some_and(|writer| !is_running(writer)) {
            remove(&entry.path());
        }
    }
}

/// Removes all temporary files of this process, which is about to end. No temporary file can be
/// created or renamed afterwards.
pub fn remove_all() {
    let all = all();
    for path in &*all {
        remove(path);
    }
    mem::forget(all); // keeps the lock until the process ends
}

/// Removes a file or folder. A program that was just killed may still be writing, so this retries
/// for a moment.
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

    #[cfg(unix)]
    #[test]
    fn what_a_killed_command_left_is_removed_by_the_next() {
        let folder = tempfile::tempdir().unwrap();
        let mut ended = std::process::Command::new("true").spawn().unwrap();
        ended.wait().unwrap();
        let left = format!("{UNFINISHED}{}-a/b", ended.id());
        fs::create_dir_all(folder.path().join(left)).unwrap();
        let running = folder.path().join(format!("{UNFINISHED}1-a"));
        fs::create_dir(&running).unwrap();
        drop(Temporary::folder_in(folder.path()).unwrap());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        assert!(running.is_dir());
    }
}
