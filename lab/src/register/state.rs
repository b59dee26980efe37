//! The state of a register, what it needs to be continued, and why it stops.

use super::cycle::Cycle;

/// The state of a register before `heap`: the codes of the last heaps, as many as its window has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    pub heap: usize,
    /// Bytes per code, 1 or 2.
    pub width: usize,
    /// Codes in little-endian bytes.
    pub codes: Vec<u8>,
}

impl State {
    /// Number of codes.
    pub fn length(&self) -> usize {
        self.codes.len() / self.width
    }

    /// Iterates over the codes.
    pub fn codes(&self) -> impl Iterator<Item = usize> {
        let code = |bytes: &[u8]| bytes.iter().rev().fold(0, |n, &b| n << 8 | usize::from(b));
        self.codes.chunks_exact(self.width).map(code)
    }
}

/// Why a register stops.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stop {
    /// The value of this heap is too large to store.
    LargeValue(usize),
    /// A rare value below the heap's least free common value has no witness up to W: this heap is
    /// rare, or a deeper split has the value.
    NoWitness(usize),
}

/// All that a register needs to be continued later.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Snapshot {
    /// The first heap that the register computed.
    pub start: usize,
    pub mask: usize,
    pub by_position: bool,
    pub state: State,
    pub cycle: Cycle,
    pub largest_value: u16,
    pub deepest: usize,
    /// The preperiod and the period, if they are proven.
    pub period: Option<(usize, usize)>,
}
