//! The table of a rule, as far as the options and the time allow.

use std::time::Instant;

use anyhow::Result;
use explorer::rule::{self, CheckedRule, Play, Table};

use super::budget::Budget;
use super::progress::Progress;
use crate::explore::Args;
use crate::interrupt;

/// Fills the table up to `--terms`, or until the default time limit.
///
/// # Errors
/// If the table would be too large.
pub fn filled<'a>(checked: &'a CheckedRule, args: &Args) -> Result<Table<'a>> {
    let coordinates = checked.rule().coordinates.len();
    let rows = args.terms.unwrap_or(rule::DEFAULT_ROWS[coordinates - 1]);
    let play = if args.misere {
        Play::Misere
    } else {
        Play::Normal
    };
    let mut table = checked.table(play, &vec![rows; coordinates - 1])?;
    let start = Instant::now();
    let budget = Budget::from_args(args, rows);
    let has_time = || !budget.is_over(start.elapsed());
    let mut progress = Progress::new(&checked.rule().to_string(), rows, budget.time);
    table.fill(rows, |known| {
        progress.reached(known);
        !interrupt::has_come() && (known == 0 || has_time())
    })?;
    Ok(table)
}

/// Like [`filled`], but tells the user if the time ended before all rows were filled.
pub fn filled_aloud<'a>(checked: &'a CheckedRule, args: &Args) -> Result<Table<'a>> {
    let table = filled(checked, args)?;
    let default = rule::DEFAULT_ROWS[checked.rule().coordinates.len() - 1];
    let rows = args.terms.unwrap_or(default);
    if table.rows() < rows && !interrupt::has_come() {
        let time = Budget::from_args(args, rows).time.unwrap_or_default();
        eprintln!(
            "stopped after {} s with {} of {rows} rows; `--terms {rows}` fills all of them, `--time` \
             sets the seconds",
            time.as_secs_f64(),
            table.rows()
        );
    }
    Ok(table)
}
