//! The theorem behind a rule, until Ctrl-C.

use std::time::Instant;

use explorer::decided::Found;
use explorer::rule::{CheckedRule, Table};
use explorer::show::emit::Watch;

use crate::interrupt;

/// Decides what is guessed about the values of the table, else learns a theorem.
pub fn found(rule: &CheckedRule, misere: bool, table: &Table<'_>) -> Found {
    Found::about(rule, misere, table, &interrupt::has_come)
}

/// Work by the clock of this process, which Ctrl-C stops.
pub fn watched<T>(search: impl FnOnce(Watch<'_>) -> T) -> T {
    let start = Instant::now();
    search(Watch {
        now: &|| start.elapsed(),
        is_stopped: &interrupt::has_come,
    })
}
