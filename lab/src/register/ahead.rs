//! Computes codes ahead of their verification, in a task of its own.
//!
//! Each group depends on the ones before it, but verification doesn't; so one processor computes
//! while another verifies. The one that is done earlier takes over a share of the other's work: the
//! beginning of a chunk is verified when it's computed, as it would be without a second task.
//!
//! Codes are computed in a small buffer that no other processor reads, and then copied to the
//! chunk.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::RunBoth;
use super::constants::Constants;
use super::plan::{LANES, Plan};
use super::vectors::{self, Search, Span};

/// How many heaps are computed between two meetings of the tasks.
pub const CHUNK: usize = 1 << 20;

/// How many heaps are computed before they're copied to the chunk, unless more codes are read back.
const PIECE: usize = 1 << 17;

/// How many shares a chunk has.
pub const SHARES: usize = 32;

/// How many codes a block may write beyond its end.
const MARGIN: usize = 4 * LANES;

/// Computes a register chunk by chunk.
#[derive(Debug)]
pub struct Ahead {
    work: Work,
    /// The last chunk, and room for the next one.
    chunks: [Chunk; 2],
    /// How many of `SHARES` are verified when they are computed.
    share: usize,
}

/// What the computation reads.
#[derive(Debug, Clone)]
pub struct Facts {
    pub constants: Arc<Constants>,
    pub plan: Arc<Plan>,
    /// Codes of heaps 64 to 1, 128 to 65, … up to W; rare codes are marked.
    pub low: Arc<[[u8; LANES]]>,
}

/// The buffer in which codes are computed.
#[derive(Debug)]
struct Work {
    facts: Facts,
    /// As many codes as are read back, then a piece.
    codes: Vec<u8>,
    front: usize,
    /// How many heaps a piece has.
    piece: usize,
    /// Number of the heap at index `front`.
    heap: usize,
    /// The largest part that a witness split off.
    deepest: usize,
}

/// Codes of consecutive heaps.
#[derive(Debug, Clone)]
pub struct Chunk {
    plan: Arc<Plan>,
    codes: Vec<u8>,
    /// Number of the first heap.
    heap: usize,
    /// Heaps at the beginning that are verified.
    pub verified: usize,
    /// The largest part that a witness split off.
    pub deepest: usize,
}

impl Ahead {
    /// Computation that continues after these codes, which end before heap `heap`.
    pub fn new(facts: Facts, codes: &[u8], heap: usize) -> Self {
        let chunk = Chunk {
            plan: Arc::clone(&facts.plan),
            codes: Vec::new(),
            heap,
            verified: 0,
            deepest: 0,
        };
        let front = codes.len();
        let piece = if front <= PIECE { PIECE } else { CHUNK };
        let mut codes = codes.to_vec();
        codes.resize(front + piece + MARGIN, 0);
        let work = Work {
            facts,
            codes,
            front,
            piece,
            heap,
            deepest: 0,
        };
        Self {
            work,
            chunks: [chunk.clone(), chunk],
            share: 0,
        }
    }

    /// Computes the next chunk while the other task works on the last one. Returns what the other
    /// task says: whether the chunk was of use.
    pub fn work_beside(
        &mut self,
        both: RunBoth,
        other: impl FnOnce(&Chunk) -> bool + Send,
    ) -> bool {
        let Self {
            work,
            chunks: [last, next],
            share,
        } = self;
        let is_one_done = AtomicBool::new(false);
        let mut was_computed_first = false;
        let (mut other, mut is_of_use) = (Some(other), false);
        both(
            &mut || {
                work.fill(next, *share);
                was_computed_first = !is_one_done.swap(true, Ordering::Relaxed);
            },
            &mut || {
                is_of_use = other.take().is_some_and(|other| other(last));
                is_one_done.store(true, Ordering::Relaxed);
            },
        );
        self.chunks.swap(0, 1);
        // A share moves to the task that was done first.
        self.share = if was_computed_first {
            (self.share + 1).min(SHARES)
        } else {
            self.share.saturating_sub(1)
        };
        is_of_use
    }
}

impl Work {
    /// Computes the next chunk.
    fn fill(&mut self, chunk: &mut Chunk, share: usize) {
        chunk.heap = self.heap;
        chunk.codes.clear();
        chunk.verified = 0;
        while chunk.codes.len() < CHUNK {
            // Heaps behind one that is not verified cannot be trusted.
            let wanted = if chunk.verified == chunk.codes.len() {
                CHUNK / SHARES * share - chunk.verified
            } else {
                0
            };
            chunk.verified += self.compute(wanted.min(self.piece));
            let piece = self.piece;
            chunk.codes.extend(&self.codes[self.front..][..piece]);
            self.codes.copy_within(piece..self.front + piece, 0);
            self.heap += piece;
        }
        chunk.deepest = self.deepest;
    }

    /// Computes a piece, verifies about `wanted` heaps of it, and returns how many it verified.
    fn compute(&mut self, wanted: usize) -> usize {
        let Facts {
            constants,
            plan,
            low,
        } = &self.facts;
        let (front, codes) = (self.front, &mut self.codes);
        let mut search = Search {
            low,
            splits: &constants.moves.split,
            deepest: self.deepest,
        };
        let parity = self.heap.wrapping_sub(front);
        let mut run = |from: usize, blocks: usize, work: vectors::Work| {
            let span = Span {
                from,
                blocks,
                parity,
            };
            vectors::run(plan, codes, span, work, &mut search)
        };
        let blocks = self.piece.div_ceil(plan.block);
        // A block may reach beyond the piece: without it no heap of the next piece would count.
        let mut verified = if wanted == self.piece {
            blocks
        } else {
            wanted / plan.block
        };
        // If a heap breaks an assumption, verification will find the same.
        if verified > 0 && run(front, verified, vectors::Work::Both).is_err() {
            verified = 0;
        }
        let from = front + verified * plan.block;
        run(from, blocks - verified, vectors::Work::Codes)
            .expect("codes alone break no assumption");
        if verified > 0 {
            self.deepest = search.deepest;
        }
        self.piece.min(verified * plan.block)
    }
}

impl Chunk {
    /// The codes, if they were computed by this plan and begin at this heap.
    pub fn codes(&self, plan: &Arc<Plan>, heap: usize) -> Option<&[u8]> {
        let continues = Arc::ptr_eq(plan, &self.plan) && self.heap == heap;
        continues.then_some(&self.codes)
    }
}
