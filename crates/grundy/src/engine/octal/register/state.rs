//! Where a register is, and why it stops.

/// Where a register is: the codes of the heaps before `heap`, as many as its window has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    pub heap: usize,
    /// Bytes a code, 1 or 2.
    pub width: usize,
    /// The codes, little-endian.
    pub codes: Vec<u8>,
}

impl State {
    /// How many codes there are.
    pub fn length(&self) -> usize {
        self.codes.len() / self.width
    }

    /// The codes one by one.
    pub fn codes(&self) -> impl Iterator<Item = usize> {
        let code = |bytes: &[u8]| bytes.iter().rev().fold(0, |n, &b| n << 8 | usize::from(b));
        self.codes.chunks_exact(self.width).map(code)
    }
}

/// Why a register moves no further.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stop {
    /// The value of this heap is too large to store.
    LargeValue(usize),
    /// A rare value below the heap's least free common value has no witness up to W: the heap is
    /// rare, or a deeper split has the value.
    NoWitness(usize),
}
