//! Writes reports on rules that have the same P-positions, or not.

use super::lines::{line, position};
use crate::decided::SamePositions;
use crate::rule::Rule;

/// Report on the question whether another rule has the P-positions of a rule.
pub fn of_same_positions(
    rule: &Rule,
    other: &Rule,
    misere: bool,
    answer: &SamePositions,
) -> String {
    let says = says(rule, other, misere);
    match answer {
        SamePositions::Proven(_) => line("theorem", says),
        SamePositions::Refuted(at) => line("refuted", format!("{says}: not at {}", position(at))),
    }
}

/// Statement that another rule has the P-positions of a rule.
pub fn says(rule: &Rule, other: &Rule, misere: bool) -> String {
    let play = if misere { " in misère play" } else { "" };
    format!("the P-positions of {other}{play} are those of {rule}")
}
