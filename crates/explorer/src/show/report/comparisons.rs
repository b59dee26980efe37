//! Reports on rules with the same P-positions.

use super::{line, position};
use crate::decided::SamePositions;
use crate::rule::Rule;

/// Says whether another rule has the P-positions of a rule.
pub fn of_same_positions(
    rule: &Rule,
    other: &Rule,
    misere: bool,
    answer: &SamePositions,
) -> String {
    let play = if misere { " in misère play" } else { "" };
    let says = format!("the P-positions of {other}{play} are those of {rule}");
    match answer {
        SamePositions::Proven => line("theorem", says),
        SamePositions::Refuted(at) => line("refuted", format!("{says}: not at {}", position(at))),
    }
}
