//! Proves a theorem about a rule, until Ctrl-C or the time limit.

use std::time::Instant;

use explorer::decided::Found;
use explorer::rule::{CheckedRule, Table};
use explorer::show::emit::Watch;

use super::args::Args;
use crate::interrupt;

/// Decides what is guessed about the values of the table, else learns a theorem. `--time` limits
/// the search to the same time as the table; without it the search has its own work limit.
pub fn found(rule: &CheckedRule, table: &Table<'_>, args: &Args) -> Found {
    watched(args, |watch| {
        Found::about(rule, args.misere, table, watch.is_stopped)
    })
}

/// Runs a search with this process's clock; Ctrl-C or `--time` stops it.
pub fn watched<T>(args: &Args, search: impl FnOnce(Watch<'_>) -> T) -> T {
    let start = Instant::now();
    let is_over = || args.time.is_some_and(|time| start.elapsed() >= time);
    search(Watch {
        now: &|| start.elapsed(),
        is_stopped: &|| interrupt::has_come() || is_over(),
    })
}
