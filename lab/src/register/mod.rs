//! Octal games whose rare heaps have died out, in memory of constant size.
//!
//! Once no heap is rare any more, a value depends on the last few thousand values alone: the game
//! is a shift register. It keeps only these values, and those of the few small heaps that rare
//! parts and witnesses need.
//!
//! # Theorem
//! A take of T₁ leaves one heap, one of T₂ two; T is the longest take, those of whole heaps
//! included. Let R be the last rare heap, W a bound and L = max(R, W) + T. A take of T₁ acts as a
//! split with heap 0, which is rare in a space by value; in a space by position, where all takes of
//! T₂ are odd, it acts as rare for an even take and as common for an odd one.
//!
//! - E(n): all g(r) ⊕ g(n−t−r) with r rare, t ∈ T₂, and g(n−t) with t ∈ T₁ acting as rare;
//! - m(n): the least common value of heap n that is not in E(n);
//! - H(n): each rare value below m(n) is g(i) ⊕ g(n−t−i) with i common, 1 ≤ i ≤ W, t ∈ T₂, a
//!   *witness*, or g(n−t) with t ∈ T₁ acting as common.
//!
//! Hypotheses, for some n₀ > 2·max(R, W) + T:
//!
//! 1. g is exact below n₀, and the heaps between R and n₀ are common;
//! 2. H(n) holds for n₀ ≤ n < n₁ + p, and g(n) = m(n) was computed there;
//! 3. n₁ ≥ n₀, g(n₁+p−j) = g(n₁−j) for 1 ≤ j ≤ L, and p is even where classes go by position.
//!
//! Then g(n+p) = g(n) for all n ≥ n₁ − L, and every heap above R is common. For an option of
//! n ≥ n₀ is common iff exactly one of its parts is rare; that one is at most R, so the other is
//! above R, and E(n) is the set of the common options (by n₀ > 2R + T none of its parts are equal,
//! so unequal splits, as in Grundy's game, forbid none; likewise for witnesses by n₀ > 2W + T).
//! By H(n) all rare values below m(n) are options, so g(n) = m(n), a common value, and the next
//! heap has only common heaps behind it, too. Both m(n) and H(n) are functions of the last L values
//! and of the parity of n; so what repeats once repeats for ever, H included.
//!
//! Therefore preperiod + period heaps are enough; this is the proof of
//! [`Criterion::RareDiedOut`].
//!
//! # Construction
//! [`Window`] computes the next values from the last ones, in one of two forms: as vectors of byte
//! codes (`blocks`, `vectors`; for values below 128 on x86-64 with AVX2 or AVX-512), or else as a
//! table from which middle heaps were cut out (`fold`). Where H(n) fails, the register stops: heap
//! n is rare, or its witness is deeper than W. The table decides that, see `OctalRun`. `cycle`
//! finds a recurring state by hashes. Hashes prove nothing, so `replay` computes both stretches
//! again and compares each value; that finds the exact preperiod, too. States are kept all along
//! the way for this. When there are too many, every other one goes.
//!
//! Source: the theorem is that of R. K. Guy and C. A. B. Smith for the sparse spaces of Winning
//! Ways, ch. 4, in the form of A. Gangolli and T. Plambeck; see [`crate::octal`].

#[cfg(target_arch = "x86_64")]
mod ahead;
#[cfg(target_arch = "x86_64")]
mod blocks;
mod constants;
mod cycle;
mod fold;
#[cfg(target_arch = "x86_64")]
mod instructions;
#[cfg(target_arch = "x86_64")]
mod lags;
#[cfg(target_arch = "x86_64")]
mod plan;
mod replay;
mod state;
#[cfg(target_arch = "x86_64")]
mod vectors;
mod walk;
mod window;
#[cfg(target_arch = "x86_64")]
mod witnesses;

use std::sync::Arc;

use crate::octal::Space;
use crate::octal::{GrundyValues, RareHeaps};
use heap_games::game::Moves;
use heap_games::proof::{Criterion, Proof};

#[cfg(target_arch = "x86_64")]
use ahead::{Ahead, CHUNK};
use constants::Constants;
pub use constants::{WINDOW, window_for};
#[cfg(test)]
pub use cycle::MAX_SEEN;
pub use cycle::{Cycle, SeenState};
use replay::{Replay, Sources};
pub use state::{Snapshot, State, Stop};
pub use walk::Walk;
use window::Window;

/// How many heaps are computed between two searches for a period.
const STEP: usize = 1 << 15;

/// The first distance between two states that are kept for the replay.
const FIRST_DISTANCE: usize = 1 << 24;

/// How many heaps lie between two states that are saved in the archive.
const BETWEEN_ARCHIVES: usize = 1 << if usize::BITS > 32 { 32 } else { 30 };

/// The most states that are kept for the replay, for the shortest window.
const MAX_STATES: usize = 128;

/// The most states that are kept for the replay, for the longest windows.
const MAX_LONG_STATES: usize = 8;

/// Runs two tasks, at once if it can, and returns when both are done.
pub type RunBoth = fn(&mut (dyn FnMut() + Send), &mut (dyn FnMut() + Send));

/// An octal game beyond its last rare heap.
pub struct Register {
    constants: Arc<Constants>,
    window: Window,
    cycle: Cycle,
    /// States kept for the replay, from the register's start on, increasing.
    states: Vec<State>,
    distance: usize,
    /// The state at the last multiple of `BETWEEN_ARCHIVES`.
    archived: Option<State>,
    largest_code: usize,
    largest_value: u16,
    deepest: usize,
    phase: Phase,
    /// Runs two tasks at once, if the caller has a way to.
    both: Option<RunBoth>,
    /// Codes that are computed ahead of their verification.
    #[cfg(target_arch = "x86_64")]
    ahead: Option<Ahead>,
}

/// How far the proof has come.
enum Phase {
    /// No state has recurred yet.
    Search,
    /// By its hash, the state before `heap` recurs after one period. The replay verifies this.
    Replay {
        heap: usize,
        replay: Box<Replay>,
    },
    Period {
        preperiod: usize,
        period: usize,
    },
}

impl Register {
    /// Continues after a table of these values. Returns `None` if rare heaps may not have died out
    /// in this space.
    pub fn new(
        moves: &Moves,
        values: GrundyValues<'_>,
        space: Space,
        window: usize,
    ) -> Option<Self> {
        let constants = Arc::new(Constants::new(moves, values, space, window)?);
        let start = constants.start;
        let width = values.width().min(2);
        let bytes = |heap: usize| {
            let code = constants.code(heap, constants.table[heap]);
            code.to_le_bytes().into_iter().take(width)
        };
        let state = State {
            heap: start,
            width,
            codes: (start - window..start).flat_map(bytes).collect(),
        };
        let window = Window::new(&constants, &state)?;
        Some(Self {
            cycle: window.new_cycle(),
            window,
            states: vec![state],
            distance: FIRST_DISTANCE,
            archived: None,
            largest_code: 0,
            largest_value: constants.table.iter().max().copied()?,
            deepest: constants.last_rare,
            phase: Phase::Search,
            both: None,
            #[cfg(target_arch = "x86_64")]
            ahead: None,
            constants,
        })
    }

    /// Continues from a snapshot. `self` is a new register of the same table; `states` are archived
    /// states, increasing. Returns `None` if the snapshot is of another game.
    pub fn resume(mut self, snapshot: Snapshot, states: Vec<State>) -> Option<Self> {
        self.window = Window::new(&self.constants, &snapshot.state)?;
        self.cycle = snapshot.cycle;
        self.largest_value = self.largest_value.max(snapshot.largest_value);
        self.deepest = self.deepest.max(snapshot.deepest);
        if let Some((preperiod, period)) = snapshot.period {
            self.phase = Phase::Period { preperiod, period };
        }
        let (start, end) = (self.constants.start, snapshot.state.heap);
        let between = states
            .into_iter()
            .filter(|state| start < state.heap && state.heap < end);
        self.states.extend(between);
        let limit = self.most_states();
        while self.states.len() > limit || end / self.distance > limit {
            self.thin();
        }
        Some(self)
    }

    /// The most states that are kept: in all as many codes as with the shortest window.
    fn most_states(&self) -> usize {
        let states = MAX_STATES * WINDOW / self.constants.window;
        states.clamp(MAX_LONG_STATES, MAX_STATES)
    }

    fn thin(&mut self) {
        self.distance *= 2;
        let (start, distance) = (self.constants.start, self.distance);
        self.states
            .retain(|state| state.heap == start || state.heap % distance == 0);
    }

    /// Hands in a way to run two tasks at once.
    pub fn work_on_both(&mut self, both: RunBoth) {
        self.both = Some(both);
    }

    /// Number of the next heap.
    pub fn heap(&self) -> usize {
        self.window.heap()
    }

    pub fn state(&self) -> State {
        self.window.state()
    }

    /// The state with which the register began.
    pub fn first_state(&self) -> &State {
        &self.states[0]
    }

    /// Computes heaps again from a state on. Returns `None` if the state doesn't belong to this
    /// game.
    pub fn walk(&self, from: &State) -> Option<Walk> {
        Walk::new(&self.constants, from)
    }

    /// The last state that is due for the archive.
    pub fn archived(&self) -> Option<&State> {
        self.archived.as_ref()
    }

    pub fn largest_value(&self) -> u16 {
        self.largest_value
    }

    pub fn last_rare(&self) -> usize {
        self.constants.last_rare
    }

    /// The largest part that a witness split off.
    pub fn deepest(&self) -> usize {
        self.deepest.max(self.window.deepest())
    }

    /// How many last codes decide all later ones.
    pub fn window(&self) -> usize {
        self.constants.window
    }

    /// The preperiod and the period, if they are proven.
    pub fn period(&self) -> Option<(usize, usize)> {
        match self.phase {
            Phase::Period { preperiod, period } => Some((preperiod, period)),
            Phase::Search | Phase::Replay { .. } => None,
        }
    }

    /// The period that is being verified.
    pub fn suspected(&self) -> Option<usize> {
        match &self.phase {
            Phase::Replay { replay, .. } => Some(replay.period()),
            Phase::Search | Phase::Period { .. } => None,
        }
    }

    /// Computes `heaps` heaps: new ones until a state recurs, then earlier ones for the preperiod.
    ///
    /// # Errors
    /// If the next heap doesn't satisfy the hypotheses of the theorem.
    pub fn advance(&mut self, heaps: usize) -> Result<(), Stop> {
        let mut left = heaps;
        while left > 0 {
            #[cfg(target_arch = "x86_64")]
            if let (Phase::Search, Some(both)) = (&self.phase, self.both)
                && self.is_for_both(left)
                && let Some(done) = self.search_on_both(both, left)?
            {
                left -= done;
                continue;
            }
            let step = left.min(STEP);
            match &mut self.phase {
                Phase::Period { .. } => return Ok(()),
                Phase::Search => left -= self.search(step)?,
                Phase::Replay { heap, replay } => {
                    left -= step;
                    let sources = Sources {
                        constants: &self.constants,
                        states: &self.states,
                    };
                    if let Some(preperiod) = replay.advance(&sources, step)? {
                        let (heap, period) = (*heap, replay.period());
                        // Otherwise two different states had the same hash.
                        let holds = preperiod + self.constants.window <= heap - period;
                        self.phase = if holds {
                            Phase::Period { preperiod, period }
                        } else {
                            Phase::Search
                        };
                    }
                }
            }
        }
        Ok(())
    }

    /// Returns whether two tasks compute the next `heaps` heaps. Once begun, they go on for however
    /// few heaps, because one task alone would lose what is computed ahead.
    #[cfg(target_arch = "x86_64")]
    fn is_for_both(&self, heaps: usize) -> bool {
        match self.ahead {
            Some(_) => self.window.unverified() < heaps,
            None => heaps >= 2 * CHUNK,
        }
    }

    /// Verifies what is computed, at most `most` heaps, while another task computes the next chunk.
    /// Returns how many heaps, or `None` if the register is in a form without such a task.
    #[cfg(target_arch = "x86_64")]
    fn search_on_both(&mut self, both: RunBoth, most: usize) -> Result<Option<usize>, Stop> {
        let ahead = self.ahead.take().or_else(|| self.window.ahead());
        let Some(mut ahead) = ahead else {
            return Ok(None);
        };
        let before = self.heap();
        let end = before + most;
        let mut result = Ok(0);
        let is_of_use = ahead.work_beside(both, |last| {
            let is_of_use = self.window.take_over(last);
            while result.is_ok()
                && matches!(self.phase, Phase::Search)
                && self.window.unverified() >= STEP
                && self.heap() < end
            {
                result = self.search(STEP.min(end - self.heap()));
            }
            is_of_use
        });
        self.ahead = is_of_use.then_some(ahead);
        result.map(|_| Some(self.heap() - before))
    }

    /// Computes at most `step` heaps and looks for a recurrence. Returns how many heaps it
    /// computed.
    fn search(&mut self, step: usize) -> Result<usize, Stop> {
        let heap = self.heap();
        let to_multiple = |of: usize| (heap / of + 1) * of - heap;
        let to_state = to_multiple(self.distance).min(to_multiple(BETWEEN_ARCHIVES));
        let width = self.window.width();
        let heaps = self.window.advance(&self.constants, step.min(to_state))?;
        self.note_largest(heaps);
        // Codes of another width have different hashes.
        if self.window.width() != width {
            self.cycle = self.window.new_cycle();
        }
        let is_even = self.constants.space.by_position;
        if self.heap().is_multiple_of(self.distance) {
            self.states.push(self.window.state());
            if self.states.len() > self.most_states() {
                self.thin();
            }
        }
        if self.heap().is_multiple_of(BETWEEN_ARCHIVES) {
            self.archived = Some(self.window.state());
        }
        if let Some(found) = self.window.look(&mut self.cycle, heaps, is_even) {
            let sources = Sources {
                constants: &self.constants,
                states: &self.states,
            };
            let replay = Box::new(Replay::new(&sources, found.heap, found.period));
            let heap = found.heap;
            self.phase = Phase::Replay { heap, replay };
        }
        Ok(heaps)
    }

    /// The proof of the period, once it's verified.
    pub fn prove(&self) -> Option<Proof> {
        let (preperiod, period) = self.period()?;
        Some(Proof {
            preperiod,
            period,
            criterion: Criterion::RareDiedOut {
                last_rare: self.last_rare(),
                depth: self.deepest(),
                window: self.deepest() + self.constants.moves.longest(),
            },
            last_heap: self.heap() - 1,
        })
    }

    /// The rare heaps, including heap 0 if its value is rare. All are below the register's start.
    pub fn rare_heaps(&self) -> RareHeaps {
        let Constants { space, table, .. } = &*self.constants;
        let is_rare = |&heap: &usize| space.is_rare(table[heap].into(), heap);
        RareHeaps {
            count: (0..table.len()).filter(is_rare).count(),
            last: self.last_rare(),
            mask: space.mask,
            by_position: space.by_position,
        }
    }

    /// About how many bytes of memory the register takes.
    pub fn bytes(&self) -> usize {
        4 * self.constants.window
            + 2 * self.constants.table.len()
            + self
                .states
                .iter()
                .map(|state| state.codes.len())
                .sum::<usize>()
    }

    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            start: self.constants.start,
            mask: self.constants.space.mask,
            by_position: self.constants.space.by_position,
            state: self.state(),
            cycle: self.cycle.clone(),
            largest_value: self.largest_value,
            deepest: self.deepest(),
            period: self.period(),
        }
    }

    fn note_largest(&mut self, heaps: usize) {
        let largest = self.window.largest_code(heaps);
        if largest < self.largest_code {
            return;
        }
        let values = [0, 1].map(|parity| self.constants.value(parity, largest));
        if values.iter().all(|&value| value <= self.largest_value) {
            return;
        }
        self.largest_code = largest;
        let values = self.window.last_values(&self.constants, heaps);
        self.largest_value = values.into_iter().fold(self.largest_value, u16::max);
    }
}

#[cfg(test)]
mod tests;
