//! Register of byte codes, computed in blocks by vector instructions.

use std::sync::Arc;

use super::constants::Constants;
use super::lags::{Lags, MOST_CODES};
use super::plan::{LANES, Plan};
use super::state::{State, Stop};
use super::vectors::{self, Found};
use super::witnesses;

/// Room behind the window in codes, so that the window is seldom moved to the front.
const ROOM: usize = 1 << 18;

/// Number of codes that a block may write beyond its end.
const MARGIN: usize = 4 * LANES;

/// Index of the next heap when the window is at the front of the buffer. Vectors are read from this
/// far back.
fn front(window: usize) -> usize {
    window.max(vectors::REACH + 2 * LANES)
}

/// Codes of the last heaps, at least as many as the window has.
#[derive(Debug)]
pub struct Blocks {
    constants: Arc<Constants>,
    lags: Lags,
    plan: Plan,
    /// Codes of heaps 64 to 1, 128 to 65, … up to W; rare codes are marked.
    low: Vec<[u8; LANES]>,
    codes: Vec<u8>,
    /// Heap number of the first code. Codes before heap 0 are never read, so the number wraps
    /// around.
    base: usize,
    /// Index of the next heap in `codes`.
    at: usize,
    /// Largest part that a witness split off.
    deepest: usize,
}

impl Blocks {
    /// Blocks that continue after a state. None if this processor lacks the vector instructions, or
    /// a code is too large.
    pub fn new(constants: Arc<Constants>, state: &State) -> Option<Self> {
        let largest = state.codes().max()?;
        let planes = match largest {
            0..16 => 2,
            16..32 => 4,
            32..64 => 8,
            _ => return None,
        };
        if !vectors::are_there() {
            return None;
        }
        let at = front(constants.window);
        let mut codes = vec![0; at - constants.window];
        codes.extend(state.codes().map(|code| code as u8));
        let base = state.heap.wrapping_sub(at);
        let lags = Lags::new(&constants);
        let plan = plan(&constants, &lags, &codes, state.heap, planes);
        codes.resize(at + ROOM + MARGIN, 0);
        let low = lags.low[1..].chunks_exact(LANES).map(|low| {
            std::array::from_fn(|at| {
                let code = low[LANES - 1 - at];
                if usize::from(code) < MOST_CODES {
                    code as u8
                } else {
                    0x80
                }
            })
        });
        Some(Self {
            low: low.collect(),
            lags,
            plan,
            codes,
            base,
            at,
            deepest: 0,
            constants,
        })
    }

    /// Number of the next heap.
    pub fn heap(&self) -> usize {
        self.base.wrapping_add(self.at)
    }

    pub fn deepest(&self) -> usize {
        self.deepest
    }

    /// Codes of the last `count` heaps.
    pub fn last(&self, count: usize) -> &[u8] {
        &self.codes[self.at - count..self.at]
    }

    /// Codes of the last `heaps` heaps, preceded by the window before them.
    pub fn with_last(&self, heaps: usize) -> &[u8] {
        self.last(self.constants.window + heaps)
    }

    pub fn state(&self) -> State {
        State {
            heap: self.heap(),
            width: 1,
            codes: self.last(self.constants.window).to_vec(),
        }
    }

    /// Number of heaps that fit before the window must be moved.
    fn room(&self) -> usize {
        self.codes.len() - MARGIN - self.at
    }

    /// Implements `Window::advance`.
    pub fn advance(&mut self, most: usize) -> Result<usize, Stop> {
        if self.room() == 0 {
            let front = front(self.constants.window);
            let window = self.constants.window;
            self.codes
                .copy_within(self.at - window..self.at, front - window);
            self.base = self.base.wrapping_add(self.at - front);
            self.at = front;
        }
        let heaps = most.min(self.room());
        let from = self.at;
        match self.compute(heaps) {
            Ok(()) => self.at = from + heaps,
            Err(Found::NoCode(at) | Found::NoWitness(at)) if at >= from + heaps => {
                self.at = from + heaps;
            }
            Err(Found::NoWitness(at)) if at == from => return Err(Stop::NoWitness(self.heap())),
            Err(Found::NoCode(at)) if at == from => {
                let planes = 2 * self.plan.planes;
                if planes > 8 {
                    return Err(Stop::LargeValue(self.heap()));
                }
                let plan = plan(
                    &self.constants,
                    &self.lags,
                    &self.codes[..from],
                    self.heap(),
                    planes,
                );
                self.plan = plan;
                return self.advance(most);
            }
            Err(Found::NoCode(at) | Found::NoWitness(at)) => self.at = at,
        }
        Ok(self.at - from)
    }

    fn compute(&mut self, heaps: usize) -> Result<(), Found> {
        let mut search = vectors::Search {
            low: &self.low,
            splits: &self.constants.moves.split,
            deepest: self.deepest,
        };
        let blocks = heaps.div_ceil(self.plan.block);
        let (codes, from) = (&mut self.codes, self.at);
        let result = vectors::compute(&self.plan, codes, from, blocks, self.base, &mut search);
        self.deepest = search.deepest;
        result
    }
}

/// Plan from the codes that end before heap `end`.
fn plan(constants: &Constants, lags: &Lags, codes: &[u8], end: usize, planes: usize) -> Plan {
    let codes = &codes[codes.len() - constants.window..];
    let first = end - codes.len();
    let witnesses = witnesses::chosen(lags, &constants.moves.split, codes, first);
    Plan::new(lags, planes, &witnesses)
}
