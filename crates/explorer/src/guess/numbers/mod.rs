//! Reads numbers that a user's own program printed: a sequence of values, or a table of two heaps.

mod brackets;
mod cell;
mod columns;
mod debuggers;
mod entries;
mod given;
mod labels;
mod lines;
mod listed;
mod patterns;
mod shape;

use anyhow::Result;

use super::{Code, Formula, Guess, MIN_VALUES, sequence, table};

pub use given::{Numbers, Shape};

impl Numbers {
    /// Reads what programs print: numbers with blanks, commas, semicolons or tabs between them,
    /// lists in brackets, tables with heaps above and beside them, columns of one width, lines of a
    /// heap and its value (`3: 1`, `sg[3] = 1`, `n=3 win`, `{3: 1}`, `Case #3: 1`), rows with a
    /// label (`dp[3] = 0 1 2`, `a=3: 0 1 2`), pairs of heaps that are lost, lists of lost or won
    /// heaps (`P-positions: 0, 4`), `W` and `L`, rows of single digits, vectors in gdb and lldb. A
    /// line that begins with `#` is skipped.
    ///
    /// # Errors
    /// If the text contains no numbers, or anything but numbers, or lines that form no table; names
    /// the line.
    pub fn parse(text: &str) -> Result<Self> {
        let text = debuggers::as_lists(text)?;
        match listed::read(&text)? {
            Some(numbers) => Ok(numbers),
            None => shape::arranged(lines::read(&text)?),
        }
    }

    /// Guesses about the numbers; `first` is the heap of the first value, or of the first row and
    /// column.
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

    /// The values of a sequence, if each can be a Grundy value.
    pub fn as_grundy_values(&self) -> Option<Vec<u32>> {
        let Shape::Sequence(values) = &self.shape else {
            return None;
        };
        values.iter().map(|&value| value.try_into().ok()).collect()
    }

    /// Line of the report that tells how the numbers were read.
    pub fn described(&self, first: usize) -> String {
        let heaps = |count: usize| format!("{first} to {}", first + count - 1);
        let (kind, lost) = if self.are_outcomes {
            ("outcomes", ", 0 where the player to move loses")
        } else {
            ("values", "")
        };
        match &self.shape {
            Shape::Sequence(values) => {
                let count = values.len();
                let listed = self.listed.map_or(String::new(), |listed| {
                    format!(", from {listed} listed heaps")
                });
                let few = if count < MIN_VALUES {
                    format!("; no guess is made of fewer than {MIN_VALUES}")
                } else {
                    String::new()
                };
                let heaps = heaps(count);
                format!("input\t{count} {kind}, heaps {heaps}{lost}{listed}{few}\n")
            }
            Shape::Table(table) => {
                let (height, width) = (heaps(table.len()), heaps(table[0].len()));
                match self.listed {
                    Some(pairs) => format!(
                        "input\t{pairs} pairs, read as the P-positions with heaps {height}\n"
                    ),
                    None if self.are_outcomes => {
                        format!("input\ta table of outcomes, heaps {height} by {width}{lost}\n")
                    }
                    None => format!("input\ta table, heaps {height} by {width}\n"),
                }
            }
        }
    }
}

/// Converts a guess about the values 0 (lost) and 1 (won) to one about P-positions.
fn of_outcomes(guess: Guess) -> Guess {
    match &guess.formula {
        Formula::Code(code) if code.signature == Code::IS_P_HEAP => guess,
        _ => Guess {
            formula: Formula::Code(
                Code::new(Code::IS_P_HEAP, "value(n) == 0").calling("value", guess.formula),
            ),
            ..guess
        },
    }
}

#[cfg(test)]
mod tests;
