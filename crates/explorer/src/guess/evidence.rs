//! How many numbers speak for a guess.

use std::fmt;

use super::FEWEST;

/// How many numbers speak for a guess.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Evidence {
    /// So many numbers determined the constants of the formula.
    pub fitted: usize,
    /// So many others agreed with it then.
    pub held: usize,
    /// If fewer agreed, the guess is weak.
    pub needed: usize,
    /// What the numbers are.
    pub of: &'static str,
}

/// So many cells of a table must agree beyond those that determined the constants: a table of
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
