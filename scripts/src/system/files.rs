//! Folders and names of files.

use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use fs_err as fs;
use tempfile::TempPath;

use super::platform::is_in_use;

/// The path of an executable without the system's extension: `a` as `a.exe` on Windows.
pub fn executable(path: PathBuf) -> PathBuf {
    let mut path = path.into_os_string();
    path.push(std::env::consts::EXE_SUFFIX);
    path.into()
}

/// Gives a temporary file this name; what had it before is gone then. Windows refuses as long as
/// another program has that open: some moments are waited for it.
///
/// # Errors
/// If it cannot be renamed; what had the name is still there then.
pub fn put_in_place(mut file: TempPath, path: &Path) -> io::Result<()> {
    const TRIES: u32 = 40;
    for tried in 1.. {
        match file.persist(path) {
            Err(error) if is_in_use(&error.error) => {
                if tried == TRIES {
                    let remedy = "another program has it open; close it there and try again";
                    return Err(io::Error::new(error.error.kind(), remedy));
                }
                file = error.path;
                thread::sleep(Duration::from_millis(50));
            }
            Err(error) => return Err(error.error),
            Ok(()) => break,
        }
    }
    Ok(())
}

/// Copies a folder with all that it holds.
///
/// # Errors
/// If something cannot be read or written; names it.
pub fn copy_folder(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let copy = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy_folder(&entry.path(), &copy)?;
        } else {
            fs::copy(entry.path(), copy)?;
        }
    }
    Ok(())
}
