//! Reports on rules with the same P-positions, and on moves that may be added to a rule.

use super::{bracketed, line, position};
use crate::decided::{Additions, SamePositions};
use crate::rule::Rule;
use automata::{Automaton, tuples};

/// Number of takes that a line shows.
const SHOWN_TAKES: usize = 12;

/// Limit on the takes among which those to show are searched.
const MAX_BOX: usize = 1 << 14;

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
        SamePositions::Proven(_) => line("theorem", says),
        SamePositions::Refuted(at) => line("refuted", format!("{says}: not at {}", position(at))),
    }
}

/// Says which takes may be added to a rule as moves from every position.
pub fn of_additions(rule: &Rule, misere: bool, found: &Additions) -> String {
    let addable = &found.takes.addable;
    let names = take_names(rule);
    let coordinates = rule.coordinates.iter().zip(&names);
    let left: Vec<String> = coordinates
        .map(|(of, take)| format!("{of} - {take}"))
        .collect();
    let theorem = format!(
        "a move to {} may be added to {rule}{} and leaves the P-positions as they are iff the \
         automaton accepts {}: a finite automaton of {} states reads their digits in {}",
        bracketed(&left),
        if misere { " in misère play" } else { "" },
        bracketed(&names),
        addable.states(),
        addable.numeration(),
    );
    line("theorem", theorem)
        + &line("may be added", first_of(addable))
        + &line("may not", first_of(&found.takes.others))
}

/// Names for what is taken from each coordinate.
fn take_names(rule: &Rule) -> Vec<&'static str> {
    let is_free = |name: &&str| rule.coordinates.iter().all(|it| it.name != *name);
    let names = ["i", "j", "k", "l", "x", "y", "z", "w"].into_iter();
    names.filter(is_free).take(rule.coordinates.len()).collect()
}

/// First takes of a set, ordered by the largest number, then by the sum.
fn first_of(set: &Automaton) -> String {
    if set.is_empty() {
        return "none".to_owned();
    }
    let coordinates = set.tracks().len();
    let mut side: usize = 8;
    loop {
        let is_largest = (2 * side).pow(coordinates as u32) > MAX_BOX;
        let mut found: Vec<Vec<u64>> = tuples(side, coordinates)
            .map(|take| take.iter().map(|&x| x as u64).collect())
            .filter(|take: &Vec<u64>| set.contains(take))
            .collect();
        found.sort_by_key(|take| (take.iter().max().copied(), take.iter().sum::<u64>()));
        let shown = || -> Vec<String> {
            let shown = found.iter().take(SHOWN_TAKES);
            shown.map(|take| position(take)).collect()
        };
        if found.len() > SHOWN_TAKES {
            return shown().join(" ") + " …";
        }
        if is_largest && found.is_empty() {
            return format!("none below {side}");
        }
        if is_largest {
            return format!("{}; no other below {side}", shown().join(" "));
        }
        side *= 2;
    }
}
