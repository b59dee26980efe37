//! State of a register, and the reasons why it stops.

/// State of a register: the codes of the heaps before `heap`, as many as its window has.
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

/// Reason why a register stops.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stop {
    /// The value of this heap is too large to store.
    LargeValue(usize),
    /// A rare value below the heap's least free common value has no witness up to W: this heap is
    /// rare, or a deeper split has the value.
    NoWitness(usize),
}
