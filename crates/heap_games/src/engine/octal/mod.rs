//! Games that leave at most two heaps, by the sparse space.
//!
//! `g(n)` is the mex over all splits of `n`, which is O(n) work per heap by the definition. A
//! `Space` sorts values into rare and common such that a common option always has a rare part. So
//! the few rare heaps decide which common values are options, and the least common value that is no
//! option bounds `g(n)`. Then the rare values below the bound must be found among the options: each
//! is the value of many splits, so a scan soon finds them all. Only if one is missing must the scan
//! try every split; then `g(n)` is that rare value, and the number of rare heaps grows by one. The
//! result is exact for every space; the space, chosen again at powers of two, decides only the
//! speed.
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
mod missing;
mod on_both;
mod pure;
pub mod register;
mod scan;
mod sets;
mod space;
mod turns;
mod value;

use anyhow::{Context as _, Result, bail};

use super::GrundyValues;
use super::{Engine, Notes, RareHeaps, RunBoth};
use crate::game::Moves;
use crate::proof::{self, period};
use crate::proof::{Criterion, Proof};
use extend::extend;
use grundy_table::{BLOCK, GrundyTable};
use missing::Missing;
use register::{Register, Snapshot, State, Stop, window_for};
use space::Space;
use value::Value;

/// Engine of an octal game or of Grundy's game.
pub struct Octal {
    table: Width,
    /// Register that continues beyond the table, if there is one.
    register: Option<Box<Register>>,
    /// Length of the table at which a register is tried next; `None` for never.
    next_register: Option<usize>,
    /// Reason why the last register ended.
    handed_back: Option<Stop>,
    /// Heaps that the last register computed and the table does not know yet.
    missing: Option<Missing>,
    /// Runs two tasks at once, if the caller has a way to.
    both: Option<RunBoth>,
    /// Second table of the same values for the second task.
    twin: Option<Box<GrundyTable<u16>>>,
}

/// Limit of the heaps of a table, a few steps below the largest 32-bit number.
const MAX_IN_TABLE: usize = u32::MAX as usize - (1 << 27);

/// Length of a table from which a register may continue it.
const FIRST_REGISTER: usize = 1 << 20;

/// Whether there are registers: a web page keeps all values that it has the time to compute.
const HAS_REGISTERS: bool = !cfg!(target_family = "wasm");

/// A table of bytes, or of 16-bit words once a value exceeds 255.
#[derive(Debug)]
enum Width {
    Bytes(GrundyTable<u8>),
    Words(GrundyTable<u16>),
}

impl Octal {
    pub fn new(moves: Moves) -> Self {
        Self::of_table(Width::Bytes(GrundyTable::new(moves)))
    }

    fn of_table(table: Width) -> Self {
        Self {
            table,
            register: None,
            next_register: None,
            handed_back: None,
            missing: None,
            both: None,
            twin: None,
        }
    }

    /// Allows a register, which keeps no values, to continue the table after its rare heaps have
    /// died out.
    pub fn beyond_memory(mut self) -> Self {
        self.next_register = Some(self.values().len().max(FIRST_REGISTER));
        self
    }

    /// Continues a register. `values` are known values of heaps below its start, as many as there
    /// are.
    ///
    /// # Errors
    /// If the register does not belong to this game.
    pub fn resume_register(
        moves: Moves,
        mut values: Vec<u32>,
        snapshot: Snapshot,
        states: Vec<State>,
    ) -> Result<Self> {
        values.truncate(snapshot.start);
        let mut octal = if values.is_empty() {
            Self::new(moves)
        } else {
            let notes = Notes {
                mask: snapshot.mask,
                by_position: snapshot.by_position,
                since: values.len(),
                depth: Vec::new(),
            };
            Self::resume(moves, values, notes)
        };
        octal.extend(snapshot.start)?;
        let space = Space {
            mask: snapshot.mask,
            by_position: snapshot.by_position,
        };
        let window = snapshot.state.length();
        let register = match &octal.table {
            Width::Bytes(table) => table
                .in_space(space)
                .and_then(|t| Register::new(&t, window)),
            Width::Words(table) => table
                .in_space(space)
                .and_then(|t| Register::new(&t, window)),
        };
        let resumed = register.and_then(|register| register.resume(snapshot, states));
        let register = resumed.context("the register is of another game")?;
        octal.register = Some(Box::new(register));
        Ok(octal)
    }

    /// Starts a register if one is due and possible.
    fn try_register(&mut self) {
        let length = self.values().len();
        if !HAS_REGISTERS || self.next_register.is_none_or(|next| length < next) {
            return;
        }
        self.next_register = Some(2 * length);
        let register = match &self.table {
            Width::Bytes(table) => Register::new(table, window_for(table)),
            Width::Words(table) => Register::new(table, window_for(table)),
        };
        self.register = register.map(Box::new);
        self.handed_back = None;
        self.twin = None;
        if let (Some(register), Some(both)) = (&mut self.register, self.both) {
            register.work_on_both(both);
        }
    }

    /// Ends the register, which cannot decide its next heap. The table decides it by all splits, so
    /// it needs the values of all heaps before it.
    fn end_register(&mut self) {
        let Some(register) = self.register.take() else {
            return;
        };
        if register.largest_value() >= u8::LIMIT as u16
            && let Width::Bytes(table) = &mut self.table
        {
            self.table = Width::Words(widen(table));
        }
        self.missing = Missing::new(&register);
        self.next_register = None;
    }

    /// Fills the table with heaps below `terms` that the last register computed.
    fn fill_in(&mut self, terms: usize) {
        let Some(missing) = self.missing.as_mut().filter(|_| HAS_REGISTERS) else {
            return;
        };
        let is_more_missing = match &mut self.table {
            Width::Bytes(table) => missing.fill(table, terms),
            Width::Words(table) => missing.fill(table, terms),
        };
        if !is_more_missing {
            self.missing = None;
            self.next_register = Some(2 * self.values().len());
        }
    }

    /// Extends the table to all heaps below `terms`.
    fn extend_table(&mut self, terms: usize) -> Result<()> {
        let terms = terms.next_multiple_of(BLOCK);
        if let Width::Bytes(table) = &mut self.table
            && extend(table, terms, None).is_err()
        {
            self.table = Width::Words(widen(table));
        }
        let Width::Words(table) = &mut self.table else {
            return Ok(());
        };
        let outcome = match self.both {
            #[cfg(not(target_family = "wasm"))]
            Some(both) => on_both::extend_on_both(table, &mut self.twin, terms, both),
            _ => extend(table, terms, None),
        };
        if outcome.is_err() {
            let heap = self.values().len();
            bail!("the value of heap {heap} exceeds {}", u16::MAX);
        }
        Ok(())
    }

    /// Continues a run after the known values.
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
        Self::of_table(table)
    }
}

fn narrow<V: Value>(values: Vec<u32>) -> Vec<V> {
    values.into_iter().map(|v| V::new(v as usize)).collect()
}

impl Engine for Octal {
    /// Rounds `terms` up to the end of a block, so that a run gives the same result however it is
    /// divided. Returns early where a register ends: then fewer heaps are known than before.
    fn extend(&mut self, terms: usize) -> Result<()> {
        loop {
            if let Some(register) = self.register.as_mut().filter(|_| HAS_REGISTERS) {
                match register.advance(terms.saturating_sub(register.heap())) {
                    Ok(()) => return Ok(()),
                    Err(stop) => {
                        self.handed_back = Some(stop);
                        // The table grows in the steps of the caller, who looks after memory.
                        if register.heap() < MAX_IN_TABLE {
                            self.end_register();
                        }
                        return Ok(());
                    }
                }
            }
            self.fill_in(terms);
            if self.missing.is_some() {
                return Ok(());
            }
            let next = self.next_register.unwrap_or(usize::MAX);
            self.extend_table(terms.min(next))?;
            if terms <= self.values().len() && next > terms {
                return Ok(());
            }
            self.try_register();
            if self.register.is_none() && terms <= self.values().len() {
                return Ok(());
            }
        }
    }

    fn work_on_both(&mut self, both: RunBoth) {
        self.both = Some(both);
        if let Some(register) = self.register.as_mut().filter(|_| HAS_REGISTERS) {
            register.work_on_both(both);
        }
    }

    fn reached(&self) -> usize {
        let known = self.values().len();
        self.register().map_or(known, Register::heap)
    }

    fn is_settled(&self) -> bool {
        self.register()
            .is_some_and(|register| register.period().is_some())
    }

    fn rare_heaps(&self) -> Option<RareHeaps> {
        match (self.register(), &self.table) {
            (Some(register), _) => Some(register.rare_heaps()),
            (None, Width::Bytes(table)) => rare_heaps(table),
            (None, Width::Words(table)) => rare_heaps(table),
        }
    }

    /// Reports a full table, heaps are numbered with 32 bits; or a register that ended beyond that.
    fn obstacle(&self) -> Option<String> {
        let is_in_table = self.register().is_none() || self.handed_back.is_some();
        let is_full = is_in_table && self.reached() >= MAX_IN_TABLE;
        let text = || {
            let why = match self.handed_back {
                Some(Stop::NoWitness(heap)) => {
                    format!(
                        "heap {heap} is rare or needs a split deeper than a register looks, and "
                    )
                }
                Some(Stop::LargeValue(_)) | None => String::new(),
            };
            format!("{why}a table has at most {MAX_IN_TABLE} heaps")
        };
        is_full.then(text)
    }

    fn register(&self) -> Option<&Register> {
        self.register.as_deref().filter(|_| HAS_REGISTERS)
    }

    fn values(&self) -> GrundyValues<'_> {
        match &self.table {
            Width::Bytes(table) => GrundyValues::Bytes(&table.g),
            Width::Words(table) => GrundyValues::Words(&table.g),
        }
    }

    /// Counts two numbers for each heap of each table, its value and its code.
    fn bytes(&self) -> usize {
        let values = self.values();
        let tables = 1 + usize::from(self.twin.is_some());
        let of_register = self.register().map_or(0, Register::bytes);
        tables * 2 * values.len() * values.width() + of_register
    }

    fn prove(&self, is_last: bool) -> Option<Proof> {
        if let Some(register) = self.register() {
            return register.prove();
        }
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

fn rare_heaps<V: Value>(table: &GrundyTable<V>) -> Option<RareHeaps> {
    let Space { mask, by_position } = table.space;
    (mask != 0).then(|| RareHeaps {
        count: table.rare.sizes.len() + usize::from(table.is_rare(0)),
        last: table.rare.last(),
        mask,
        by_position,
    })
}

fn notes<V>(table: &GrundyTable<V>) -> Notes {
    Notes {
        mask: table.space.mask,
        by_position: table.space.by_position,
        since: table.since,
        depth: table.depth.clone(),
    }
}

/// Copy of the table with 16-bit words. A failed step has changed nothing but marks.
fn widen(table: &mut GrundyTable<u8>) -> GrundyTable<u16> {
    let words = table.g.iter().map(|&v| v.into()).collect();
    let depth = std::mem::take(&mut table.depth);
    GrundyTable::resume(table.moves.clone(), words, table.space, table.since, depth)
}

/// Length up to which a table continues at little cost until the criterion of Guy and Smith holds.
const CLASSIC: usize = 1 << 20;

/// Proof of the least period by one of the three criteria.
fn prove<V: Value>(table: &GrundyTable<V>, is_last: bool) -> Option<Proof> {
    let longest = table.moves.longest();
    if table.moves.split.is_empty() {
        return proof::by_window(&table.g, longest);
    }
    let classic_is_far = table.moves.unequal || is_last || table.g.len() > CLASSIC;
    let proof = by_last_rare_heap(table, longest).filter(|_| classic_is_far);
    // Guy and Smith compare splits into any two parts, unequal splits are not covered.
    proof.or_else(|| {
        let any_split = !table.moves.unequal;
        any_split.then(|| proof::by_guy_smith(&table.g, longest, 2))?
    })
}

/// Proof of the least period by `Criterion::RareDiedOut`.
fn by_last_rare_heap<V: Value>(table: &GrundyTable<V>, longest: usize) -> Option<Proof> {
    let g = &table.g;
    let last_rare = table.rare.last();
    let start = table.since.max(2 * last_rare + longest + 1);
    let depth = table.depth_from(start).max(last_rare);
    let window = depth + longest;
    // The window begins after the last rare heap and ends at `start` or later.
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
