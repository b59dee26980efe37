//! Counts the numbers that support a guess.

use std::fmt;

/// Minimum number of values for any guess: some formula agrees with fewer.
pub const MIN_VALUES: usize = 8;

/// Counts of the numbers that support a guess.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Evidence {
    /// Count of numbers that determined the constants of the formula.
    pub fitted: usize,
    /// Count of further numbers that agreed with the formula.
    pub held: usize,
    /// Least `held` of a guess that is not weak.
    pub needed: usize,
    /// Word for the numbers: `values` or `cells`.
    pub of: &'static str,
    /// Reason why the guess is weak however many numbers agree.
    pub doubt: Option<Doubt>,
}

/// Reason why a guess is weak however many numbers agree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Doubt {
    /// The zeros are periodic and the other values are not.
    ZerosAlone,
    /// Another guess agrees with all numbers, too; this is the first heap at which they differ.
    Rival(usize),
    /// Lines of other slopes agree as well.
    Slopes,
    /// Runs of equal values get longer, and the last may be one of them.
    Runs,
    /// Rows or columns do not go through preperiod and period again.
    Once,
    /// The period begins where decimal numbers get their second digit, and none of three is given.
    Digits,
    /// The period begins where the values of a rising sequence get this many digits, and none of
    /// more is given.
    DigitsOfValues(u32),
}

impl fmt::Display for Doubt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ZerosAlone => write!(f, "the other values have no such period"),
            Self::Rival(heap) => write!(f, "the other guess agrees, too; heap {heap} decides"),
            Self::Slopes => write!(f, "lines of other slopes agree as well"),
            Self::Runs => write!(
                f,
                "each run of equal values is longer, and the last may end, too"
            ),
            Self::Once => write!(f, "rows or columns are too few to repeat"),
            Self::Digits => write!(
                f,
                "it begins at heap 10, and no heap of three digits is given"
            ),
            Self::DigitsOfValues(digits) => write!(
                f,
                "it begins at values of {digits} digits, and no value of {} digits is given",
                digits + 1
            ),
        }
    }
}

/// Minimum number of agreeing cells beyond the cells that determined the constants: a table of 3 ×
/// 3 cells agrees with anything.
const FEWEST_CELLS: usize = 25;

impl Evidence {
    /// Evidence of the values of a sequence.
    pub fn of_values(fitted: usize, held: usize) -> Self {
        Self {
            fitted,
            held,
            needed: MIN_VALUES,
            of: "values",
            doubt: None,
        }
    }

    /// Evidence of the cells of a table.
    pub fn of_cells(fitted: usize, held: usize) -> Self {
        Self {
            fitted,
            held,
            needed: FEWEST_CELLS,
            of: "cells",
            doubt: None,
        }
    }

    /// Raises the required number of agreeing numbers to at least `times` the fitted ones.
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
            write!(f, "; {needed} are asked for")?;
        }
        if let Some(doubt) = doubt {
            write!(f, "; {doubt}")?;
        }
        Ok(())
    }
}
