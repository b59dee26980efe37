//! A register's window in byte codes, computed in blocks by vector instructions.

use std::sync::Arc;

use super::ahead::{Ahead, Chunk, Facts};
use super::constants::Constants;
use super::instructions::Instructions;
use super::lags::{Lags, MAX_CODES};
use super::plan::{LANES, Plan};
use super::state::{State, Stop};
use super::vectors::{self, BrokenAssumption, Search, Span, Work};
use super::witnesses;
use std::ops::Range;

/// How many codes a block may write beyond its end.
const MARGIN: usize = 4 * LANES;

/// The index of the next heap when the window is at the front of the buffer. Vectors are read this
/// far back.
fn front(window: usize) -> usize {
    window.max(vectors::REACH + 2 * LANES)
}

/// The codes of the last heaps, at least as many as the window has.
#[derive(Debug)]
pub struct Blocks {
    constants: Arc<Constants>,
    lags: Lags,
    plan: Arc<Plan>,
    /// Codes of heaps 64 to 1, 128 to 65, … up to W; rare codes are marked.
    low: Arc<[[u8; LANES]]>,
    codes: Vec<u8>,
    /// Number of the heap at index 0. It may wrap around below 0: codes before heap 0 are never
    /// read.
    base: usize,
    /// Index of the next heap in `codes`.
    at: usize,
    /// The codes up to this index are computed; those from `at` on aren't verified.
    known: usize,
    /// Indices of codes that were verified when they were computed.
    trusted: Range<usize>,
    /// The largest part that a witness split off.
    deepest: usize,
}

impl Blocks {
    /// Continues after a state. Returns `None` if this processor lacks the vector instructions, or
    /// a code is too large.
    pub fn new(
        constants: Arc<Constants>,
        state: &State,
        instructions: Instructions,
    ) -> Option<Self> {
        let largest = state.codes().max()?;
        let planes = match largest {
            0..16 => 2,
            16..32 => 4,
            32..64 => 8,
            _ => return None,
        };
        if !instructions.are_there() {
            return None;
        }
        let at = front(constants.window);
        let mut codes = vec![0; at - constants.window];
        codes.extend(state.codes().map(|code| code as u8));
        let base = state.heap.wrapping_sub(at);
        let lags = Lags::new(&constants);
        let plan = Arc::new(plan(
            &constants,
            &lags,
            instructions,
            &codes,
            state.heap,
            planes,
        ));
        codes.resize(at + constants.room() + MARGIN, 0);
        let low = lags.low[1..].chunks_exact(LANES).map(|low| {
            std::array::from_fn(|at| {
                let code = low[LANES - 1 - at];
                if usize::from(code) < MAX_CODES {
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
            known: at,
            trusted: at..at,
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

    /// How many heaps fit before the window must be moved.
    fn room(&self) -> usize {
        self.codes.len() - MARGIN - self.at
    }

    /// Implements `Window::advance`.
    pub fn advance(&mut self, most: usize) -> Result<usize, Stop> {
        if self.room() == 0 {
            self.move_to_front();
        }
        let from = self.at;
        let known = (self.known - from).min(most);
        if self.trusted.contains(&from) {
            self.at = self.trusted.end.min(from + known);
            return Ok(self.at - from);
        }
        let wanted = match self.trusted.start.checked_sub(from) {
            Some(heaps @ 1..) => heaps.min(known),
            _ => known,
        };
        // The last block may reach beyond what is wanted, never beyond what is known.
        let block = self.plan.block;
        let whole = (self.known - from) / block;
        let blocks = wanted.div_ceil(block).min(whole);
        let (heaps, result) = if blocks > 0 {
            (wanted.min(blocks * block), self.verify(blocks))
        } else {
            // Vectors are written beyond the last block, so nothing behind it is known any more.
            self.known = from;
            let heaps = most.min(self.room());
            (heaps, self.compute(heaps))
        };
        if result.is_err() {
            self.known = from;
            self.trusted = from..from;
        }
        match result {
            Ok(()) => self.at = from + heaps,
            Err(BrokenAssumption::NoCode(at) | BrokenAssumption::NoWitness(at))
                if at >= from + heaps =>
            {
                self.at = from + heaps;
            }
            Err(BrokenAssumption::NoWitness(at)) if at == from => {
                return Err(Stop::NoWitness(self.heap()));
            }
            Err(BrokenAssumption::NoCode(at)) if at == from => {
                let planes = 2 * self.plan.planes;
                if planes > 8 {
                    return Err(Stop::LargeValue(self.heap()));
                }
                let plan = plan(
                    &self.constants,
                    &self.lags,
                    self.plan.instructions,
                    &self.codes[..from],
                    self.heap(),
                    planes,
                );
                self.plan = Arc::new(plan);
                return self.advance(most);
            }
            Err(BrokenAssumption::NoCode(at) | BrokenAssumption::NoWitness(at)) => self.at = at,
        }
        self.known = self.known.max(self.at);
        Ok(self.at - from)
    }

    /// Moves the window, and what is known beyond it, to the front of the buffer.
    fn move_to_front(&mut self) {
        let front = front(self.constants.window);
        let window = self.constants.window;
        self.codes
            .copy_within(self.at - window..self.known, front - window);
        self.base = self.base.wrapping_add(self.at - front);
        let down = self.at - front;
        let Range { start, end } = self.trusted;
        self.trusted = start.max(self.at) - down..end.max(self.at) - down;
        self.known -= down;
        self.at = front;
    }

    /// Starts a computation ahead of the verification.
    pub fn ahead(&self) -> Ahead {
        let front = front(self.constants.window);
        let codes = &self.codes[self.known - front.min(self.known)..self.known];
        let facts = Facts {
            constants: Arc::clone(&self.constants),
            plan: Arc::clone(&self.plan),
            low: Arc::clone(&self.low),
        };
        Ahead::new(facts, codes, self.base.wrapping_add(self.known))
    }

    /// Takes over the codes that were computed ahead. Returns false if they are of no use any more.
    pub fn take_over(&mut self, chunk: &Chunk) -> bool {
        let heap = self.base.wrapping_add(self.known);
        let Some(codes) = chunk.codes(&self.plan, heap) else {
            return false;
        };
        if self.known + codes.len() + MARGIN > self.codes.len() {
            self.move_to_front();
            let length = self.known + codes.len() + MARGIN;
            self.codes.resize(length.max(self.codes.len()), 0);
        }
        self.codes[self.known..][..codes.len()].copy_from_slice(codes);
        self.trusted = self.known..self.known + chunk.verified;
        self.known += codes.len();
        self.deepest = self.deepest.max(chunk.deepest);
        true
    }

    /// How many heaps are computed but not verified.
    pub fn unverified(&self) -> usize {
        self.known - self.at
    }

    fn verify(&mut self, blocks: usize) -> Result<(), BrokenAssumption> {
        self.run(blocks, Work::Witnesses)
    }

    fn compute(&mut self, heaps: usize) -> Result<(), BrokenAssumption> {
        self.run(heaps.div_ceil(self.plan.block), Work::Both)
    }

    fn run(&mut self, blocks: usize, work: Work) -> Result<(), BrokenAssumption> {
        let mut search = Search {
            low: &self.low,
            splits: &self.constants.moves.split,
            deepest: self.deepest,
        };
        let span = Span {
            from: self.at,
            blocks,
            parity: self.base,
        };
        let result = vectors::run(&self.plan, &mut self.codes, span, work, &mut search);
        self.deepest = search.deepest;
        result
    }
}

/// Makes a plan from the codes that end before heap `end`.
fn plan(
    constants: &Constants,
    lags: &Lags,
    instructions: Instructions,
    codes: &[u8],
    end: usize,
    planes: usize,
) -> Plan {
    let codes = &codes[codes.len() - constants.window..];
    let first = end - codes.len();
    let witnesses = witnesses::chosen(lags, &constants.moves.split, codes, first);
    Plan::new(lags, instructions, planes, &witnesses)
}
