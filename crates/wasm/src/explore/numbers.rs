//! Guesses about numbers that a user's own program printed.

use anyhow::{Context as _, Result};
use explorer::guess;
use explorer::show::report;
use serde::Deserialize;
use serde_json::{Value, json};

use super::explored::Explored;
use super::request::{Output, answer};

/// Pasted numbers, and the heap of the first number.
#[derive(Debug, Deserialize)]
pub struct Numbers {
    numbers: String,
    #[serde(default)]
    first: usize,
}

/// Makes guesses about numbers.
///
/// # Errors
/// If the text contains no numbers.
pub fn guess(request: &Numbers) -> Result<(Explored, Value)> {
    let numbers = guess::Numbers::parse(&request.numbers).context("in these numbers")?;
    let first = numbers.first.unwrap_or(request.first);
    let guesses = numbers.guesses(first);
    let said = Output {
        report: numbers.described(first) + &report::of_guesses(&guesses),
        ..Output::default()
    };
    let shown = match &numbers.shape {
        guess::Shape::Sequence(values) => json!({"values": values, "first": first}),
        guess::Shape::Table(rows) => json!({"rows": rows, "first": first}),
    };
    let answer = answer(&said, shown);
    Ok((Explored::numbers(numbers, guesses, first), answer))
}
