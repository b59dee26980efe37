//! Given numbers after reading.

use crate::engine::two_heaps::Table;

/// Values of a game whose rule is unknown.
#[derive(Debug, PartialEq)]
pub struct Numbers {
    pub shape: Shape,
    /// Heap of the first value, or of the first row and column, if the text says it.
    pub first: Option<usize>,
    /// True if the values are outcomes: 0 for a lost position, 1 for a won one.
    pub(super) are_outcomes: bool,
    /// Number of listed positions, if the text lists those that are lost or those that are won.
    pub(super) listed: Option<usize>,
}

/// A sequence of values, or a table with a row for each heap.
#[derive(Debug, PartialEq)]
pub enum Shape {
    Sequence(Vec<i64>),
    Table(Table),
}
