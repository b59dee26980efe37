//! Reports on rules with the same P-positions, and on moves that may be added to a rule.

use std::fmt::Write as _;

use super::{bracketed, line, position};
use crate::decided::{Addition, Additions, SamePositions};
use crate::rule::Rule;
use automata::{Automaton, tuples};

/// Number of takes that a line shows.
const SHOWN_TAKES: usize = 12;

/// Limit on the takes among which those to show are searched.
const MAX_BOX: usize = 1 << 14;

/// Rows and columns of the map.
const SIDE: u64 = 16;

/// Says whether another rule has the P-positions of a rule.
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

fn says(rule: &Rule, other: &Rule, misere: bool) -> String {
    let play = if misere { " in misère play" } else { "" };
    format!("the P-positions of {other}{play} are those of {rule}")
}

/// Says whether the moves of a family may be added to a rule.
pub fn of_addition(rule: &Rule, with_moves: &Rule, misere: bool, answer: &Addition) -> String {
    let says = says(rule, with_moves, misere);
    match answer {
        Addition::Proven(_) => line("theorem", says),
        Addition::Joins { from, to } => {
            let [from, to] = [from, to].map(|at| position(at));
            let joins = format!("the move from {from} to {to} joins two P-positions of {rule}");
            line("refuted", format!("{says}: not at {from}")) + &line("joins", joins)
        }
        Addition::Refuted(at) => line("refuted", format!("{says}: not at {}", position(at))),
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
    let mut text = line("theorem", theorem)
        + &line("may be added", first_of(addable))
        + &line("may not", first_of(&found.takes.others));
    if let [i, j] = names[..] {
        let last = SIDE - 1;
        text += &line(
            "map",
            format!("{j} from 0 to {last}: + may be added, - may not"),
        );
        for row in 0..SIDE {
            let sign = |column| match addable.contains(&[row, column]) {
                _ if row + column == 0 => ".",
                true => "+",
                false => "-",
            };
            let signs: Vec<&str> = (0..SIDE).map(sign).collect();
            let _ = writeln!(text, "{i} = {row}\t{}", signs.join(" "));
        }
    }
    text
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
