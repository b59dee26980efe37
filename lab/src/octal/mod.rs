//! Games in which a move leaves at most two heaps, by sparse spaces.
//!
//! `g(n)` is the mex over all splits of `n`; by the definition that is O(n) work for each heap. A
//! [`Space`] divides values into rare and common ones such that every common option has a rare
//! part. So the few rare heaps decide which common values are options, and the least common value
//! that is no option bounds `g(n)`. What remains is to find the rare values below that bound among
//! the options. Each is the value of many splits, so a scan soon finds them all. Only if one is
//! missing must the scan try every split; then `g(n)` is that rare value, and there is one more
//! rare heap. The result is exact in every space. The space only decides the speed; it is chosen
//! again at powers of two.
//!
//! The crate `heap_games` has the same in simple form. Here blocks of heaps are computed at once,
//! by vector instructions: 2 to 5 times as fast. The register cuts heaps out of a [`GrundyTable`],
//! and encodes values by a [`Coding`].
//!
//! Source: R. K. Guy and C. A. B. Smith, Proc. Camb. Phil. Soc. 52 (1956), 514–526; sparse spaces:
//! E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 4; A. Gangolli and T. Plambeck, A
//! note on periodicity in some octal games, Int. J. Game Theory 18 (1989), 311–320.

mod block;
mod candidates;
mod common_block;
mod extend;
mod marking;
mod scan;
mod sets;
mod space;
mod table;
mod values;

use anyhow::{Result, bail};
use heap_games::game::Moves;
use heap_games::proof::{self, Criterion, Proof};

pub use space::{Coding, Space, Value};
pub use table::{BLOCK, GrundyTable, HEAPS_PER_DEPTH, Notes};
pub use values::{GrundyValues, RareHeaps};

/// The most heaps that a table can have: they're numbered with 32 bits.
pub const MAX_IN_TABLE: usize = u32::MAX as usize - (1 << 27);

/// Engine of an octal game or of Grundy's game.
#[derive(Debug)]
pub enum Octal {
    /// All values so far are below 256.
    Bytes(GrundyTable<u8>),
    Words(GrundyTable<u16>),
}

impl Octal {
    /// Engine that knows heap 0 alone.
    pub fn new(moves: Moves) -> Self {
        Self::Bytes(GrundyTable::new(moves))
    }

    /// Engine that continues after known values, at least that of heap 0. `notes` are those taken
    /// when these values were known.
    pub fn resume(moves: Moves, values: &[u32], notes: Notes) -> Self {
        if values.iter().any(|&v| v > u8::MAX.into()) {
            Self::Words(GrundyTable::resume(moves, narrow(values), notes))
        } else {
            Self::Bytes(GrundyTable::resume(moves, narrow(values), notes))
        }
    }

    /// What [`resume`](Self::resume) needs besides the values.
    pub fn notes(&self) -> Notes {
        match self {
            Self::Bytes(table) => table.notes(),
            Self::Words(table) => table.notes(),
        }
    }

    /// The largest part that a split needed to show a rare value to be an option, for all heaps
    /// from `start` on.
    pub fn depth_from(&self, start: usize) -> usize {
        match self {
            Self::Bytes(table) => table.depth_from(start),
            Self::Words(table) => table.depth_from(start),
        }
    }

    /// Adds values of the next heaps that were computed elsewhere, with splits that needed parts
    /// up to `depth`.
    pub fn push_known(&mut self, values: &[u16], depth: usize) {
        if let Self::Bytes(table) = self
            && values.iter().any(|&v| v > u8::MAX.into())
        {
            *self = Self::Words(widen(table));
        }
        match self {
            Self::Bytes(table) => table.push_known(values, depth),
            Self::Words(table) => table.push_known(values, depth),
        }
    }
}

fn narrow<V: Value>(values: &[u32]) -> Vec<V> {
    values.iter().map(|&v| V::new(v as usize)).collect()
}

impl Octal {
    /// Computes on until at least `terms` heaps are known: up to the end of a block, so that the
    /// result doesn't depend on the steps in which a run is made.
    ///
    /// # Errors
    /// If a value is too large to store.
    pub fn extend(&mut self, terms: usize) -> Result<()> {
        let terms = terms.next_multiple_of(BLOCK);
        if let Self::Bytes(table) = self
            && table.extend(terms).is_err()
        {
            *self = Self::Words(widen(table));
        }
        if let Self::Words(table) = self
            && table.extend(terms).is_err()
        {
            let heap = self.values().len();
            bail!("the value of heap {heap} exceeds {}", u16::MAX);
        }
        Ok(())
    }

    /// The values computed so far.
    pub fn values(&self) -> GrundyValues<'_> {
        match self {
            Self::Bytes(table) => GrundyValues::Bytes(&table.g),
            Self::Words(table) => GrundyValues::Words(&table.g),
        }
    }

    /// A proof of the period, if the known values give one. Unless `is_last`, it's held back when a
    /// few more values would prove the same period by a better-known criterion.
    pub fn prove(&self, is_last: bool) -> Option<Proof> {
        match self {
            Self::Bytes(table) => prove(table, is_last),
            Self::Words(table) => prove(table, is_last),
        }
    }

    /// The rare heaps found so far.
    pub fn rare_heaps(&self) -> Option<RareHeaps> {
        match self {
            Self::Bytes(table) => rare_heaps(table),
            Self::Words(table) => rare_heaps(table),
        }
    }

    /// Bytes of memory that grow with the number of values: two numbers for each heap: its value
    /// and its code.
    pub fn bytes(&self) -> usize {
        let values = self.values();
        2 * values.len() * values.width()
    }
}

fn rare_heaps<V: Value>(table: &GrundyTable<V>) -> Option<RareHeaps> {
    let Space { mask, by_position } = table.space;
    (mask != 0).then(|| RareHeaps {
        count: table.rare.sizes.len() + usize::from(table.is_rare(0)),
        last: table.rare.last(),
        mask,
        by_position,
    })
}

/// Copies a table into one of 16-bit words. A failed step has changed nothing but marks.
fn widen(table: &GrundyTable<u8>) -> GrundyTable<u16> {
    let words = table.g.iter().map(|&v| v.into()).collect();
    GrundyTable::resume(table.moves.clone(), words, table.notes())
}

/// Length up to which a table goes on, at little cost, until the criterion of Guy and Smith holds.
const CLASSIC: usize = 1 << 20;

/// Proves the least period by one of the three criteria.
fn prove<V: Value>(table: &GrundyTable<V>, is_last: bool) -> Option<Proof> {
    let longest = table.moves.longest();
    if table.moves.split.is_empty() {
        return proof::by_window(&table.g, longest);
    }
    let classic_is_far = table.moves.unequal || is_last || table.g.len() > CLASSIC;
    let proof = by_last_rare_heap(table, longest).filter(|_| classic_is_far);
    // Guy and Smith compare splits into any two parts; they don't cover unequal splits.
    proof.or_else(|| {
        let any_split = !table.moves.unequal;
        any_split.then(|| proof::by_guy_smith(&table.g, longest))?
    })
}

/// Proves the least period by [`Criterion::RareDiedOut`].
fn by_last_rare_heap<V: Value>(table: &GrundyTable<V>, longest: usize) -> Option<Proof> {
    let g = &table.g;
    let last_rare = table.rare.last();
    let start = table.since.max(2 * last_rare + longest + 1);
    let depth = table.depth_from(start).max(last_rare);
    let window = depth + longest;
    // The window begins after the last rare heap and ends at `start` or later.
    let from = (last_rare + 1).max(start.saturating_sub(window));
    let period = proof::shift_of_last_window(g, window, from)?;
    Some(Proof {
        preperiod: proof::preperiod(g, period),
        period,
        criterion: Criterion::RareDiedOut {
            last_rare,
            depth,
            window,
        },
        last_heap: g.len() - 1,
    })
}

#[cfg(test)]
mod tests;
