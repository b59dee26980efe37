//! How many numbers speak for a guess.

use std::fmt;

/// Least count of values from which anything is guessed: some formula agrees with fewer.
pub const FEWEST: usize = 8;

/// How many numbers speak for a guess.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Evidence {
    /// Count of numbers that determined the constants of the formula.
    pub fitted: usize,
    /// Count of other numbers that agreed with the formula then.
    pub held: usize,
    /// Least `held` of a guess that is not weak.
    pub needed: usize,
    /// Name of the numbers: values, cells.
    pub of: &'static str,
}

/// Least count of cells that agree beyond those that determined the constants: a table of
/// 3 × 3 cells agrees with anything.
const FEWEST_CELLS: usize = 25;

impl Evidence {
    /// Values of a sequence that a formula agrees with.
    pub fn of_values(fitted: usize, held: usize) -> Self {
        Self {
            fitted,
            held,
            needed: FEWEST,
            of: "values",
        }
    }

    /// Cells of a table that a formula agrees with.
    pub fn of_cells(fitted: usize, held: usize) -> Self {
        Self {
            fitted,
            held,
            needed: FEWEST_CELLS,
            of: "cells",
        }
    }

    /// The same where so many times as many numbers must agree as determined the constants.
    pub fn at_least_times(self, times: usize) -> Self {
        Self {
            needed: self.needed.max(times * self.fitted),
            ..self
        }
    }

    pub fn is_weak(&self) -> bool {
        self.held < self.needed
    }
}

impl fmt::Display for Evidence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            fitted,
            held,
            needed,
            of,
        } = self;
        match fitted {
            0 => write!(f, "fitted on none, held for {held} {of}")?,
            _ => write!(f, "fitted on {fitted} {of}, then held for {held} more")?,
        }
        if self.is_weak() {
            write!(f, "; {needed} are asked for")?;
        }
        Ok(())
    }
}
