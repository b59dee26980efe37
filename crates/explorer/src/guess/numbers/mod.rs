//! Reads numbers that a user's own program printed: a sequence of values, or a table of two heaps.
//!
//! # Grammar
//! ```text
//! text  = row, { end, row }
//! end   = end of a line outside of brackets, bracket around rows, or comma between such rows
//! row   = [ head ], cells
//! head  = { word | heap | sign | index }
//! index = "[" heap "]" | "(" heap, ",", heap ")"
//! sign  = ":" | "=" | "->"
//! cells = { cell, [ "," ] } | "[" { cell, [ "," ] } "]"
//! cell  = whole number | word for an outcome
//! ```
//! Heads differ only in their heaps. Rows without cells are titles if they come first. Any brackets
//! do, `;` is a comma, and quotes and `|` are blanks.

mod listed;
mod rows;
mod shape;
mod tokens;

use anyhow::{Result, anyhow};

use super::{Code, Formula, Guess, MIN_VALUES, sequence, table};
use crate::guess::Table;
use crate::rule::with_short_quotes;

/// What is read, for messages.
const ACCEPTED: &str = "what is read: numbers between blanks or commas, lists in brackets, \
    `sg[3] = 1`, `3: 1`, rows such as `a=3: 0 1 2`, `P-positions: 0, 4, 8`, and W and L, win and \
    lose, True and False, YES and NO, Alice and Bob, First and Second";

/// Values of a game whose rule is unknown.
#[derive(Debug, PartialEq)]
pub struct Numbers {
    pub shape: Shape,
    /// Heap of the first value, or of the first row and column, if the text says it.
    pub first: Option<usize>,
    /// `true` if the values are outcomes: 0 for a lost position, 1 for a won one.
    pub are_outcomes: bool,
    /// Number of listed positions, if the text lists those that are lost or those that are won.
    listed: Option<usize>,
}

/// A sequence of values, or a table with a row for each heap.
#[derive(Debug, PartialEq)]
pub enum Shape {
    Sequence(Vec<i64>),
    Table(Table),
}

impl Numbers {
    /// Reads what C++, Python and Rust programs print:
    /// - numbers with blanks, commas, semicolons or tabs between them, or rows of single digits,
    /// - lists in brackets, and tables with or without heaps above and beside them,
    /// - a heap and its value in each line: `3: 1`, `sg[3] = 1`, `n=3 win`, `Case #3: 1`,
    /// - rows with a label: `dp[3] = 0 1 2`,
    /// - lost pairs, lost heaps or won heaps: `P-positions: 0, 4`,
    /// - `W` and `L` for outcomes.
    ///
    /// Lines that begin with `#` or `//` are comments.
    ///
    /// # Errors
    /// If there are no numbers, if something else is among them, or if the lines form no table.
    /// Names the line.
    pub fn parse(text: &str) -> Result<Self> {
        let arranged = || shape::arranged(rows::rows(&tokens::split(text)?)?);
        arranged().map_err(|error| anyhow!(with_short_quotes(&error.to_string())))
    }

    /// Guesses a formula. `first` is the heap of the first value, or of the first row and column.
    pub fn guesses(&self, first: usize) -> Vec<Guess> {
        match &self.shape {
            Shape::Sequence(values) if self.are_outcomes => {
                let guesses = sequence::guesses(values, first);
                guesses.into_iter().map(of_outcomes).collect()
            }
            Shape::Sequence(values) => sequence::guesses(values, first),
            Shape::Table(table) if self.are_outcomes => table::guesses_of_zeros(table, first),
            Shape::Table(table) => table::guesses(table, first),
        }
    }

    /// All numbers in order.
    pub fn all(&self) -> impl Iterator<Item = i64> {
        let rows = match &self.shape {
            Shape::Sequence(values) => std::slice::from_ref(values),
            Shape::Table(table) => table,
        };
        rows.iter().flatten().copied()
    }

    /// The values of a sequence, if all can be Grundy values.
    pub fn as_grundy_values(&self) -> Option<Vec<u32>> {
        let Shape::Sequence(values) = &self.shape else {
            return None;
        };
        values.iter().map(|&value| value.try_into().ok()).collect()
    }

    /// Line of the report that says how the numbers were read.
    pub fn described(&self, first: usize) -> String {
        let last = |count: usize| first + count - 1;
        let (kind, of, lost) = if self.are_outcomes {
            let lost = ", 0 where the player to move loses";
            ("outcomes", " of outcomes", lost)
        } else {
            ("values", "", "")
        };
        let how = match (&self.shape, self.listed) {
            (Shape::Sequence(values), listed) => {
                let (count, last) = (values.len(), last(values.len()));
                let mut how = format!("{count} {kind}, heaps {first} to {last}{lost}");
                if let Some(listed) = listed {
                    how += &format!(", from {listed} listed heaps");
                }
                if count < MIN_VALUES {
                    how += &format!("; no guess is made of fewer than {MIN_VALUES}");
                }
                how
            }
            (Shape::Table(table), Some(pairs)) => {
                let last = last(table.len());
                format!("{pairs} pairs, read as the P-positions with heaps {first} to {last}")
            }
            (Shape::Table(table), None) => {
                let (a, b) = (last(table.len()), last(table[0].len()));
                format!("a table{of}, heaps {first} to {a} by {first} to {b}{lost}")
            }
        };
        format!("input\t{how}\n")
    }
}

/// Converts a guess about the values 0 (lost) and 1 (won) to one about P-positions.
fn of_outcomes(guess: Guess) -> Guess {
    match &guess.formula {
        Formula::Code(code) if code.signature == Code::IS_P_HEAP => guess,
        _ => Guess {
            formula: guess.formula.zeros(),
            ..guess
        },
    }
}

#[cfg(test)]
mod tests;
