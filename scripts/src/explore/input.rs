//! `-`: numbers on standard input.

use std::io::Read as _;

use anyhow::{Context, Result, bail};

use super::engine::Engine;
use super::proof::Proof;
use super::sequence::{self, Guess};
use super::table::{self, Table};
use super::values::Values;
use super::{Args, emit, plot, report};
use crate::output;

/// Guesses about the numbers on standard input.
///
/// # Errors
/// If they are no numbers, or what is asked for cannot be made of them.
pub fn explore(args: &Args) -> Result<bool> {
    let input = Input::read()?;
    let guesses = input.guesses(args.first);
    match (&input, args.emit) {
        (_, false) => report::print_guesses(&guesses)?,
        (Input::Sequence(values), true) => {
            output::print(&emit::guessed(values, args.first, &guesses)?)?;
        }
        (Input::Table(_), true) => output::print(&emit::guessed_table(&guesses)?)?,
    }
    match (&args.plot, &input) {
        (None, _) => {}
        (Some(path), Input::Table(table)) => {
            plot::heat_map("Values on standard input", table).write(path)?;
        }
        (Some(path), Input::Sequence(values)) => {
            let values: Option<Vec<u32>> = values.iter().map(|&v| v.try_into().ok()).collect();
            let values = values.context("only values from 0 to 2³² − 1 can be drawn")?;
            plot::scatter("Values on standard input", &Given(values), None).write(path)?;
        }
    }
    Ok(true)
}

/// Values that were not computed here.
struct Given(Vec<u32>);

impl Engine for Given {
    fn extend(&mut self, _terms: usize) -> Result<()> {
        bail!("the rule is not known")
    }

    fn values(&self) -> Values<'_> {
        Values::Wide(&self.0)
    }

    fn prove(&self, _is_last: bool) -> Option<Proof> {
        None
    }
}

/// What was read.
#[derive(Debug, PartialEq)]
pub enum Input {
    Sequence(Vec<i64>),
    Table(Table),
}

impl Input {
    /// # Errors
    /// If standard input holds no numbers, or something else than numbers.
    pub fn read() -> Result<Self> {
        let mut text = String::new();
        let input = std::io::stdin().lock().read_to_string(&mut text);
        input.context("cannot read standard input as text")?;
        Self::parse(&text).context("on standard input")
    }

    /// Two or more lines of equally many numbers (at least two) are a table; all
    /// else is one sequence. Numbers are set apart by white space or commas; a
    /// line that begins with `#` is skipped.
    fn parse(text: &str) -> Result<Self> {
        let mut rows = Vec::new();
        for (i, line) in text
            .lines()
            .enumerate()
            .filter(|(_, line)| !line.starts_with('#'))
        {
            let words = line
                .split([' ', '\t', ',', '\r'])
                .filter(|word| !word.is_empty());
            let row = words.map(|word| {
                word.parse().ok().with_context(|| {
                    let line = i + 1;
                    format!("line {line}: `{word}` is no whole number; write numbers only, set apart by blanks or commas")
                })
            });
            let row: Vec<i64> = row.collect::<Result<_>>()?;
            if !row.is_empty() {
                rows.push(row);
            }
        }
        match rows.first() {
            None => bail!("there are no numbers; write the values of heaps 0, 1, 2, …"),
            Some(first)
                if rows.len() > 1
                    && first.len() > 1
                    && rows.iter().all(|row| row.len() == first.len()) =>
            {
                Ok(Self::Table(rows))
            }
            Some(_) => Ok(Self::Sequence(rows.concat())),
        }
    }

    /// What the numbers look like; `first` is the heap of the first of a sequence.
    pub fn guesses(&self, first: usize) -> Vec<Guess> {
        match self {
            Self::Sequence(values) => sequence::guesses(values, first),
            Self::Table(table) => table::guesses(table),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_equal_length_are_a_table() {
        assert_eq!(
            Input::parse("0 1\n1, 0\n").unwrap(),
            Input::Table(vec![vec![0, 1], vec![1, 0]])
        );
        assert_eq!(
            Input::parse("# Kayles\n0\n1\n2\n").unwrap(),
            Input::Sequence(vec![0, 1, 2])
        );
        assert_eq!(
            Input::parse("0,1,2").unwrap(),
            Input::Sequence(vec![0, 1, 2])
        );
        assert_eq!(
            Input::parse("0 1 2\n3").unwrap(),
            Input::Sequence(vec![0, 1, 2, 3])
        );
    }

    #[test]
    fn a_word_that_is_no_number_is_named_with_its_line() {
        let error = Input::parse("0 1\n2 x").unwrap_err().to_string();
        assert!(error.contains("line 2: `x` is no whole number"), "{error}");
        assert!(
            Input::parse("\n")
                .unwrap_err()
                .to_string()
                .contains("no numbers")
        );
    }
}
