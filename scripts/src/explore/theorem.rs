//! The theorem behind a rule, until Ctrl-C or until the time of `--time` is over.

use std::time::Instant;

use explorer::decided::Found;
use explorer::rule::{CheckedRule, Table};
use explorer::show::emit::Watch;

use super::Args;
use crate::interrupt;

/// Decides what is guessed about the values of the table, else learns a theorem. `--time` gives
/// the search as long as it gave the table; otherwise its own limit of work ends it.
pub fn found(rule: &CheckedRule, table: &Table<'_>, args: &Args) -> Found {
    watched(args, |watch| {
        Found::about(rule, args.misere, table, watch.is_stopped)
    })
}

/// Work by the clock of this process, which Ctrl-C or `--time` stops.
pub fn watched<T>(args: &Args, search: impl FnOnce(Watch<'_>) -> T) -> T {
    let start = Instant::now();
    let is_over = || args.time.is_some_and(|time| start.elapsed() >= time);
    search(Watch {
        now: &|| start.elapsed(),
        is_stopped: &|| interrupt::has_come() || is_over(),
    })
}
