//! Temporary files and folders, which are removed even after Ctrl-C. What a killed command leaves
//! is removed by the next one that writes to the same folder.

use std::collections::BTreeSet;
use std::env::consts::EXE_SUFFIX;
use std::fs::{self, DirBuilder, File};
use std::hash::{BuildHasher as _, RandomState};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, Once};
use std::time::Duration;
use std::{env, io, mem, process, thread};

use super::open_regular;
use crate::system::{is_in_use, is_running};

/// Beginning of the name of a temporary file or folder; the writer's process number follows.
const UNFINISHED: &str = ".grundy-";

/// Name of an executable, and of its crate in Rust.
pub const PROGRAM: &str = "solution";

/// File or folder that is removed when this is dropped, or when the process is ended.
#[derive(Debug)]
pub struct Temporary {
    path: PathBuf,
    /// What is removed: the path, or a folder around it.
    root: PathBuf,
}

static ALL: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

fn all() -> MutexGuard<'static, BTreeSet<PathBuf>> {
    ALL.lock().expect("no holder of this lock panics")
}

impl Temporary {
    /// Creates a folder in the system's temporary folder that only the user can read.
    ///
    /// # Errors
    /// If the folder cannot be created.
    pub fn folder() -> io::Result<Self> {
        #[cfg_attr(not(unix), expect(unused_mut))]
        let mut builder = DirBuilder::new();
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        let path = new_path(&temp_dir());
        builder.create(&path)?;
        Ok(Self::new(path))
    }

    /// Creates a folder inside `parent`, and removes what killed commands left there.
    ///
    /// # Errors
    /// If the folder cannot be created.
    pub fn folder_in(parent: &Path) -> io::Result<Self> {
        remove_abandoned(parent);
        let path = new_path(parent);
        fs::create_dir(&path)?;
        Ok(Self::new(path))
    }

    /// Creates a file inside `parent` and opens it.
    ///
    /// # Errors
    /// If the file cannot be created.
    pub fn file_in(parent: &Path) -> io::Result<(Self, File)> {
        let path = new_path(parent);
        let file = File::create_new(&path)?;
        Ok((Self::new(path), file))
    }

    /// Path for an executable that a compiler is going to write, in a folder inside `parent`: a
    /// compiler that is ended leaves files beside it.
    ///
    /// # Errors
    /// If the folder cannot be created.
    pub fn executable_in(parent: &Path) -> io::Result<Self> {
        let mut executable = Self::folder_in(parent)?;
        executable.path.push(format!("{PROGRAM}{EXE_SUFFIX}"));
        Ok(executable)
    }

    fn new(path: PathBuf) -> Self {
        all().insert(path.clone());
        let root = path.clone();
        Self { path, root }
    }

    /// Renames the file to `path`, replacing any existing file. Windows refuses while another
    /// program has that file open, so this waits up to two seconds.
    ///
    /// # Errors
    /// If the file cannot be renamed; a file at `path` then stays as it is.
    pub fn put_in_place(self, path: &Path) -> io::Result<()> {
        const TRIES: u32 = 40;
        all().remove(&self.root);
        let mut tried = 1;
        loop {
            match fs::rename(&self.path, path) {
                Err(error) if !is_in_use(&error) => return Err(error),
                Err(error) if tried == TRIES => {
                    let remedy = "another program has it open; close it there and try again";
                    return Err(io::Error::new(error.kind(), remedy));
                }
                Err(_) => thread::sleep(Duration::from_millis(50)),
                Ok(()) => return Ok(()),
            }
            tried += 1;
        }
    }
}

impl AsRef<Path> for Temporary {
    fn as_ref(&self) -> &Path {
        &self.path
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        remove(&self.root);
        all().remove(&self.root);
    }
}

/// Creates a file that is gone once nobody has it open.
///
/// # Errors
/// If the file cannot be created.
pub fn nameless_file() -> io::Result<File> {
    Ok(Temporary::file_in(&temp_dir())?.1)
}

/// Opens a copy of a file for reading only. Whoever gets it cannot change the original by it.
///
/// # Errors
/// If the file cannot be read, or the copy cannot be written.
pub fn nameless_copy(path: &Path) -> io::Result<File> {
    let (copy, mut file) = Temporary::file_in(&temp_dir())?;
    io::copy(&mut open_regular(path)?, &mut file)?;
    File::open(&copy)
}

/// Returns the system's temporary folder. The first call removes what killed commands left there.
fn temp_dir() -> PathBuf {
    static CLEANING: Once = Once::new();
    let folder = env::temp_dir();
    CLEANING.call_once(|| remove_abandoned(&folder));
    folder
}

/// Path in a folder that nothing else has, with a random number in its name.
fn new_path(folder: &Path) -> PathBuf {
    let (process, random) = (process::id(), RandomState::new().hash_one(()));
    folder.join(format!("{UNFINISHED}{process}-{random:016x}"))
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
        thread::sleep(Duration::from_millis(10));
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
        let (file, _) = Temporary::file_in(folder.path()).unwrap();
        file.put_in_place(&folder.path().join("kept")).unwrap();
        let program = Temporary::executable_in(folder.path()).unwrap();
        fs::write(&program, "").unwrap();
        fs::write(program.as_ref().with_extension("o"), "").unwrap();
        drop(program);
        drop(inner);
        let left = fs::read_dir(folder.path()).unwrap();
        let left: Vec<_> = left.map(|entry| entry.unwrap().file_name()).collect();
        assert_eq!(left, ["kept"]);
    }

    #[cfg(unix)]
    #[test]
    fn what_a_killed_command_left_is_removed_by_the_next() {
        let folder = tempfile::tempdir().unwrap();
        let mut ended = process::Command::new("true").spawn().unwrap();
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
