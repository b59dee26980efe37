//! Operations on files and folders that differ between systems.

use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use fs_err as fs;
use tempfile::TempPath;

use super::platform::is_in_use;

/// Adds the system's extension to the path of an executable: `a` becomes `a.exe` on Windows.
pub fn executable(path: PathBuf) -> PathBuf {
    let mut path = path.into_os_string();
    path.push(std::env::consts::EXE_SUFFIX);
    path.into()
}

/// Renames a temporary file to `path`, replacing any existing file. Windows refuses while another
/// program has that file open, so this waits for a moment.
///
/// # Errors
/// If the file cannot be renamed; an existing file at `path` is then kept.
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

/// Copies a folder with all its contents.
///
/// # Errors
/// If a file cannot be read or written; the error names it.
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
