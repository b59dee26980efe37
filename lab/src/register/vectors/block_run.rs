//! A run over blocks: its heaps, its work, and what it may find.

use super::super::plan::{LANES, Plan};

/// How far back the vector of a witness may be read.
pub const REACH: usize = 1 << 16;

/// The first heap of a run that breaks an assumption of the blocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BrokenAssumption {
    /// No common code below the planes' limit is free for the heap at this index.
    NoCode(usize),
    /// The heap at this index needs a rare code that has no witness.
    NoWitness(usize),
}

/// Searches all splits of single heaps for witnesses.
pub struct Search<'a> {
    /// Codes of heaps 64 to 1, 128 to 65, … up to W; rare codes are marked.
    pub low: &'a [[u8; LANES]],
    /// Numbers of tokens that splits remove.
    pub splits: &'a [usize],
    /// Largest part that was tried.
    pub deepest: usize,
}

/// What a run over blocks does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Work {
    /// Computes the codes.
    Codes,
    /// Verifies the witnesses of blocks whose codes are computed.
    Witnesses,
    /// Computes the codes and verifies their witnesses.
    Both,
}

/// Consecutive blocks.
#[derive(Debug, Clone, Copy)]
pub struct Span {
    /// Index of the first heap.
    pub from: usize,
    pub blocks: usize,
    /// Parity of the heap at index 0.
    pub parity: usize,
}

impl Span {
    /// Indices of the first heap of each block.
    pub fn starts(self, plan: &Plan) -> impl Iterator<Item = usize> + use<> {
        let (from, block) = (self.from, plan.block);
        (0..self.blocks).map(move |number| from + number * block)
    }
}
