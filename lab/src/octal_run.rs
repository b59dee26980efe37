//! The run of an octal game: a table first, then a register that keeps no values.

use std::time::{Duration, Instant};

use crate::octal::{GrundyValues, RareHeaps};
use crate::octal::{HEAPS_PER_DEPTH, MAX_IN_TABLE, Notes, Octal, Space};
use anyhow::{Context as _, Result, bail};
use heap_games::game::{Game, Moves};
use heap_games::proof::Proof;

use crate::register::{Register, RunBoth, Snapshot, State, Stop, Walk, window_for};

/// More terms than anybody can compute: no limit.
pub const MAX_TERMS: usize = heap_games::engine::MAX_TERMS;

/// Length of a table from which a register may continue it.
const FIRST_REGISTER: usize = 1 << 20;

/// Megabytes of memory that a run may fill.
const MAX_MEGABYTES: usize = 2048;

/// Run of an octal game or of Grundy's game.
pub struct OctalRun {
    moves: Moves,
    table: Octal,
    /// Register that continues beyond the table, if there is one.
    register: Option<Box<Register>>,
    /// Length of the table at which a register is tried next; `None` for never.
    next_register: Option<usize>,
    /// Why the last register ended.
    handed_back: Option<Stop>,
    /// Heaps that the last register computed and the table doesn't know yet.
    missing: Option<Missing>,
    /// Runs two tasks at once, if the caller has a way to.
    both: Option<RunBoth>,
}

/// Moves of a game that the lab computes.
///
/// # Errors
/// If it is neither an octal game nor Grundy's game.
pub fn moves_of(game: &Game) -> Result<Moves> {
    match game {
        Game::Code(code) => Ok(code.moves()),
        Game::Grundy => Ok(Moves::grundys_game()),
        _ => bail!(
            "{game} is no octal game: the lab computes codes such as 0.106, and `grundy`; \
             `cargo x explore '{game}'` explores it"
        ),
    }
}

impl OctalRun {
    /// Run that begins with heap 0.
    ///
    /// # Errors
    /// If the game is neither an octal game nor Grundy's game.
    pub fn new(game: &Game) -> Result<Self> {
        let moves = moves_of(game)?;
        let table = Octal::new(moves.clone());
        Ok(Self::of_table(moves, table))
    }

    fn of_table(moves: Moves, table: Octal) -> Self {
        let next_register = Some(table.values().len().max(FIRST_REGISTER));
        Self {
            moves,
            table,
            register: None,
            next_register,
            handed_back: None,
            missing: None,
            both: None,
        }
    }

    /// Run that continues after the values of a table.
    ///
    /// # Errors
    /// If the game is neither an octal game nor Grundy's game.
    pub fn resume(game: &Game, values: &[u32], notes: Notes) -> Result<Self> {
        let moves = moves_of(game)?;
        let table = Octal::resume(moves.clone(), values, notes);
        Ok(Self::of_table(moves, table))
    }

    /// Run that continues a register. `values` are known values of heaps below its start, as many
    /// as there are; `states` are the archived states.
    ///
    /// # Errors
    /// If the register doesn't belong to this game.
    pub fn resume_register(
        game: &Game,
        mut values: Vec<u32>,
        snapshot: Snapshot,
        states: Vec<State>,
    ) -> Result<Self> {
        values.truncate(snapshot.start);
        let space = Space {
            mask: snapshot.mask,
            by_position: snapshot.by_position,
        };
        let mut run = if values.is_empty() {
            Self::new(game)?
        } else {
            let notes = Notes {
                since: values.len(),
                ..Notes::in_space(space)
            };
            Self::resume(game, &values, notes)?
        };
        run.table.extend(snapshot.start)?;
        let window = snapshot.state.length();
        let register = Register::new(&run.moves, run.values(), space, window);
        let resumed = register.and_then(|register| register.resume(snapshot, states));
        let register = resumed.context("the register is of another game")?;
        run.register = Some(Box::new(register));
        Ok(run)
    }

    /// Hands in a way to run two tasks at once.
    pub fn work_on_both(&mut self, both: RunBoth) {
        self.both = Some(both);
        if let Some(register) = &mut self.register {
            register.work_on_both(both);
        }
    }

    /// Computes until at least `terms` heaps are known. Returns early where a register ends; then
    /// fewer heaps are known than before.
    ///
    /// # Errors
    /// If a value is too large to store.
    pub fn extend(&mut self, terms: usize) -> Result<()> {
        loop {
            if let Some(register) = &mut self.register {
                let more = terms.saturating_sub(register.heap());
                if let Err(stop) = register.advance(more) {
                    self.handed_back = Some(stop);
                    if register.heap() < MAX_IN_TABLE {
                        self.end_register();
                    }
                }
                return Ok(());
            }
            self.fill_in(terms);
            if self.missing.is_some() {
                return Ok(());
            }
            let next = self.next_register.unwrap_or(usize::MAX);
            self.table.extend(terms.min(next))?;
            let is_done = terms <= self.values().len();
            if is_done && next > terms {
                return Ok(());
            }
            self.try_register();
            if self.register.is_none() && is_done {
                return Ok(());
            }
        }
    }

    /// Starts a register if one is due and possible.
    fn try_register(&mut self) {
        let length = self.values().len();
        if self.next_register.is_none_or(|next| length < next) {
            return;
        }
        self.next_register = Some(2 * length);
        let window = window_for(&self.table, &self.moves);
        let space = self.table.notes().space;
        let register = Register::new(&self.moves, self.values(), space, window);
        self.register = register.map(Box::new);
        self.handed_back = None;
        if let (Some(register), Some(both)) = (&mut self.register, self.both) {
            register.work_on_both(both);
        }
    }

    /// Ends the register, which can't decide its next heap. The table decides it by all splits, so
    /// it needs the values of all heaps before it.
    fn end_register(&mut self) {
        let register = self.register.take();
        self.missing = register.as_deref().and_then(Missing::new);
        self.next_register = None;
    }

    /// Fills the table with heaps below `terms` that the last register computed.
    fn fill_in(&mut self, terms: usize) {
        if let Some(missing) = &mut self.missing
            && !missing.fill(&mut self.table, terms)
        {
            self.missing = None;
            self.next_register = Some(2 * self.values().len());
        }
    }

    /// Computes up to `limit` heaps, or until a period is proven or there's an obstacle. `go_on` is
    /// called about every tenth of a second; false ends the run.
    ///
    /// # Errors
    /// If a value is too large to store.
    pub fn compute(
        &mut self,
        limit: usize,
        mut go_on: impl FnMut(&Self) -> bool,
    ) -> Result<Option<Proof>> {
        let mut step = 1024;
        let mut look = 64;
        while look < self.reached() {
            look = next_look(look);
        }
        loop {
            let stop = look.min(limit);
            while self.reached() < stop && !self.is_settled() {
                let start = Instant::now();
                self.extend((self.reached() + step).min(stop))?;
                step = match start.elapsed() {
                    taken if taken < Duration::from_millis(50) => (2 * step).min(1 << 26),
                    taken if taken > Duration::from_millis(200) => (step / 2).max(1),
                    _ => step,
                };
                if !go_on(self) {
                    return Ok(self.prove(true));
                }
                if self.obstacle().is_some() {
                    break;
                }
            }
            let is_last = self.reached() >= limit || self.obstacle().is_some();
            let proof = self.prove(is_last);
            if proof.is_some() || is_last {
                return Ok(proof);
            }
            look = next_look(look);
        }
    }

    /// Number of heaps computed, more than there are values once a register goes on.
    pub fn reached(&self) -> usize {
        let known = self.values().len();
        self.register().map_or(known, Register::heap)
    }

    /// Returns whether the register has proved the period.
    pub fn is_settled(&self) -> bool {
        self.register()
            .is_some_and(|register| register.period().is_some())
    }

    pub fn register(&self) -> Option<&Register> {
        self.register.as_deref()
    }

    /// Values in the table.
    pub fn values(&self) -> GrundyValues<'_> {
        self.table.values()
    }

    pub fn notes(&self) -> Notes {
        self.table.notes()
    }

    /// The largest value so far.
    pub fn maximum(&self) -> u32 {
        let of_register = self.register().map(|register| register.largest_value());
        of_register.map_or_else(|| self.values().max(), u32::from)
    }

    pub fn rare_heaps(&self) -> Option<RareHeaps> {
        match self.register() {
            Some(register) => Some(register.rare_heaps()),
            None => self.table.rare_heaps(),
        }
    }

    /// Proof of the period, if there is one; see `Engine::prove`.
    pub fn prove(&self, is_last: bool) -> Option<Proof> {
        match self.register() {
            Some(register) => register.prove(),
            None => self.table.prove(is_last),
        }
    }

    /// Why the run can't go on: its table has the most heaps, or fills the memory.
    pub fn obstacle(&self) -> Option<String> {
        let is_in_table = self.register.is_none() || self.handed_back.is_some();
        if is_in_table && self.reached() >= MAX_IN_TABLE {
            let why = match self.handed_back {
                Some(Stop::NoWitness(heap)) => format!(
                    "heap {heap} is rare or needs a split deeper than a register looks, and "
                ),
                Some(Stop::LargeValue(_)) | None => String::new(),
            };
            return Some(format!("{why}a table has at most {MAX_IN_TABLE} heaps"));
        }
        let of_register = self.register().map_or(0, Register::bytes);
        let megabytes = (self.table.bytes() + of_register) >> 20;
        (megabytes >= MAX_MEGABYTES).then(|| format!("the values fill {megabytes} MB"))
    }
}

/// Length of the table at which a period is searched next. Only the length decides, so that a
/// continued run searches where an uninterrupted one does.
fn next_look(look: usize) -> usize {
    (look + look / 16).next_multiple_of(16)
}

/// Heaps of a register that has ended, computed again for the table.
struct Missing {
    walk: Walk,
    /// Heap at which the register ended.
    end: usize,
}

/// Most heaps that are handed to the table at once.
const AT_ONCE: usize = 256 * HEAPS_PER_DEPTH;

impl Missing {
    fn new(register: &Register) -> Option<Self> {
        let walk = register.walk(register.first_state())?;
        let end = register.heap();
        Some(Self { walk, end })
    }

    /// Adds heaps below `terms` to the table; true if others are still missing.
    fn fill(&mut self, table: &mut Octal, terms: usize) -> bool {
        while self.walk.heap() < self.end {
            let left = terms.min(self.end).saturating_sub(self.walk.heap());
            if left == 0 {
                return true;
            }
            // Where the walk itself ends early, the table goes on by itself.
            let Ok(values) = self.walk.read(left.min(AT_ONCE)) else {
                return false;
            };
            table.push_known(&values, self.walk.deepest());
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use heap_games::game::OctalCode;

    use super::*;
    use crate::register::WINDOW;

    fn game(code: &str) -> Game {
        Game::parse(code).unwrap()
    }

    /// Computes the game up to `terms` heaps by a table of `start` heaps and a register of this
    /// window. Returns the run and the heap at which the register ended.
    fn handed_back(
        code: &str,
        start: usize,
        window: usize,
        terms: usize,
    ) -> Option<(OctalRun, usize)> {
        let mut run = OctalRun::new(&game(code)).unwrap();
        run.extend(start).unwrap();
        if run.values().width() > 1 {
            return None;
        }
        let space = run.notes().space;
        let register = Register::new(&run.moves, run.values(), space, window)?;
        run.register = Some(Box::new(register));
        let mut end = None;
        while run.reached() < terms && !run.is_settled() {
            let reached = run.reached();
            run.extend(reached + 1001).unwrap();
            if run.register.is_none() && end.is_none() {
                end = run.missing.as_ref().map(|missing| missing.end);
                assert_eq!(run.values().len(), start, "{code}");
            }
        }
        Some((run, end?))
    }

    #[test]
    fn a_register_hands_its_heaps_back_to_the_table() {
        let mut ended = 0;
        for digits in 1..512 {
            let code = format!("0.{digits:03o}");
            for (start, window) in [(2048, 500), (2048, 650), (4096, 1500)] {
                let Some((run, end)) = handed_back(&code, start, window, 12_000) else {
                    continue;
                };
                println!("{code}: a register of {window} codes from {start} ended at {end}");
                let moves = code.parse::<OctalCode>().unwrap().moves();
                let mut alone = Octal::new(moves);
                alone.extend(12_000).unwrap();
                let values = run.values().iter().take(12_000);
                assert!(values.eq(alone.values().iter().take(12_000)), "{code}");
                ended += 1;
            }
        }
        assert!(ended > 8, "{ended}");
    }

    #[test]
    fn a_table_that_a_register_handed_back_proves_the_period() {
        let (run, end) = handed_back("0.56", 16_384, 7000, 1 << 20).unwrap();
        assert!(end > 16_384, "{end}");
        let proof = run.prove(true).unwrap();
        assert_eq!((proof.period, proof.preperiod), (144, 326_640));
    }

    #[test]
    fn rare_heaps_that_die_out_late_get_a_longer_window() {
        for (code, window, heaps) in [("0.324", 2, 2_500_000), ("0.207", 4, 4_500_000)] {
            let mut alone = Octal::new(moves_of(&game(code)).unwrap());
            alone.extend(heaps).unwrap();
            let mut run = OctalRun::new(&game(code)).unwrap();
            run.extend(heaps).unwrap();
            let register = run.register().expect("a register");
            assert_eq!(register.window(), window * WINDOW, "{code}");
            let mut walk = register.walk(register.first_state()).unwrap();
            while walk.heap() < heaps {
                let from = walk.heap();
                for (heap, value) in (from..).zip(walk.read(heaps - from).unwrap()) {
                    let known = alone.values().at(heap);
                    assert_eq!(u32::from(value), known, "{code}, heap {heap}");
                }
            }
            let first: Vec<u32> = alone.values().iter().take(1 << 19).collect();
            let snapshot = register.snapshot();
            let resumed = OctalRun::resume_register(&game(code), first, snapshot, Vec::new());
            let mut resumed = resumed.unwrap();
            for run in [&mut run, &mut resumed] {
                run.extend(heaps + 300_000).unwrap();
            }
            let state = |run: &OctalRun| run.register().map(Register::state);
            assert!(state(&run) == state(&resumed), "{code}");
        }
    }

    #[test]
    fn a_run_that_is_continued_comes_to_the_same_as_one_that_is_not() {
        for (code, limit) in [
            ("0.165", 20_000),
            ("0.104", 30_000),
            ("0.007", 12_000),
            ("grundy", 10_000),
        ] {
            let mut alone = OctalRun::new(&game(code)).unwrap();
            let proof = alone.compute(limit, |_| true).unwrap();
            for stop in [64, 1000, 4096, 9_999] {
                let mut begun = OctalRun::new(&game(code)).unwrap();
                begun.compute(stop, |_| true).unwrap();
                let values: Vec<u32> = begun.values().iter().collect();
                let notes = begun.notes();
                let mut continued = OctalRun::resume(&game(code), &values, notes).unwrap();
                assert_eq!(continued.compute(limit, |_| true).unwrap(), proof, "{code}");
                let is_same = continued.values().iter().eq(alone.values().iter());
                assert!(is_same, "{code}, continued at {stop}");
            }
        }
    }
}
