//! The states that the user asks for: ranges of numbers, a state, or a file of states.

use std::ops::RangeInclusive;
use std::path::Path;

use anyhow::{Result, bail, ensure};

use crate::commands::explore::read_text;

/// States that the user asks for.
pub enum States {
    /// All combinations of numbers, with blanks between them.
    Ranges(Vec<RangeInclusive<i64>>),
    List(Vec<String>),
}

impl States {
    /// Reads the words of the command line: `0..30 0..30`, a state, or a file with a state a line.
    /// A file that exists always means itself, and `-` means standard input.
    ///
    /// # Errors
    /// If there are no states, a range is empty, or a file can't be read.
    pub fn parse(words: &[&str]) -> Result<Self> {
        if let [file] = words
            && (*file == "-" || Path::new(file).is_file())
        {
            let text = read_text(file)?;
            let lines = text.lines().filter(|line| !line.trim().is_empty());
            let list: Vec<String> = lines.map(str::to_owned).collect();
            ensure!(!list.is_empty(), "{file} has no states: write one a line");
            return Ok(Self::List(list));
        }
        let line = words.join(" ");
        ensure!(
            !line.trim().is_empty(),
            "say from which states: a range such as `0..200`, several such as `0..30 0..30`, a \
             state in quotes, or a file with a state a line"
        );
        let words: Vec<&str> = line.split_whitespace().collect();
        let ranges = words.iter().map(|word| range(word));
        match ranges.collect::<Result<Option<Vec<_>>>>()? {
            Some(ranges) if words.iter().any(|word| word.contains("..")) => {
                Ok(Self::Ranges(ranges))
            }
            _ => Ok(Self::List(vec![line])),
        }
    }

    /// Counts the states; `None` if they are too many to count.
    pub fn count(&self) -> Option<usize> {
        match self {
            Self::List(list) => Some(list.len()),
            Self::Ranges(ranges) => ranges
                .iter()
                .try_fold(1, |count: usize, range| count.checked_mul(length(range)?)),
        }
    }

    /// Iterates over the texts of the states, as far as they can be counted.
    pub fn iter(&self) -> Box<dyn Iterator<Item = String> + '_> {
        match self {
            Self::List(list) => Box::new(list.iter().cloned()),
            Self::Ranges(ranges) => {
                let count = self.count().unwrap_or(usize::MAX);
                Box::new((0..count).map(|at| combination(ranges, at)))
            }
        }
    }

    /// Returns the first number and the length of each range; nothing for a list.
    pub fn sides(&self) -> Vec<(i64, usize)> {
        match self {
            Self::List(_) => Vec::new(),
            Self::Ranges(ranges) => {
                let side = |it: &RangeInclusive<i64>| (*it.start(), it.clone().count());
                ranges.iter().map(side).collect()
            }
        }
    }

    /// Returns the states of a list.
    pub fn listed(&self) -> &[String] {
        match self {
            Self::List(list) => list,
            Self::Ranges(_) => &[],
        }
    }
}

/// Parses `3..7`, both ends included, or a number alone. Returns `None` for other words.
fn range(word: &str) -> Result<Option<RangeInclusive<i64>>> {
    let (start, end) = word.split_once("..").unwrap_or((word, word));
    let end = end.strip_prefix('=').unwrap_or(end);
    let numbers = start.parse::<i64>().ok().zip(end.parse::<i64>().ok());
    let Some((start, end)) = numbers else {
        return Ok(None);
    };
    if start > end {
        bail!("`{word}` is no range: write the smaller number first, as in {end}..{start}");
    }
    Ok(Some(start..=end))
}

/// Counts the numbers of a range; `None` if they are too many.
fn length(range: &RangeInclusive<i64>) -> Option<usize> {
    let length = range.end().checked_sub(*range.start())?.checked_add(1)?;
    length.try_into().ok()
}

/// Writes the combination of numbers at this place; the last number changes first.
fn combination(ranges: &[RangeInclusive<i64>], mut at: usize) -> String {
    let mut numbers = Vec::new();
    for range in ranges.iter().rev() {
        let length = length(range).unwrap_or(usize::MAX);
        numbers.push((range.start() + (at % length) as i64).to_string());
        at /= length;
    }
    numbers.reverse();
    numbers.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(words: &[&str]) -> Vec<String> {
        let states = States::parse(words).unwrap();
        let all: Vec<String> = states.iter().collect();
        assert_eq!(states.count(), Some(all.len()));
        all
    }

    #[test]
    fn ranges_are_combined_and_other_words_are_one_state() {
        assert_eq!(all(&["0..2"]), ["0", "1", "2"]);
        assert_eq!(all(&["0..1", "5..=6"]), ["0 5", "0 6", "1 5", "1 6"]);
        assert_eq!(all(&["0..1 7"]), ["0 7", "1 7"]);
        assert_eq!(all(&["-1..1"]), ["-1", "0", "1"]);
        assert_eq!(all(&["3", "4"]), ["3 4"]);
        assert_eq!(all(&["..#..#"]), ["..#..#"]);
        assert_eq!(all(&["a..b 0..3"]), ["a..b 0..3"]);
        assert!(States::parse(&["5..3"]).is_err_and(|it| it.to_string().contains("3..5")));
        assert!(States::parse(&[]).is_err());
        assert_eq!(
            States::parse(&["0..9223372036854775807"]).unwrap().count(),
            None
        );
    }

    #[test]
    fn a_file_that_exists_means_itself() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("0..2");
        std::fs::write(&file, "\u{feff}XX X\r\n\n3+4").unwrap();
        assert_eq!(all(&[file.to_str().unwrap()]), ["XX X", "3+4"]);
        std::fs::write(&file, "\n").unwrap();
        assert!(States::parse(&[file.to_str().unwrap()]).is_err());
    }
}
