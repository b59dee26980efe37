//! Proves a theorem about a rule, until Ctrl-C or the time limit.

use std::time::Instant;

use anyhow::{Result, anyhow};
use explorer::decided::{Findings, SamePositions, same_positions};
use explorer::rule::{CheckedRule, Table, spelled_out};
use explorer::show::emit::Watch;
use explorer::show::report;

use crate::explore::Args;
use crate::{interrupt, output};

/// Decides what is guessed about the values of the table, else learns a theorem. `--time` limits
/// the search to the same time as the table; without it the search has its own work limit.
pub fn found(rule: &CheckedRule, table: &Table<'_>, args: &Args) -> Findings {
    watched(args, |watch| {
        Findings::about(rule, args.misere, table, watch.is_stopped)
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

/// Prints whether another rule has the P-positions of this one. False if it has not, or if that is
/// not decided.
///
/// # Errors
/// If the other text is not a rule.
pub fn compare(rule: &CheckedRule, other: &str, args: &Args) -> Result<bool> {
    let other = CheckedRule::new(&spelled_out(other));
    let other = other.map_err(|error| anyhow!("--same-as: {error}"))?;
    let answer = watched(args, |watch| {
        same_positions(rule, &other, args.misere, watch.is_stopped)
    });
    let (text, is_same) = match &answer {
        Ok(answer) => {
            let text = report::of_same_positions(rule.rule(), other.rule(), args.misere, answer);
            (text, matches!(answer, SamePositions::Proven(_)))
        }
        Err(why) => (format!("not decided\t{why}\n"), false),
    };
    output::print(&text)?;
    Ok(is_same)
}
