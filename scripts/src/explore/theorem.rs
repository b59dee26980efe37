//! The theorem behind a rule, by the clock of this process.

use std::time::Instant;

use explorer::decided::Found;
use explorer::rule::{CheckedRule, Table};
use explorer::theorem::{self, Obstacle, Theorem, Watch};

use super::interrupt;

/// Decides what is guessed about the values of the table, else learns a theorem.
pub fn found(rule: &CheckedRule, misere: bool, table: &Table<'_>) -> Found {
    watched(|watch| Found::about(rule, misere, table, watch))
}

/// Looks for a theorem about the values, else about the P-positions.
///
/// # Errors
/// Says in one line why nothing is decided.
pub fn find(rule: &CheckedRule, misere: bool) -> Result<Theorem, Obstacle> {
    watched(|watch| theorem::search(rule, misere, watch))
}

fn watched<T>(search: impl FnOnce(Watch<'_>) -> T) -> T {
    let start = Instant::now();
    search(Watch {
        now: &|| start.elapsed(),
        is_stopped: &interrupt::has_come,
    })
}
