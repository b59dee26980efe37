//! Waits until files are saved.
//!
//! Times and sizes are compared by polling. That takes a thousandth of a second for a thousand
//! files, and needs nothing from the system, so it also works on the disks that Windows shares with
//! WSL.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};

use anyhow::{Context, Result};

pub const PAUSE: Duration = Duration::from_millis(100);
/// Time without further changes after which a save is complete: editors save in several steps.
const QUIET_TIME: Duration = Duration::from_millis(20);
/// Limit of that wait, so that endless changes cannot delay a run.
const MAX_WAIT: Duration = Duration::from_millis(200);

/// Modification time and size of a file: two changes may have the same time.
type State = (SystemTime, u64);

/// State of all files below some folders.
pub struct Files {
    folders: Vec<PathBuf>,
    states: BTreeMap<PathBuf, State>,
}

impl Files {
    /// Watches the files below these folders.
    ///
    /// # Errors
    /// If a folder cannot be read; a folder that does not exist counts as empty.
    pub fn below(folders: Vec<PathBuf>) -> Result<Self> {
        let states = states(&folders)?;
        Ok(Self { folders, states })
    }

    /// Waits for a change and for the changes that follow it closely. Returns the changed files,
    /// and the time of the first save.
    ///
    /// # Errors
    /// If a folder cannot be read.
    pub fn next_changes(&mut self) -> Result<(BTreeSet<PathBuf>, Instant)> {
        let mut looked = Instant::now();
        let mut changed = self.changes()?;
        while changed.is_empty() {
            std::thread::sleep(PAUSE);
            changed = self.changes()?;
            if changed.is_empty() {
                looked = Instant::now();
            }
        }
        let saved = self.first_save(&changed).max(looked);
        let noticed = Instant::now();
        while noticed.elapsed() < MAX_WAIT {
            std::thread::sleep(QUIET_TIME);
            let more = self.changes()?;
            if more.is_empty() {
                break;
            }
            changed.extend(more);
        }
        Ok((changed, saved))
    }

    /// Files that were written, created or removed since the last call.
    ///
    /// # Errors
    /// If a folder cannot be read.
    pub fn changes(&mut self) -> Result<BTreeSet<PathBuf>> {
        let now = states(&self.folders)?;
        let before = std::mem::replace(&mut self.states, now);
        let paths = before.keys().chain(self.states.keys());
        let changed = paths.filter(|path| before.get(*path) != self.states.get(*path));
        Ok(changed.cloned().collect())
    }

    /// Time when the first of these files was written; now, if all were removed.
    pub fn first_save(&self, changed: &BTreeSet<PathBuf>) -> Instant {
        let now = Instant::now();
        let written = changed.iter().filter_map(|path| self.states.get(path));
        let ages = written.filter_map(|(time, _)| time.elapsed().ok());
        let oldest = ages.max().unwrap_or_default();
        now.checked_sub(oldest).unwrap_or(now)
    }
}

fn states(folders: &[PathBuf]) -> Result<BTreeMap<PathBuf, State>> {
    let mut states = BTreeMap::new();
    for folder in folders {
        add_states(folder, &mut states)
            .with_context(|| format!("cannot watch {}", folder.display()))?;
    }
    Ok(states)
}

fn add_states(folder: &Path, states: &mut BTreeMap<PathBuf, State>) -> io::Result<()> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()), // removed by now
        entries => entries?,
    };
    for entry in entries {
        let path = entry?.path();
        let Ok(metadata) = fs::metadata(&path) else {
            continue; // removed by now
        };
        if metadata.is_file() {
            states.insert(path, (metadata.modified()?, metadata.len()));
        } else if metadata.is_dir() {
            add_states(&path, states)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_that_are_written_made_or_removed_have_changed() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let write = |name: &str, text: &str| fs::write(path(name), text).unwrap();
        write("same", "1");
        write("written", "1");
        write("removed", "1");
        let mut files = Files::below(vec![path("."), path("missing")]).unwrap();
        assert!(files.changes().unwrap().is_empty());
        write("written", "12");
        fs::create_dir(path("inner")).unwrap();
        write("inner/made", "1");
        fs::remove_file(path("removed")).unwrap();
        let (changed, saved) = files.next_changes().unwrap();
        let paths = ["./inner/made", "./removed", "./written"].map(path);
        assert_eq!(changed, BTreeSet::from(paths));
        assert!(saved.elapsed() < Duration::from_secs(5));
        assert!(files.changes().unwrap().is_empty());
    }
}
