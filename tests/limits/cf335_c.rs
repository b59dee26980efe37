//! Codeforces 335 C at its limits: 100 rows.
//!
//! - limit-full: all rows are taken.
//! - limit-single-rows: 50 single rows are free, each for one move.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines};

fn main() {
    let taken = lines((1..=100).map(|row| format!("{row} 1")));
    case("limit-full", format!("100 100\n{taken}"), "LOSE\n");
    let taken = lines(
        (1..=100)
            .filter(|row| row % 2 == 1)
            .map(|row| format!("{row} 1")),
    );
    // Each gap, and the last row, is one free row, taken in column 1 only.
    case("limit-single-rows", format!("100 50\n{taken}"), "LOSE\n");
}
