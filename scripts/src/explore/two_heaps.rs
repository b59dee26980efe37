//! Games on two heaps: a table of values.

use std::fmt::Write as _;

use anyhow::{Result, bail};

use super::guess::table::{self, Table};
use super::{Args, emit, plot, report};
use crate::{atomic, output};

/// Heaps below this are shown unless `--terms` says otherwise.
const SIZE: usize = 24;

/// More make a table too large to look at.
const LARGEST_SIZE: usize = 2000;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TwoHeaps {
    Nim,
    Wythoff,
    Euclid,
}

pub const TWO_HEAPS: &[(&str, TwoHeaps, &str)] = &[
    ("nim", TwoHeaps::Nim, "two heaps: take from one"),
    (
        "wythoff",
        TwoHeaps::Wythoff,
        "two heaps: take from one, or equally many from both",
    ),
    (
        "euclid",
        TwoHeaps::Euclid,
        "two heaps: take a multiple of the smaller from the larger",
    ),
];

impl TwoHeaps {
    pub fn by_name(name: &str) -> Option<Self> {
        let found = TWO_HEAPS.iter().find(|(known, _, _)| *known == name);
        found.map(|(_, game, _)| *game)
    }

    /// The values of all pairs of heaps below `size`, by the definition.
    pub fn table(self, size: usize) -> Table {
        match self {
            Self::Nim => lines(size, false),
            Self::Wythoff => lines(size, true),
            Self::Euclid => euclid(size),
        }
    }
}

/// Prints the table, and the guesses about it to standard error.
///
/// # Errors
/// If a file cannot be written, or an option is for games on one heap.
pub fn explore(game: TwoHeaps, args: &Args) -> Result<bool> {
    if args.save.is_some() || args.resume.is_some() {
        bail!("a table of two heaps is not saved; `--csv` keeps it");
    }
    let size = args.terms.unwrap_or(SIZE);
    if size > LARGEST_SIZE {
        bail!("a table of two heaps has at most {LARGEST_SIZE} rows; say `--terms {LARGEST_SIZE}`");
    }
    let table = game.table(size);
    let guesses = table::guesses(&table, 0);
    if args.emit {
        output::print(&emit::guessed(&guesses, || table.clone())?)?;
    } else {
        output::print(&lines_of(&table, "\t"))?;
        report::say_guesses(&guesses);
    }
    if let Some(path) = &args.csv {
        atomic::replace(path, lines_of(&table, ","))?;
    }
    if let Some(path) = &args.plot {
        let name = args.game.as_deref().unwrap_or_default();
        plot::heat_map(&format!("Grundy values of {name}"), &table, 0).write(path)?;
    }
    Ok(true)
}

fn lines_of(table: &Table, separator: &str) -> String {
    table.iter().fold(String::new(), |mut text, row| {
        let row: Vec<String> = row.iter().map(i64::to_string).collect();
        let _ = writeln!(text, "{}", row.join(separator));
        text
    })
}

/// The options of a position are the positions before it in its row, in its
/// column and, with `diagonals`, in its diagonal.
fn lines(size: usize, diagonals: bool) -> Table {
    // No value exceeds the number of options.
    let mut in_column = vec![vec![false; 3 * size + 1]; size];
    let mut in_diagonal = vec![vec![false; 3 * size + 1]; 2 * size];
    let mut table = Table::new();
    for a in 0..size {
        let mut in_row = vec![false; 3 * size + 1];
        let mut row = Vec::new();
        for b in 0..size {
            let (column, diagonal) = (&mut in_column[b], &mut in_diagonal[size + a - b]);
            let is_free = |&v: &usize| !(in_row[v] || column[v] || diagonal[v]);
            let value = (0..)
                .find(is_free)
                .expect("there are more values than options");
            in_row[value] = true;
            column[value] = true;
            diagonal[value] = diagonals;
            row.push(value as i64);
        }
        table.push(row);
    }
    table
}

fn euclid(size: usize) -> Table {
    let mut table: Table = vec![vec![0; size]; size];
    for (large, small) in pairs(size) {
        let rests = (1..=large / small).map(|k| large - k * small);
        let options: Vec<i64> = rests.map(|rest| table[small][rest]).collect();
        let value = (0..).find(|v| !options.contains(v));
        let value = value.expect("the options are finite");
        (table[small][large], table[large][small]) = (value, value);
    }
    table
}

/// All 0 < small ≤ large < `size`, by the larger one.
fn pairs(size: usize) -> impl Iterator<Item = (usize, usize)> {
    (1..size).flat_map(|large| (1..=large).map(move |small| (large, small)))
}

#[cfg(test)]
mod tests {
    use super::super::guess::table::guesses;
    use super::*;

    #[test]
    fn known_tables_are_recognised() {
        let claim = |game: TwoHeaps| guesses(&game.table(40), 0).swap_remove(0).claim;
        assert_eq!(claim(TwoHeaps::Nim), "nim-sum: a XOR b");
        assert!(claim(TwoHeaps::Wythoff).contains("Wythoff pairs"));
        assert!(claim(TwoHeaps::Euclid).contains("larger/smaller < φ"));
    }

    #[test]
    fn euclid_is_lost_below_the_golden_ratio() {
        let table = TwoHeaps::Euclid.table(60);
        for (b, a) in pairs(60) {
            let is_below = b * b < a * a + a * b;
            assert_eq!(table[a][b] == 0, is_below && a != b, "{a} {b}");
        }
    }

    #[test]
    fn the_diagonal_of_wythoff_is_as_published() {
        let table = TwoHeaps::Wythoff.table(13);
        let diagonal: Vec<i64> = (0..13).map(|n| table[n][n]).collect();
        assert_eq!(diagonal, [0, 2, 1, 6, 7, 8, 3, 5, 4, 16, 14, 15, 10]);
    }
}
