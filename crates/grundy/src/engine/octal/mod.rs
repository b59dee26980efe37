//! Games that leave at most two heaps, by the sparse space.
//!
//! `g(n)` is the mex over all splits of `n`, which is O(n) work a heap by the
//! definition. A `Space` sorts values into rare and common such that a common
//! option always has a rare part; so the few rare heaps decide which common
//! values are options, and the least common value that is none bounds `g(n)`.
//! It remains to find the rare values below the bound among the options: each is
//! the value of many splits, so a scan soon finds them all. Only where one is
//! missing must the scan try every split; then `g(n)` is that rare value, and one
//! more heap is rare. The result is exact for every space; the space, chosen anew
//! at powers of two, decides only the speed.
//!
//! Source: R. K. Guy and C. A. B. Smith, Proc. Camb. Phil. Soc. 52 (1956),
//! 514–526; sparse spaces: E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning
//! Ways, ch. 4; A. Gangolli and T. Plambeck, A note on periodicity in some
//! octal games, Int. J. Game Theory 18 (1989), 311–320.

mod block;
mod candidates;
mod coding;
mod extend;
mod grundy_table;
mod marking;
mod pure;
mod scan;
mod sets;
mod space;
mod value;

use anyhow::{Result, bail};

use super::GrundyValues;
use super::{Engine, Notes};
use crate::game::Moves;
use crate::proof::{self, period};
use crate::proof::{Criterion, Proof};
use extend::extend;
use grundy_table::{BLOCK, GrundyTable, Outgrown};
use space::Space;
use value::Value;

/// An octal game, or Grundy's game.
#[derive(Debug)]
pub struct Octal {
    table: Width,
}

/// A table of bytes, or of 16-bit words once a value exceeds 255.
#[derive(Debug)]
enum Width {
    Bytes(GrundyTable<u8>),
    Words(GrundyTable<u16>),
}

impl Octal {
    pub fn new(moves: Moves) -> Self {
        Self {
            table: Width::Bytes(GrundyTable::new(moves)),
        }
    }

    /// Continues after `values`, found before.
    pub fn resume(moves: Moves, values: Vec<u32>, notes: Notes) -> Self {
        let Notes {
            mask,
            by_position,
            since,
            depth,
        } = notes;
        let space = Space { mask, by_position };
        let is_wide = values.iter().any(|&v| v > u8::MAX.into());
        let table = if is_wide {
            Width::Words(GrundyTable::resume(
                moves,
                narrow(values),
                space,
                since,
                depth,
            ))
        } else {
            Width::Bytes(GrundyTable::resume(
                moves,
                narrow(values),
                space,
                since,
                depth,
            ))
        };
        Self { table }
    }
}

fn narrow<V: Value>(values: Vec<u32>) -> Vec<V> {
    values.into_iter().map(|v| V::new(v as usize)).collect()
}

impl Engine for Octal {
    /// Ends where a block ends, so that a run is the same however it is divided.
    fn extend(&mut self, terms: usize) -> Result<()> {
        let terms = terms.next_multiple_of(BLOCK);
        let mut outcome = match &mut self.table {
            Width::Bytes(table) => extend(table, terms),
            Width::Words(table) => extend(table, terms),
        };
        if let (Err(Outgrown), Width::Bytes(table)) = (outcome, &mut self.table) {
            let mut words = widen(table);
            outcome = extend(&mut words, terms);
            self.table = Width::Words(words);
        }
        if outcome.is_err() {
            let heap = self.values().len();
            bail!("the value of heap {heap} exceeds {}", u16::MAX);
        }
        Ok(())
    }

    fn values(&self) -> GrundyValues<'_> {
        match &self.table {
            Width::Bytes(table) => GrundyValues::Bytes(&table.g),
            Width::Words(table) => GrundyValues::Words(&table.g),
        }
    }

    /// Each value has a code.
    fn bytes(&self) -> usize {
        let values = self.values();
        2 * values.len() * values.width()
    }

    fn prove(&self, is_last: bool) -> Option<Proof> {
        match &self.table {
            Width::Bytes(table) => prove(table, is_last),
            Width::Words(table) => prove(table, is_last),
        }
    }

    fn notes(&self) -> Notes {
        match &self.table {
            Width::Bytes(table) => notes(table),
            Width::Words(table) => notes(table),
        }
    }

    fn is_rare(&self, heap: usize) -> Option<bool> {
        Some(match &self.table {
            Width::Bytes(table) => table.is_rare(heap),
            Width::Words(table) => table.is_rare(heap),
        })
    }
}

fn notes<V>(table: &GrundyTable<V>) -> Notes {
    Notes {
        mask: table.space.mask,
        by_position: table.space.by_position,
        since: table.since,
        depth: table.depth.clone(),
    }
}

/// The same table in words. A step that failed has changed nothing but marks.
fn widen(table: &mut GrundyTable<u8>) -> GrundyTable<u16> {
    let words = table.g.iter().map(|&v| v.into()).collect();
    let depth = std::mem::take(&mut table.depth);
    GrundyTable::resume(table.moves.clone(), words, table.space, table.since, depth)
}

/// In a table up to this length it costs little to continue until the criterion of Guy and Smith
/// holds.
const CLASSIC: usize = 1 << 20;

/// The least period that one of the three criteria proves.
fn prove<V: Value>(table: &GrundyTable<V>, is_last: bool) -> Option<Proof> {
    let longest = table.moves.longest();
    if table.moves.split.is_empty() {
        return proof::by_window(&table.g, longest);
    }
    let classic_is_far = table.moves.unequal || is_last || table.g.len() > CLASSIC;
    let proof = by_last_rare_heap(table, longest).filter(|_| classic_is_far);
    // Guy and Smith compare splits into any two parts.
    proof.or_else(|| {
        let any_split = !table.moves.unequal;
        any_split.then(|| proof::by_guy_smith(&table.g, longest, 2))?
    })
}

/// The criterion `Criterion::RareDiedOut`.
fn by_last_rare_heap<V: Value>(table: &GrundyTable<V>, longest: usize) -> Option<Proof> {
    let g = &table.g;
    let last_rare = table.rare.last();
    let start = table.since.max(2 * last_rare + longest + 1);
    let depth = table.depth_from(start).max(last_rare);
    let window = depth + longest;
    // A window that begins after the last rare heap and ends at `start` or later.
    let from = (last_rare + 1).max(start.saturating_sub(window));
    let period = period::shift_of_last_window(g, window, from)?;
    Some(Proof {
        preperiod: period::preperiod(g, period),
        period,
        saltus: 0,
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
