//! The moves of a game with one or two heaps after each move.

/// Numbers that may be removed from a heap, by what is left.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Moves {
    /// Sizes of heaps that may be taken whole.
    pub whole: Vec<usize>,
    /// Numbers that may be taken if one heap remains.
    pub take: Vec<usize>,
    /// Numbers that may be taken if two heaps remain, increasing.
    pub split: Vec<usize>,
    /// The two heaps that remain must differ (Grundy's game).
    pub unequal: bool,
}

impl Moves {
    /// Split a heap in two unequal ones.
    pub fn grundys_game() -> Self {
        Self {
            split: vec![0],
            unequal: true,
            ..Self::default()
        }
    }

    /// The most that one move removes.
    pub fn longest(&self) -> usize {
        let all = self.whole.iter().chain(&self.take).chain(&self.split);
        all.max().copied().unwrap_or(0)
    }

    /// Whether every split removes an odd number.
    pub fn splits_are_odd(&self) -> bool {
        self.split.iter().all(|b| b % 2 == 1)
    }
}
