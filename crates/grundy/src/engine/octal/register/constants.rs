//! Facts of a game that all its registers share.

use super::super::coding::Coding;
use super::super::grundy_table::GrundyTable;
use super::super::space::Space;
use super::super::value::Value;
use crate::game::Moves;

/// Facts of a game that all its windows share.
#[derive(Debug)]
pub struct Constants {
    pub moves: Moves,
    pub space: Space,
    /// The first heap that the register computes, n₀.
    pub start: usize,
    /// Window: number of last codes that decide all later ones, at least L.
    pub window: usize,
    /// Largest part that a witness may split off, W.
    pub deepest: usize,
    /// Last rare heap, R.
    pub last_rare: usize,
    /// Values of the heaps below the register's start.
    pub table: Vec<u16>,
    /// Coding for all values that can be stored.
    coding: Coding<u16>,
}

/// Number of codes that a search may read beyond W.
const MARGIN: usize = 256;

impl Constants {
    /// Constants of a register that continues after the table. None if the table does not satisfy
    /// the theorem for this window.
    pub fn new<V: Value>(table: &GrundyTable<V>, window: usize) -> Option<Self> {
        let start = table.g.len();
        let last_rare = table.rare.last();
        let deepest = window.checked_sub(table.longest + MARGIN)? / 64 * 64;
        let is_long = start > 2 * window + table.longest;
        if !is_long || deepest == 0 || last_rare > deepest || table.space.mask == 0 {
            return None;
        }
        Some(Self {
            moves: table.moves.clone(),
            space: table.space,
            start,
            window,
            deepest,
            last_rare,
            table: table.g.iter().map(|v| v.index() as u16).collect(),
            coding: Coding::new(table.space, 1 << 16)?,
        })
    }

    /// Value of a common heap.
    pub fn value(&self, heap: usize, code: usize) -> u16 {
        self.coding.common(heap, code).value
    }

    /// Code of a heap, without the bit that marks rare heaps.
    pub fn code(&self, heap: usize, value: u16) -> u16 {
        self.coding.code(heap, value) % self.coding.half as u16
    }

    /// Number of rare codes less than the common code.
    pub fn rare_below(&self, heap: usize, code: usize) -> u16 {
        self.coding.common(heap, code).rare_below
    }

    /// Values of common heaps from `first` on.
    pub fn values<V: Value>(&self, first: usize, codes: &[V]) -> Vec<u16> {
        let heaps = (first..).zip(codes);
        heaps
            .map(|(heap, code)| self.value(heap, code.index()))
            .collect()
    }
}
