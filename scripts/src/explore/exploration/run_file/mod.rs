//! `--run FILE`: a run that survives crashes.
//!
//! The file begins with a header: lines of text, padded to `HEADER` bytes. Two slots follow, each
//! for a checkpoint of at most `SLOT` bytes. A new checkpoint overwrites the older one, so the
//! other one survives if the process is killed. After the slots come permanent records, appended
//! one by one: the values of a table, or states of a register that `--verify` uses. Slots and
//! records have checksums and are synced.

mod bytes;
mod contents;
mod snapshots;

use std::fs::{File, OpenOptions};
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, ensure};
use explorer::engine::register::State;
use explorer::engine::{Engine, GrundyValues, HEAPS_PER_DEPTH, Notes};
use explorer::game::OneHeap;

use bytes::{put, with_prefix};
pub use contents::{Checkpoint, Contents};
use contents::{Decoded, HEADER, MAGIC, SLOT, decoded, put_table};
use snapshots::{put_snapshot, put_state};

/// Limit of the values in one record.
const MAX_VALUES: usize = 1 << 28;

/// Open file of a run.
#[derive(Debug)]
pub struct RunFile {
    path: PathBuf,
    file: File,
    /// Number of the next checkpoint; its parity chooses the slot.
    next: u64,
    /// Offset of the next record in bytes.
    end: u64,
    /// Number of the table's values that are already in records.
    values: usize,
}

impl RunFile {
    /// Creates the file and reserves disk space for the slots.
    ///
    /// # Errors
    /// If the file exists or cannot be written.
    pub fn create(path: &Path, game: &OneHeap) -> Result<Self> {
        let cannot = || format!("cannot write {}", path.display());
        let mut options = OpenOptions::new();
        let mut file = options
            .read(true)
            .write(true)
            .create_new(true)
            .open(path)
            .with_context(cannot)?;
        let mut header = format!("{MAGIC}\ngame {game}\n\n").into_bytes();
        ensure!(
            header.len() <= HEADER - 4,
            "the game's rule is too long to be saved"
        );
        header.resize(HEADER - 4, 0);
        let checksum = crc32fast::hash(&header);
        header.extend(checksum.to_le_bytes());
        header.resize(HEADER + 2 * SLOT, 0);
        let written = file.write_all(&header).and_then(|()| file.sync_all());
        if written.is_err() {
            let _ = std::fs::remove_file(path);
        }
        written.with_context(cannot)?;
        Ok(Self {
            path: path.to_path_buf(),
            file,
            next: 0,
            end: (HEADER + 2 * SLOT) as u64,
            values: 0,
        })
    }

    /// Opens the file of a run. An incomplete last record is dropped.
    ///
    /// # Errors
    /// If the file cannot be read and written, or does not belong to a run.
    pub fn open(path: &Path) -> Result<(Self, Contents)> {
        let shown = path.display();
        let mut options = OpenOptions::new();
        let opened = options.read(true).write(true).open(path);
        let mut file = opened.with_context(|| format!("cannot open {shown}"))?;
        let is_file = file.metadata().is_ok_and(|metadata| metadata.is_file());
        ensure!(is_file, "cannot continue {shown}: it is no file");
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)
            .with_context(|| format!("cannot read {shown}"))?;
        let Decoded {
            next,
            end,
            values,
            contents,
        } = decoded(&bytes).with_context(|| {
            format!("{shown} cannot be continued; begin the run anew with another name")
        })?;
        let file = Self {
            path: path.to_path_buf(),
            file,
            next,
            end,
            values,
        };
        Ok((file, contents))
    }

    /// Writes a checkpoint; for a table, first appends the new values.
    ///
    /// # Errors
    /// If the checkpoint cannot be written; the previous one is kept.
    pub fn checkpoint(&mut self, engine: &dyn Engine) -> Result<()> {
        let mut content = self.next.to_le_bytes().to_vec();
        match engine.register() {
            Some(register) => put_snapshot(&mut content, &register.snapshot()),
            None => {
                let notes = engine.notes();
                self.append_values(engine.values(), &notes)?;
                put_table(&mut content, self.values, &notes);
            }
        }
        let bytes = with_prefix(&content);
        ensure!(
            bytes.len() <= SLOT,
            "a checkpoint has {} bytes",
            bytes.len()
        );
        let slot = HEADER + (self.next % 2) as usize * SLOT;
        self.write(slot as u64, &bytes)?;
        self.next += 1;
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
        self.end += bytes.len() as u64;
        self.values += count;
        Ok(())
    }

    /// Appends a state as a permanent record.
    ///
    /// # Errors
    /// If the state cannot be written.
    pub fn archive(&mut self, state: &State) -> Result<()> {
        let mut content = Vec::new();
        put_state(&mut content, state);
        let bytes = with_prefix(&content);
        self.write(self.end, &bytes)?;
        self.end += bytes.len() as u64;
        Ok(())
    }

    fn write(&mut self, at: u64, bytes: &[u8]) -> Result<()> {
        let file = &mut self.file;
        let written = file.seek(SeekFrom::Start(at));
        let written = written.and_then(|_| file.write_all(bytes));
        let synced = written.and_then(|()| file.sync_data());
        synced.with_context(|| format!("cannot save the run in {}", self.path.display()))
    }
}
