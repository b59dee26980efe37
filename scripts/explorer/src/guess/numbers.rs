//! Numbers that a user's own program printed: a sequence of values, or a table of two heaps.

use anyhow::{Context, Result, bail};

use super::{FEWEST, Guess, sequence, table};
use crate::engine::two_heaps::Table;

/// Values of a game whose rule is not known.
#[derive(Debug, PartialEq)]
pub enum Numbers {
    Sequence(Vec<i64>),
    Table(Table),
}

impl Numbers {
    /// Two or more lines of equally many numbers (at least two) are a table; lines of 1, 2, 3, …
    /// numbers, or of …, 3, 2, 1, are half of one that is symmetric; all else is one sequence.
    /// Numbers are set apart by white space or commas; a line that begins with `#` is skipped.
    ///
    /// # Errors
    /// If the text holds no numbers, or something else than numbers; names the line.
    pub fn parse(text: &str) -> Result<Self> {
        let rows = rows(text)?;
        let lengths: Vec<usize> = rows.iter().map(Vec::len).collect();
        let size = rows.len();
        let is_table = size > 1 && lengths[0] > 1 && lengths.iter().all(|&len| len == lengths[0]);
        let half = |a: usize, b: usize| (a.min(b), a.max(b));
        Ok(if lengths.is_empty() {
            bail!("there are no numbers; write the values of heaps 0, 1, 2, …")
        } else if is_table {
            Self::Table(rows)
        } else if size > 2 && lengths.iter().copied().eq(1..=size) {
            Self::symmetric(size, |a, b| {
                let (small, large) = half(a, b);
                rows[large][small]
            })
        } else if size > 2 && lengths.iter().copied().eq((1..=size).rev()) {
            Self::symmetric(size, |a, b| {
                let (small, large) = half(a, b);
                rows[small][large - small]
            })
        } else {
            Self::Sequence(rows.concat())
        })
    }

    fn symmetric(size: usize, value: impl Fn(usize, usize) -> i64) -> Self {
        let row = |a| (0..size).map(|b| value(a, b)).collect();
        Self::Table((0..size).map(row).collect())
    }

    /// What the numbers look like; `first` is the heap of the first of a sequence, or of the first
    /// row and column.
    pub fn guesses(&self, first: usize) -> Vec<Guess> {
        match self {
            Self::Sequence(values) => sequence::guesses(values, first),
            Self::Table(table) => table::guesses(table, first),
        }
    }

    /// The values of a sequence, if each can be a Grundy value.
    pub fn as_grundy_values(&self) -> Option<Vec<u32>> {
        let Self::Sequence(values) = self else {
            return None;
        };
        values.iter().map(|&value| value.try_into().ok()).collect()
    }

    /// How it was read, as a line of the report.
    pub fn described(&self, first: usize) -> String {
        let heaps = |count: usize| format!("{first} to {}", first + count - 1);
        match self {
            Self::Sequence(values) => {
                let count = values.len();
                let few = if count < FEWEST {
                    format!("; no guess is made of fewer than {FEWEST}")
                } else {
                    String::new()
                };
                format!("input\t{count} values, heaps {}{few}\n", heaps(count))
            }
            Self::Table(table) => {
                let (height, width) = (table.len(), table[0].len());
                format!(
                    "input\ta table, heaps {} by {}\n",
                    heaps(height),
                    heaps(width)
                )
            }
        }
    }
}

/// The numbers of each line that has some.
fn rows(text: &str) -> Result<Table> {
    let lines = (1..)
        .zip(text.lines())
        .filter(|(_, line)| !line.starts_with('#'));
    let mut rows = Table::new();
    for (number, line) in lines {
        let words = line
            .split([' ', '\t', ',', '\r'])
            .filter(|word| !word.is_empty());
        let row = words.map(|word| {
            word.parse().ok().with_context(|| {
                format!(
                    "line {number}: `{word}` is no whole number; write numbers only, set apart by \
                     blanks or commas"
                )
            })
        });
        let row: Vec<i64> = row.collect::<Result<_>>()?;
        if !row.is_empty() {
            rows.push(row);
        }
    }
    Ok(rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_equal_length_are_a_table() {
        assert_eq!(
            Numbers::parse("0 1\n1, 0\n").unwrap(),
            Numbers::Table(vec![vec![0, 1], vec![1, 0]])
        );
        assert_eq!(
            Numbers::parse("# Kayles\n0\n1\n2\n").unwrap(),
            Numbers::Sequence(vec![0, 1, 2])
        );
        assert_eq!(
            Numbers::parse("0,1,2").unwrap(),
            Numbers::Sequence(vec![0, 1, 2])
        );
        assert_eq!(
            Numbers::parse("0 1 2\n3").unwrap(),
            Numbers::Sequence(vec![0, 1, 2, 3])
        );
    }

    #[test]
    fn either_half_of_a_symmetric_table_is_one() {
        let table = Numbers::Table(vec![vec![0, 1, 2], vec![1, 3, 4], vec![2, 4, 5]]);
        assert_eq!(Numbers::parse("0\n1 3\n2 4 5\n").unwrap(), table);
        assert_eq!(Numbers::parse("0 1 2\n3 4\n5\n").unwrap(), table);
    }

    #[test]
    fn a_word_that_is_no_number_is_named_with_its_line() {
        let error = Numbers::parse("0 1\n2 x").unwrap_err().to_string();
        assert!(error.contains("line 2: `x` is no whole number"), "{error}");
        assert!(
            Numbers::parse("\n")
                .unwrap_err()
                .to_string()
                .contains("no numbers")
        );
    }
}
