//! `--run FILE`: a run that is never lost.
//!
//! The file begins with a header: lines of text, padded to `HEADER` bytes. Two slots follow, each
//! for a checkpoint of at most `SLOT` bytes; a checkpoint is written over the older one, so that a
//! kill at whatever moment leaves the other. Behind them stand records that stay, appended one by
//! one: the values of a table, or states of a register to verify it by. Slots and records have
//! checksums and are synced.

use std::fs::{File, OpenOptions};
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail, ensure};
use explorer::engine::register::{Cycle, Seen, Snapshot, State};
use explorer::engine::{Engine, GrundyValues, Notes};
use explorer::game::OneHeap;

const MAGIC: &str = "cargo x explore, run 1";
const HEADER: usize = 4096;
const SLOT: usize = 1 << 18;
/// The checksum and the length before each content.
const PREFIX: usize = 8;
/// Values of one record at the most.
const MOST_VALUES: usize = 1 << 28;
/// Heaps for which a table notes one depth.
const STRETCH: usize = 1 << 12;

/// A run's file, open.
#[derive(Debug)]
pub struct RunFile {
    path: PathBuf,
    file: File,
    /// The number of the next checkpoint; its parity chooses the slot.
    next: u64,
    /// Where the next record goes.
    end: u64,
    /// Number of a table's values that are in records.
    values: usize,
}

/// Contents of a file.
#[derive(Debug)]
pub struct Contents {
    pub game: OneHeap,
    pub checkpoint: Checkpoint,
    /// The archived states of a register, increasing.
    pub states: Vec<State>,
}

/// Where a run was when it was saved last.
#[derive(Debug)]
pub enum Checkpoint {
    /// Nothing was saved but the game.
    Nothing,
    Table {
        values: Vec<u32>,
        notes: Notes,
    },
    Register(Snapshot),
}

impl RunFile {
    /// Makes the file; the slots take their place on the disk at once.
    ///
    /// # Errors
    /// If the file is there or cannot be written.
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

    /// Opens the file of a run. A record that is torn, the last one, is dropped.
    ///
    /// # Errors
    /// If the file cannot be read and written, or is none of a run.
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

    /// Writes a checkpoint: of a table, after the values that are new.
    ///
    /// # Errors
    /// If it cannot be written; the one before stays.
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
        let count = (values.len() - self.values).min(MOST_VALUES);
        let mut content = Vec::new();
        put(&mut content, 0);
        let stretch = (self.values / STRETCH).min(notes.depth.len());
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

    /// Appends a state that stays.
    ///
    /// # Errors
    /// If it cannot be written.
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

/// Contents of a file, and where to write on.
struct Decoded {
    next: u64,
    end: u64,
    values: usize,
    contents: Contents,
}

fn decoded(bytes: &[u8]) -> Result<Decoded> {
    ensure!(
        bytes.starts_with(MAGIC.as_bytes()),
        "it is no run of `cargo x explore`"
    );
    let header = bytes.get(..HEADER).context("its header is torn")?;
    let (text, checksum) = header.split_last_chunk().context("its header is torn")?;
    ensure!(
        crc32fast::hash(text) == u32::from_le_bytes(*checksum),
        "its header was altered"
    );
    let text = std::str::from_utf8(text)?;
    let game = text.lines().find_map(|line| line.strip_prefix("game "));
    let game = OneHeap::parse(game.context("its header names no game")?)?;
    let mut records = Records::default();
    let mut end = HEADER + 2 * SLOT;
    while let Some(record) = bytes.get(end..).and_then(content) {
        records.take(&mut Reader(record))?;
        end += PREFIX + record.len();
    }
    let slots = [HEADER, HEADER + SLOT].map(|at| bytes.get(at..).and_then(content));
    let newest = slots.into_iter().flatten().max_by_key(|slot| number(slot));
    let values = records.values.len();
    let checkpoint = match newest {
        Some(slot) => {
            let mut reader = Reader(slot.get(8..).context("a slot is torn")?);
            taken_checkpoint(&mut reader, records.values, records.depth)?
        }
        None => Checkpoint::Nothing,
    };
    Ok(Decoded {
        next: newest.map_or(0, |slot| number(slot) + 1),
        end: end as u64,
        values,
        contents: Contents {
            game,
            checkpoint,
            states: records.states,
        },
    })
}

/// Contents of all records together.
#[derive(Default)]
struct Records {
    states: Vec<State>,
    values: Vec<u32>,
    depth: Vec<u32>,
}

impl Records {
    fn take(&mut self, reader: &mut Reader<'_>) -> Result<()> {
        let heap: usize = reader.number()?;
        if heap > 0 {
            self.states.push(taken_state(heap, reader)?);
            return Ok(());
        }
        let [from, count, width, stretch, depths] = reader.numbers()?;
        ensure!(
            from == self.values.len(),
            "the values before heap {from} are missing"
        );
        ensure!(matches!(width, 1 | 2 | 4), "its values have {width} bytes");
        ensure!(
            stretch <= self.depth.len(),
            "the depths before heap {from} are missing"
        );
        let bytes = reader.bytes(count.saturating_mul(width))?;
        self.values.extend(integers(bytes, width));
        self.depth.truncate(stretch);
        let bytes = reader.bytes(depths.saturating_mul(4))?;
        self.depth.extend(integers(bytes, 4));
        Ok(())
    }
}

fn integers(bytes: &[u8], width: usize) -> impl Iterator<Item = u32> {
    let from_le = |bytes: &[u8]| {
        let bytes = bytes.iter().rev();
        bytes.fold(0, |n, &byte| n << 8 | u32::from(byte))
    };
    bytes.chunks_exact(width).map(from_le)
}

fn number(slot: &[u8]) -> u64 {
    slot.first_chunk()
        .map_or(0, |bytes| u64::from_le_bytes(*bytes))
}

fn with_prefix(content: &[u8]) -> Vec<u8> {
    let mut bytes = crc32fast::hash(content).to_le_bytes().to_vec();
    bytes.extend((content.len() as u32).to_le_bytes());
    bytes.extend(content);
    bytes
}

/// Contents behind a checksum and a length, if they are whole.
fn content(bytes: &[u8]) -> Option<&[u8]> {
    let (checksum, rest) = bytes.split_first_chunk()?;
    let (length, rest) = rest.split_first_chunk()?;
    let content = rest.get(..u32::from_le_bytes(*length) as usize)?;
    let is_whole = crc32fast::hash(content) == u32::from_le_bytes(*checksum);
    (is_whole && !content.is_empty()).then_some(content)
}

fn put(bytes: &mut Vec<u8>, number: usize) {
    bytes.extend((number as u64).to_le_bytes());
}

fn put_state(bytes: &mut Vec<u8>, state: &State) {
    put(bytes, state.heap);
    // The upper byte is 0 for codes of one byte, 1 for codes of two.
    put(bytes, (state.width - 1) << 56 | state.codes.len());
    bytes.extend(&state.codes);
}

fn put_seen(bytes: &mut Vec<u8>, seen: &Seen) {
    put(bytes, seen.heap);
    bytes.extend(seen.short.to_le_bytes());
    bytes.extend(seen.whole.to_le_bytes());
}

fn put_snapshot(bytes: &mut Vec<u8>, snapshot: &Snapshot) {
    let cycle = &snapshot.cycle;
    let numbers = [
        snapshot.start,
        snapshot.mask,
        usize::from(snapshot.by_position),
        usize::from(snapshot.largest_value),
        snapshot.deepest,
        usize::from(cycle.codes[0]),
        usize::from(cycle.codes[1]),
        cycle.zeros as usize,
        cycle.last_look,
        cycle.seen.len(),
    ];
    numbers.into_iter().for_each(|number| put(bytes, number));
    put_seen(bytes, &cycle.kept);
    cycle.seen.iter().for_each(|seen| put_seen(bytes, seen));
    put_state(bytes, &snapshot.state);
}

/// A table's checkpoint begins with 0 where a register's has its first heap.
fn put_table(bytes: &mut Vec<u8>, values: usize, notes: &Notes) {
    let by_position = usize::from(notes.by_position);
    for number in [0, values, notes.mask, by_position, notes.since] {
        put(bytes, number);
    }
}

struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn bytes(&mut self, count: usize) -> Result<&'a [u8]> {
        let Some((bytes, rest)) = self.0.split_at_checked(count) else {
            bail!("a record is shorter than it says");
        };
        self.0 = rest;
        Ok(bytes)
    }

    fn numbers<const N: usize>(&mut self) -> Result<[usize; N]> {
        let mut numbers = [0; N];
        for number in &mut numbers {
            *number = self.number()?;
        }
        Ok(numbers)
    }

    fn wide(&mut self) -> Result<u64> {
        let bytes = self.bytes(8)?;
        Ok(u64::from_le_bytes(bytes.try_into()?))
    }

    fn number<T: TryFrom<u64>>(&mut self) -> Result<T> {
        let number = self.wide()?;
        T::try_from(number)
            .ok()
            .with_context(|| format!("it says {number} where less is right"))
    }
}

fn taken_checkpoint(
    reader: &mut Reader<'_>,
    mut values: Vec<u32>,
    depth: Vec<u32>,
) -> Result<Checkpoint> {
    let start: usize = reader.number()?;
    if start > 0 {
        return taken_snapshot(start, reader).map(Checkpoint::Register);
    }
    let [known, mask, by_position, since] = reader.numbers()?;
    ensure!(
        known <= values.len(),
        "values up to heap {known} are missing"
    );
    // A kill between both left values that their checkpoint does not tell of.
    values.truncate(known);
    Ok(Checkpoint::Table {
        values,
        notes: Notes {
            mask,
            by_position: by_position != 0,
            since,
            depth,
        },
    })
}

fn taken_state(heap: usize, reader: &mut Reader<'_>) -> Result<State> {
    let count: usize = reader.number()?;
    let width = 1 + (count >> 56);
    let codes = reader.bytes(count & ((1 << 56) - 1))?.to_vec();
    ensure!(
        width <= 2 && codes.len() % width == 0,
        "a state's codes have {width} bytes"
    );
    Ok(State { heap, width, codes })
}

fn taken_seen(reader: &mut Reader<'_>) -> Result<Seen> {
    Ok(Seen {
        heap: reader.number()?,
        short: reader.wide()?,
        whole: reader.wide()?,
    })
}

fn taken_snapshot(start: usize, reader: &mut Reader<'_>) -> Result<Snapshot> {
    let mask = reader.number()?;
    let by_position = reader.wide()? != 0;
    let largest_value = reader.number()?;
    let deepest = reader.number()?;
    let codes = [reader.number()?, reader.number()?];
    let zeros = reader.number()?;
    let last_look = reader.number()?;
    let count: usize = reader.number()?;
    let kept = taken_seen(reader)?;
    let seen = (0..count)
        .map(|_| taken_seen(reader))
        .collect::<Result<_>>()?;
    Ok(Snapshot {
        start,
        mask,
        by_position,
        largest_value,
        deepest,
        cycle: Cycle {
            codes,
            kept,
            zeros,
            seen,
            last_look,
        },
        state: taken_state(reader.number()?, reader)?,
    })
}
