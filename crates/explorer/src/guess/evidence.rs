//! How many numbers support a guess, and why it may still be weak.

use std::fmt;

/// Fewest values for a guess: some formula fits any fewer.
pub const MIN_VALUES: usize = 8;

/// How many numbers support a guess.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Evidence {
    /// How many numbers fixed the constants of the formula.
    pub fitted: usize,
    /// How many other numbers agreed.
    pub held: usize,
    /// How many must agree; with fewer, the guess is weak.
    pub needed: usize,
    /// What the numbers are: `values` or `cells`.
    pub of: &'static str,
    /// Why the guess is weak, however many numbers agree.
    pub doubt: Option<&'static str>,
}

/// How many cells must agree beyond those that fixed the constants. Some formula fits any table of
/// 3 × 3 cells.
const FEWEST_CELLS: usize = 25;

impl Evidence {
    /// Counts values of a sequence.
    pub fn of_values(fitted: usize, held: usize) -> Self {
        Self {
            fitted,
            held,
            needed: MIN_VALUES,
            of: "values",
            doubt: None,
        }
    }

    /// Counts cells of a table.
    pub fn of_cells(fitted: usize, held: usize) -> Self {
        Self {
            fitted,
            held,
            needed: FEWEST_CELLS,
            of: "cells",
            doubt: None,
        }
    }

    /// Requires at least `times` as many agreeing numbers as fitted ones.
    pub fn at_least_times(self, times: usize) -> Self {
        Self {
            needed: self.needed.max(times * self.fitted),
            ..self
        }
    }

    pub fn is_weak(&self) -> bool {
        self.held < self.needed || self.doubt.is_some()
    }
}

impl fmt::Display for Evidence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            fitted,
            held,
            needed,
            of,
            doubt,
        } = self;
        match fitted {
            0 => write!(f, "fitted on none, held for {held} {of}")?,
            _ => write!(f, "fitted on {fitted} {of}, then held for {held} more")?,
        }
        if held < needed {
            write!(f, "; {needed} are needed")?;
        }
        if let Some(doubt) = doubt {
            write!(f, "; {doubt}")?;
        }
        Ok(())
    }
}
