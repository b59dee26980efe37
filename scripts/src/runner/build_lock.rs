//! Cargo's lock on its build folder. With `--quiet` cargo waits for the lock without a message.

use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use anstream::eprintln;
use fs_err::File;

/// Waits while another cargo builds in this folder; prints a message after a second.
pub fn wait(folder: &Path) {
    const UNSAID: Duration = Duration::from_secs(1);
    const PAUSE: Duration = Duration::from_millis(50);
    let started = Instant::now();
    let mut is_said = false;
    while is_locked(folder) {
        if !is_said && started.elapsed() >= UNSAID {
            is_said = true;
            let shown = folder.display();
            eprintln!("waiting for another cargo, which builds in {shown}; Ctrl-C gives up");
        }
        thread::sleep(PAUSE);
    }
}

/// Whether the folder is locked. False if unknown: then cargo waits itself.
fn is_locked(folder: &Path) -> bool {
    let lock = File::open(folder.join(".cargo-lock"));
    let tried = lock.map(|lock| lock.file().try_lock());
    matches!(tried, Ok(Err(std::fs::TryLockError::WouldBlock)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_waited_for_until_it_is_unlocked() {
        let folder = tempfile::tempdir().unwrap();
        assert!(!is_locked(folder.path()));
        let lock = std::fs::File::create(folder.path().join(".cargo-lock")).unwrap();
        lock.lock().unwrap();
        assert!(is_locked(folder.path()));
        thread::spawn(move || {
            thread::sleep(Duration::from_millis(100));
            drop(lock);
        });
        wait(folder.path());
        assert!(!is_locked(folder.path()));
    }
}
