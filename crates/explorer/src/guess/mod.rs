//! Guesses formulas for given numbers. Nothing here is proven: nobody has told the rule of the
//! game.
//!
//! # How far to trust a guess
//! Some formula always fits. What counts is how many numbers agree once the constants of the
//! formula are fixed. [`Evidence`] has both counts; with too few agreeing numbers, a guess is weak.
//! A period, for instance, is fitted on preperiod + period values, and twice as many must agree,
//! but at least 8. A formula for a table needs 25 agreeing cells.
//!
//! The tests of this module count wrong guesses. The thresholds were chosen on one set of games and
//! seeds. The counts behind the slash come from other games and seeds, which had no part in that:
//!
//! | given | all guesses | guesses that aren't weak |
//! |---|---|---|
//! | 8 to 150 values of octal games with a proven period and of take-sets (preperiod + period ≥ 8) | 388 periods, 38 wrong / 317, 33 wrong | 253 periods, 9 wrong / 223, 5 wrong |
//! | 8 to 40 random bits | 49 of 400 / 41 of 400 | 1 of 400 / none |
//! | 8 to 40 random values out of 3, 4 and 8 | 37 of 1200 / 38 of 1200 | none / none |
//! | tables of 3 × 3 to 8 × 8 random values out of 3 | 31 of 2000 / 29 of 2000 | none / none |

mod closed_forms;
mod digits;
mod formula;
mod numbers;
pub mod sequence;
pub mod table;
#[cfg(test)]
mod tests;

use std::fmt;

pub use closed_forms::{
    ONE_HEAP_FORMS, P_POSITION_FORMS, TWO_HEAP_FORMS, functions as closed_form, source_of,
};
pub use formula::{Code, Formula, Known, Period, Sequence};
pub use numbers::{Numbers, Shape};

/// Values of two heaps, indexed by row, then column. All rows have the same length.
pub type Table = Vec<Vec<i64>>;

/// A statement that all given values agree with.
#[derive(Debug, Clone, PartialEq)]
pub struct Guess {
    pub claim: String,
    /// How many given values support it.
    pub evidence: Evidence,
    /// What is left to do to make it a theorem.
    pub proof: String,
    /// Computes the values, or the P-positions, if the guess is right.
    pub formula: Formula,
}

impl Guess {
    /// Returns whether there is too little evidence.
    pub fn is_weak(&self) -> bool {
        self.evidence.is_weak()
    }

    /// Names what it is in a report.
    pub fn kind(&self) -> &'static str {
        if self.is_weak() {
            "weak guess"
        } else {
            "guess"
        }
    }

    /// Returns whether it says who loses, and nothing of the other values.
    pub fn is_about_zeros(&self) -> bool {
        let signatures = [Code::IS_P_HEAP, Code::IS_P_PAIR];
        match self.formula.inner() {
            Formula::Code(code) => signatures.contains(&code.signature),
            Formula::Known(known) => known.are_outcomes,
            _ => false,
        }
    }

    /// Returns the period, if the claim is one.
    pub fn period(&self) -> Option<Period> {
        self.formula.period()
    }
}

/// Returns whether some guess isn't weak.
fn is_one_strong(guesses: &[Guess]) -> bool {
    guesses.iter().any(|guess| !guess.is_weak())
}

/// Drops the weak guesses if another one isn't weak.
fn without_needless(mut guesses: Vec<Guess>) -> Vec<Guess> {
    if is_one_strong(&guesses) {
        guesses.retain(|guess| !guess.is_weak());
    }
    guesses
}

/// What is left to prove for a closed form.
const PROVE_FORM: &str = "show by induction that the formula satisfies the mex rule of the game";

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
        Self::new(fitted, held, MIN_VALUES, "values")
    }

    /// Counts cells of a table.
    pub fn of_cells(fitted: usize, held: usize) -> Self {
        Self::new(fitted, held, FEWEST_CELLS, "cells")
    }

    fn new(fitted: usize, held: usize, needed: usize, of: &'static str) -> Self {
        Self {
            fitted,
            held,
            needed,
            of,
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
        let Self { held, of, .. } = self;
        match self.fitted {
            0 => write!(f, "fitted on none, held for {held} {of}")?,
            fitted => write!(f, "fitted on {fitted} {of}, then held for {held} more")?,
        }
        if *held < self.needed {
            write!(f, "; {} are needed", self.needed)?;
        }
        if let Some(doubt) = self.doubt {
            write!(f, "; {doubt}")?;
        }
        Ok(())
    }
}
