//! Reads a cell; defines the cells of a line.

use anyhow::{Result, bail};

/// Cells of a line or of a pair of brackets.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Line {
    /// Line number, counted from 1.
    pub number: usize,
    /// Index that the line begins with, before a sign such as `:` or `|`.
    pub index: Option<Cell>,
    pub cells: Vec<Cell>,
    /// True if round brackets enclose the cells.
    pub is_tuple: bool,
}

/// Heaps and their value, with the number of their line.
pub struct Entry {
    pub line: usize,
    pub heaps: Vec<i64>,
    pub value: Cell,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Cell {
    Number(i64),
    /// True if the player to move wins.
    Outcome(bool),
    Word(String),
    Missing,
}

/// Reads a cell: a number, or a word for win or loss.
///
/// # Errors
/// If the word is a number of more than 64 bits.
pub fn cell(line: usize, word: &str) -> Result<Cell> {
    // `1.` and `1.0`: whole numbers, as numpy prints them.
    let whole = word.trim_end_matches('0').strip_suffix('.').unwrap_or(word);
    if let Ok(number) = whole.parse() {
        return Ok(Cell::Number(number));
    }
    let digits = word.trim_start_matches(['+', '-']);
    if !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()) {
        bail!(
            "line {line}: `{word}` is too large; numbers from −2⁶³ to 2⁶³ − 1 are read, and single \
             digits if blanks separate them"
        );
    }
    const MISSING: [&str; 8] = ["?", "-", "_", ".", "None", "null", "NaN", "nan"];
    Ok(if MISSING.contains(&word) {
        Cell::Missing
    } else if let Some(&[outcome]) = outcomes(word).as_deref() {
        Cell::Outcome(outcome)
    } else {
        Cell::Word(word.to_string())
    })
}

/// Reads outcomes, true if the player to move wins: a word, or one or more letters (`WLLW`,
/// `NPPN`, `wllw`).
pub fn outcomes(word: &str) -> Option<Vec<bool>> {
    match word.to_ascii_lowercase().as_str() {
        "true" | "win" | "wins" | "winning" | "yes" | "first" | "alice" | "takahashi" => {
            return Some(vec![true]);
        }
        "false" | "lose" | "loses" | "loss" | "losing" | "no" | "second" | "bob" | "aoki" => {
            return Some(vec![false]);
        }
        _ => {}
    }
    let is_long = word.len() > 1;
    let letters = word.chars().map(|letter| match letter {
        'W' | 'N' => Some(true),
        'L' | 'P' => Some(false),
        'w' if is_long => Some(true),
        'l' if is_long => Some(false),
        _ => None,
    });
    letters.collect()
}
