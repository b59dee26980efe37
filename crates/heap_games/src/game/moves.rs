//! Moves of a game in which each move leaves at most two heaps.

/// Numbers that may be removed from a heap, by the number of heaps left.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Moves {
    /// Sizes of heaps that may be taken whole.
    pub whole: Vec<usize>,
    /// Numbers that may be taken if one heap remains.
    pub take: Vec<usize>,
    /// Numbers that may be taken if two heaps remain, increasing.
    pub split: Vec<usize>,
    /// Whether the two heaps left by a split must differ (Grundy's game).
    pub unequal: bool,
}

impl Moves {
    /// Moves of Grundy's game: split a heap in two unequal ones.
    pub fn grundys_game() -> Self {
        Self {
            split: vec![0],
            unequal: true,
            ..Self::default()
        }
    }

    /// Largest number of tokens one move removes.
    pub fn longest(&self) -> usize {
        let all = self.whole.iter().chain(&self.take).chain(&self.split);
        all.max().copied().unwrap_or(0)
    }

    /// Whether every split removes an odd number.
    pub fn splits_are_odd(&self) -> bool {
        self.split.iter().all(|b| b % 2 == 1)
    }
}
