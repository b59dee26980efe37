//! Numbers as they were read.

use crate::engine::two_heaps::Table;

/// Values of a game whose rule is not known.
#[derive(Debug, PartialEq)]
pub struct Numbers {
    pub shape: Shape,
    /// The heap of the first of a sequence, or of the first row and column, if the text says it.
    pub first: Option<usize>,
    /// Whether 0 stands for a position that is lost and 1 for one that is won.
    pub(super) are_outcomes: bool,
    /// How many P-positions are listed, if that is what the text does.
    pub(super) pairs: Option<usize>,
}

/// A sequence of values, or a table with a row for each heap.
#[derive(Debug, PartialEq)]
pub enum Shape {
    Sequence(Vec<i64>),
    Table(Table),
}
