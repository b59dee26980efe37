//! Decodes the file of a run.

use crate::octal::{Notes, Space};
use anyhow::{Context as _, Result, ensure};
use heap_games::game::Game;

use super::bytes::{PREFIX, Reader, content, integers, number, put};
use super::snapshots::{taken_snapshot, taken_state};
use crate::register::{Snapshot, State};

/// How a header begins: with the name of the command that once made such files.
pub const MAGIC: &str = "cargo x explore, run 1";
pub const HEADER: usize = 4096;

/// The first number of a record that says how long the slots behind it are. A record of values
/// begins with 0, a record of a state with its heap.
const SLOTS: usize = 1;

/// Two slots for checkpoints, one behind the other.
#[derive(Debug, Clone, Copy)]
pub struct Slots {
    /// Offset of the first slot in bytes.
    pub at: usize,
    /// Bytes of each slot.
    pub size: usize,
}

impl Slots {
    /// Slots behind the header.
    pub const FIRST: Self = Self {
        at: HEADER,
        size: 1 << 18,
    };

    /// Offsets of the slots.
    pub fn offsets(self) -> [usize; 2] {
        [self.at, self.at + self.size]
    }

    /// Offset of what follows.
    pub fn end(self) -> usize {
        self.at + 2 * self.size
    }
}

/// Encodes the record before slots of this size.
pub fn put_slots(bytes: &mut Vec<u8>, size: usize) {
    put(bytes, SLOTS);
    put(bytes, size);
}

/// The size of the slots behind a record, if there are any.
fn size_of_slots(record: &[u8]) -> Result<Option<usize>> {
    let mut reader = Reader(record);
    let first: usize = reader.number()?;
    (first == SLOTS).then(|| reader.number()).transpose()
}

/// The game and the progress of a run.
#[derive(Debug)]
pub struct Contents {
    pub game: Game,
    pub checkpoint: Checkpoint,
    /// Archived states of a register, increasing.
    pub states: Vec<State>,
}

/// How far a run had come when it was last saved.
#[derive(Debug)]
pub enum Checkpoint {
    /// Nothing was saved except the game.
    Nothing,
    Table {
        values: Vec<u32>,
        notes: Notes,
    },
    Register {
        /// Values of the first heaps, as many as were saved before the register began.
        values: Vec<u32>,
        snapshot: Snapshot,
    },
}

/// A decoded file, with the offsets at which writing continues.
pub struct Decoded {
    /// Number of the next checkpoint.
    pub next: u64,
    /// Offset of the next record in bytes.
    pub end: usize,
    /// Slots that are long enough for all checkpoints so far.
    pub slots: Slots,
    /// How many of the table's values are already in records.
    pub values: usize,
    pub contents: Contents,
}

pub fn decoded(bytes: &[u8]) -> Result<Decoded> {
    ensure!(
        bytes.starts_with(MAGIC.as_bytes()),
        "it is no run of the lab"
    );
    let header = bytes.get(..HEADER).context("its header is torn")?;
    let (text, checksum) = header.split_last_chunk().context("its header is torn")?;
    ensure!(
        crc32fast::hash(text) == u32::from_le_bytes(*checksum),
        "its header was altered"
    );
    let text = std::str::from_utf8(text)?;
    let game = text.lines().find_map(|line| line.strip_prefix("game "));
    let game = Game::parse(game.context("its header names no game")?)?;
    let mut records = Records::default();
    let mut all_slots = vec![Slots::FIRST];
    let mut end = Slots::FIRST.end();
    while let Some(record) = bytes.get(end..).and_then(content) {
        end += PREFIX + record.len();
        if let Some(size) = size_of_slots(record)? {
            let slots = Slots { at: end, size };
            end = slots.end();
            all_slots.push(slots);
        } else {
            records.take(&mut Reader(record))?;
        }
    }
    let newest = all_slots
        .iter()
        .flat_map(|slots| slots.offsets())
        .filter_map(|at| bytes.get(at..).and_then(content))
        .max_by_key(|slot| number(slot));
    let is_blank = bytes[HEADER..].iter().all(|&byte| byte == 0);
    ensure!(
        newest.is_some() || is_blank,
        "both of its checkpoints are damaged, so nothing says how far the run came"
    );
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
        end,
        slots: all_slots.pop().unwrap_or(Slots::FIRST),
        values,
        contents: Contents {
            game,
            checkpoint,
            states: records.states,
        },
    })
}

/// The contents of all records together.
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

fn taken_checkpoint(
    reader: &mut Reader<'_>,
    mut values: Vec<u32>,
    depth: Vec<u32>,
) -> Result<Checkpoint> {
    let start: usize = reader.number()?;
    if start > 0 {
        let snapshot = taken_snapshot(start, reader)?;
        return Ok(Checkpoint::Register { values, snapshot });
    }
    let [known, mask, by_position, since] = reader.numbers()?;
    ensure!(
        known <= values.len(),
        "values up to heap {known} are missing"
    );
    // A kill between record and checkpoint leaves values that the checkpoint does not count.
    values.truncate(known);
    Ok(Checkpoint::Table {
        values,
        notes: Notes {
            space: Space {
                mask,
                by_position: by_position != 0,
            },
            since,
            depth,
        },
    })
}

/// Encodes a table's checkpoint. It begins with 0; a register's checkpoint has its first heap
/// there.
pub fn put_table(bytes: &mut Vec<u8>, values: usize, notes: &Notes) {
    let Space { mask, by_position } = notes.space;
    for number in [0, values, mask, usize::from(by_position), notes.since] {
        put(bytes, number);
    }
}
