//! The operating system behind one interface, with a file each for Linux, macOS and Windows.
//!
//! A [`Confined`] process cannot outlive its limits, and its children end with it. The other
//! functions cover what else differs between systems: the size of a stack, the permissions of a new
//! file, the replacement of an open file, the clipboard.
//!
//! What sandboxes of judges do (isolate of the IOI, DOMjudge's runguard), and what this does:
//!
//! | | isolate, runguard | here |
//! |---|---|---|
//! | processor time | of all processes | of all descendants on Linux, else of those waited for |
//! | time on the clock | limited | limited; an idle program ends early (not on macOS) |
//! | memory | of all processes | of the largest process |
//! | stack, size of a file | limited | limited |
//! | `setsid`, double fork | killed | killed; on macOS they escape |
//! | `kill -9` of the runner | the sandbox goes on | all end; on macOS they stay |
//! | number of processes | limited | unlimited |
//! | files, network | hidden | visible |
//! | user | another | your own; without a PID namespace it can kill its guard, and escape |
//! | root | needed | not needed |

mod confined;
#[cfg(unix)]
mod desktop;
#[cfg(unix)]
mod unix;

#[cfg(target_os = "linux")]
#[path = "linux/mod.rs"]
mod platform;
#[cfg(all(unix, not(target_os = "linux")))]
#[path = "macos.rs"]
mod platform;
#[cfg(windows)]
#[path = "windows/mod.rs"]
mod platform;

use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{io, thread};

pub use confined::{Confined, Confinement, HELPER_LIMITS, Limits, Streams, Usage, kill_all};
use fs_err as fs;
use platform::is_in_use;
pub use platform::{
    NO_INPUT, NOTICES_IDLERS, PYTHON, Process, Stream, copy_to_clipboard, grant_stack, is_running,
    make_readable_by_all, new_file, open_in_browser, own_memory, own_processor_time, stack_granted,
    sync_folder,
};
#[cfg(target_os = "linux")]
pub use platform::{launch_if_asked, launch_through};
use tempfile::TempPath;

/// Does nothing: only Linux needs a launcher.
#[cfg(not(target_os = "linux"))]
pub fn launch_if_asked() {}

/// Does nothing: only Linux needs a launcher.
#[cfg(not(target_os = "linux"))]
pub fn launch_through(_: &Path) {}

/// Adds the system's extension to the path of an executable: `a` becomes `a.exe` on Windows.
pub fn executable(path: PathBuf) -> PathBuf {
    let mut path = path.into_os_string();
    path.push(std::env::consts::EXE_SUFFIX);
    path.into()
}

/// Renames a temporary file to `path`, replacing any file there. Windows refuses while another
/// program has that file open, so this waits up to two seconds.
///
/// # Errors
/// If the file cannot be renamed; a file at `path` then stays as it is.
pub fn put_in_place(mut file: TempPath, path: &Path) -> io::Result<()> {
    const TRIES: u32 = 40;
    let mut tried = 1;
    loop {
        match file.persist(path) {
            Ok(()) => return Ok(()),
            Err(error) if !is_in_use(&error.error) => return Err(error.error),
            Err(error) if tried == TRIES => {
                let remedy = "another program has it open; close it there and try again";
                return Err(io::Error::new(error.error.kind(), remedy));
            }
            Err(error) => file = error.path,
        }
        tried += 1;
        thread::sleep(Duration::from_millis(50));
    }
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
