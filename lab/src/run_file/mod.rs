//! The file of a run, which survives crashes.
//!
//! It begins with a header: lines of text, padded to `HEADER` bytes. Two slots follow, each for a
//! checkpoint. A new checkpoint overwrites the older one, so the other one is still there if the
//! process is killed. Behind the slots come permanent records, appended one by one: values of a
//! table, or states of a register for `lab verify`. If checkpoints outgrow their slots, because a
//! register needs a long window, two longer slots follow a record that says so. Slots and records
//! have checksums and are synced.
//!
//! The file is locked as long as it's open, so that two processes can't write one run.

mod bytes;
mod contents;
mod snapshots;

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use crate::octal::GrundyValues;
use crate::octal::{HEAPS_PER_DEPTH, Notes};
use anyhow::{Context as _, Result, bail, ensure};
use heap_games::game::Game;

use bytes::{put, with_prefix};
pub use contents::{Checkpoint, Contents};
use contents::{Decoded, HEADER, MAGIC, Slots, decoded, put_slots, put_table};
use snapshots::{put_snapshot, put_state};

use crate::octal_run::OctalRun;
use crate::register::State;

/// The most values in one record.
const MAX_VALUES: usize = 1 << 28;

/// The open file of a run.
#[derive(Debug)]
pub struct RunFile {
    path: PathBuf,
    file: File,
    /// Number of the next checkpoint; its parity chooses the slot.
    next: u64,
    /// Offset of the next record in bytes.
    end: usize,
    /// Slots for the next checkpoints.
    slots: Slots,
    /// How many of the table's values are already in records.
    values: usize,
}

impl RunFile {
    /// Creates the file and reserves disk space for the slots.
    ///
    /// # Errors
    /// If the file exists or can't be written.
    pub fn create(path: &Path, game: &Game) -> Result<Self> {
        let cannot = || format!("can't write {}", path.display());
        let mut options = OpenOptions::new();
        let mut file = options
            .read(true)
            .write(true)
            .create_new(true)
            .open(path)
            .with_context(cannot)?;
        lock(&file, path)?;
        let mut header = format!("{MAGIC}\ngame {game}\n\n").into_bytes();
        ensure!(
            header.len() <= HEADER - 4,
            "the game's rule is too long to be saved"
        );
        header.resize(HEADER - 4, 0);
        let checksum = crc32fast::hash(&header);
        header.extend(checksum.to_le_bytes());
        header.resize(Slots::FIRST.end(), 0);
        let written = file.write_all(&header).and_then(|()| file.sync_all());
        if written.is_err() {
            let _ = std::fs::remove_file(path);
        }
        written.with_context(cannot)?;
        Ok(Self {
            path: path.to_path_buf(),
            file,
            next: 0,
            end: Slots::FIRST.end(),
            slots: Slots::FIRST,
            values: 0,
        })
    }

    /// The same file where every write fails.
    #[cfg(test)]
    pub fn only_to_be_read(mut self) -> Self {
        self.file = File::open(&self.path).unwrap();
        self
    }

    /// Opens the file of a run. An incomplete last record is dropped.
    ///
    /// # Errors
    /// If another process has the file open, it can't be read and written, it is no run, or both
    /// of its checkpoints are damaged.
    pub fn open(path: &Path) -> Result<(Self, Contents)> {
        let shown = path.display();
        let mut options = OpenOptions::new();
        let opened = options.read(true).write(true).open(path);
        let mut file = opened.with_context(|| format!("can't open {shown}"))?;
        let is_file = file.metadata().is_ok_and(|metadata| metadata.is_file());
        ensure!(is_file, "can't continue {shown}: it is no file");
        lock(&file, path)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)
            .with_context(|| format!("can't read {shown}"))?;
        let Decoded {
            next,
            end,
            slots,
            values,
            contents,
        } = decoded(&bytes).with_context(|| {
            format!(
                "{shown} can't be continued; put back a copy of it, or move it away and begin the \
                 run anew"
            )
        })?;
        let file = Self {
            path: path.to_path_buf(),
            file,
            next,
            end,
            slots,
            values,
        };
        Ok((file, contents))
    }

    /// Writes a checkpoint. Appends the new values of a table first.
    ///
    /// # Errors
    /// If the checkpoint can't be written; the previous one is kept.
    pub fn checkpoint(&mut self, run: &OctalRun) -> Result<()> {
        let mut content = self.next.to_le_bytes().to_vec();
        match run.register() {
            Some(register) => put_snapshot(&mut content, &register.snapshot()),
            None => {
                let notes = run.notes();
                self.append_values(run.values(), &notes)?;
                put_table(&mut content, self.values, &notes);
            }
        }
        self.write_checkpoint(&content)
    }

    /// Writes a checkpoint into the slot of the older one, or into a longer one.
    fn write_checkpoint(&mut self, content: &[u8]) -> Result<()> {
        let bytes = with_prefix(content);
        if bytes.len() > self.slots.size {
            self.append_slots(bytes.len().next_power_of_two())?;
        }
        let slot = self.slots.offsets()[(self.next % 2) as usize];
        self.write(slot, &bytes)?;
        self.next += 1;
        Ok(())
    }

    /// Appends slots of this size and reserves disk space for them.
    fn append_slots(&mut self, size: usize) -> Result<()> {
        let mut content = Vec::new();
        put_slots(&mut content, size);
        let mut bytes = with_prefix(&content);
        let at = self.end + bytes.len();
        let slots = Slots { at, size };
        bytes.resize(slots.end() - self.end, 0);
        self.write(self.end, &bytes)?;
        (self.slots, self.end) = (slots, slots.end());
        Ok(())
    }

    fn append_values(&mut self, values: GrundyValues<'_>, notes: &Notes) -> Result<()> {
        while self.values < values.len() {
            self.append_some(values, notes)?;
        }
        Ok(())
    }

    fn append_some(&mut self, values: GrundyValues<'_>, notes: &Notes) -> Result<()> {
        let count = (values.len() - self.values).min(MAX_VALUES);
        let mut content = Vec::new();
        put(&mut content, 0);
        let stretch = (self.values / HEAPS_PER_DEPTH).min(notes.depth.len());
        let depth = &notes.depth[stretch..];
        for number in [self.values, count, values.width(), stretch, depth.len()] {
            put(&mut content, number);
        }
        for heap in self.values..self.values + count {
            content.extend(&values.at(heap).to_le_bytes()[..values.width()]);
        }
        content.extend(depth.iter().flat_map(|depth| depth.to_le_bytes()));
        let bytes = with_prefix(&content);
        self.write(self.end, &bytes)?;
        self.end += bytes.len();
        self.values += count;
        Ok(())
    }

    /// Appends a state as a permanent record.
    ///
    /// # Errors
    /// If the state can't be written.
    pub fn archive(&mut self, state: &State) -> Result<()> {
        let mut content = Vec::new();
        put_state(&mut content, state);
        let bytes = with_prefix(&content);
        self.write(self.end, &bytes)?;
        self.end += bytes.len();
        Ok(())
    }

    fn write(&mut self, at: usize, bytes: &[u8]) -> Result<()> {
        let file = &mut self.file;
        let written = file.seek(SeekFrom::Start(at as u64));
        let written = written.and_then(|_| file.write_all(bytes));
        let synced = written.and_then(|()| file.sync_data());
        synced.with_context(|| format!("can't save the run in {}", self.path.display()))
    }
}

/// Locks the file of a run until it is closed.
fn lock(file: &File, path: &Path) -> Result<()> {
    let shown = path.display();
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => bail!(
            "another process has the run in {shown} open; wait until it is done, or end it by \
             Ctrl-C, which saves the run"
        ),
        Err(TryLockError::Error(error)) => {
            Err(error).with_context(|| format!("can't lock {shown}"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The content of a checkpoint of a register with a window of this many codes.
    fn checkpoint(number: u64, heap: usize, window: usize) -> Vec<u8> {
        let mut content = number.to_le_bytes().to_vec();
        put_snapshot(&mut content, &snapshots::example(heap, window));
        content
    }

    /// The heap of the file's checkpoint, and the heaps of its archived states.
    fn heaps(path: &Path) -> (usize, Vec<usize>) {
        let contents = decoded(&std::fs::read(path).unwrap()).unwrap().contents;
        let Checkpoint::Register { snapshot, .. } = contents.checkpoint else {
            panic!("{:?} is no register", contents.checkpoint);
        };
        let archived = contents.states.iter().map(|state| state.heap);
        (snapshot.state.heap, archived.collect())
    }

    /// A file whose writer is killed after the first 500 bytes of a change.
    fn torn(before: &[u8], after: &[u8]) -> Vec<u8> {
        let differs = (before.iter().zip(after)).position(|(old, new)| old != new);
        let written = differs.unwrap_or(before.len()) + 500;
        let old = before.get(written..).unwrap_or_default();
        [&after[..written], old].concat()
    }

    #[test]
    fn longer_checkpoints_get_longer_slots_and_a_torn_one_leaves_the_one_before() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("run");
        let game = Game::parse("0.14").unwrap();
        let mut file = RunFile::create(&path, &game).unwrap();
        let mut archived = Vec::new();
        let windows = [1000, 1000, 500_000, 500_000, 500_000, 2_000_000, 1000];
        for (number, window) in windows.into_iter().enumerate() {
            let heap = 10_000_000 + number;
            let before = std::fs::read(&path).unwrap();
            file.write_checkpoint(&checkpoint(file.next, heap, window))
                .unwrap();
            let after = std::fs::read(&path).unwrap();
            assert_eq!(heaps(&path), (heap, archived.clone()));
            if number > 0 {
                let copy = folder.path().join("copy");
                std::fs::write(&copy, torn(&before, &after)).unwrap();
                assert_eq!(heaps(&copy), (heap - 1, archived.clone()), "{number}");
            }
            file.archive(&snapshots::example(heap, 100).state).unwrap();
            archived.push(heap);
            assert_eq!(heaps(&path), (heap, archived.clone()));
            if number % 2 == 1 {
                drop(file);
                file = RunFile::open(&path).unwrap().0;
            }
        }
    }
}
