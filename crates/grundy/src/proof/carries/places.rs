//! The moves of a code as the carries see them.

use crate::game::OctalCode;

/// How many may be removed, by the number of heaps that are left.
#[derive(Debug)]
pub struct Places {
    pub(super) whole: Vec<usize>,
    pub(super) take: Vec<usize>,
    pub(super) split: Vec<usize>,
    pub(super) split_in_three: Vec<usize>,
    /// Any number from this one on may be taken if one heap remains.
    pub(super) take_from: Option<usize>,
    /// Any heap from this one on may be taken whole.
    pub(super) whole_from: Option<usize>,
    /// Any large enough number may be removed if two or three heaps remain.
    pub(super) splits_without_end: bool,
}

impl Places {
    pub fn new(code: &OctalCode) -> Self {
        let tail = code.tail();
        Self {
            whole: code.places(0),
            take: code.places(1),
            split: code.places(2),
            split_in_three: code.places(3),
            take_from: (tail & 2 != 0).then_some(code.digits().len()),
            whole_from: (tail & 1 != 0).then_some(code.digits().len()),
            splits_without_end: tail >= 4,
        }
    }

    /// The most that one move removes, the endless digit aside.
    pub fn longest(&self) -> usize {
        let all = [&self.whole, &self.take, &self.split, &self.split_in_three];
        let all = all.into_iter().flatten().chain(&self.take_from);
        all.max().copied().unwrap_or(0)
    }
}
