//! The theorem behind a rule, by the clock of this process.

use std::time::Instant;

use explorer::decided::Found;
use explorer::rule::{CheckedRule, Table};
use explorer::theorem::Watch;

use super::interrupt;

/// Decides what is guessed about the values of the table, else learns a theorem.
pub fn found(rule: &CheckedRule, misere: bool, table: &Table<'_>) -> Found {
    watched(|watch| Found::about(rule, misere, table, watch))
}

/// Work by the clock of this process, which Ctrl-C stops.
pub fn watched<T>(search: impl FnOnce(Watch<'_>) -> T) -> T {
    let start = Instant::now();
    search(Watch {
        now: &|| start.elapsed(),
        is_stopped: &interrupt::has_come,
    })
}
