//! Moves of a code in the form that the proof by carries needs.

use crate::game::OctalCode;

/// Numbers that may be removed, by the number of heaps left.
#[derive(Debug)]
pub struct Places {
    pub(super) whole: Vec<usize>,
    pub(super) take: Vec<usize>,
    pub(super) split: Vec<usize>,
    pub(super) split_in_three: Vec<usize>,
    /// Least number t such that any number from t on may be taken if one heap remains.
    pub(super) take_from: Option<usize>,
    /// Least size from which any heap may be taken whole.
    pub(super) whole_from: Option<usize>,
    /// Whether any large enough number may be removed if two or three heaps remain.
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

    /// Largest number of tokens one move removes; an endless digit counts with its first place.
    pub fn longest(&self) -> usize {
        let all = [&self.whole, &self.take, &self.split, &self.split_in_three];
        let all = all.into_iter().flatten().chain(&self.take_from);
        all.max().copied().unwrap_or(0)
    }
}
