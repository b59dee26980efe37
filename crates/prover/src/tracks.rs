//! Tracks of the numbers in a statement.

use super::obstacle::Obstacle;
use automata::{Automaton, Budget, Linear, Numeration, Relation, Track};
use rules::ast::MAX_COORDINATES;

/// Track of the value of a position.
pub const VALUE: Track = Track(26);
/// Track of a smaller value, or of the value of an option.
pub const OTHER: Track = Track(27);
/// Tracks of the value of a component, and of the value of the components before it.
pub const PART: Track = Track(28);
pub const SUM: Track = Track(29);
/// Track of the largest coordinate, or of the sum of the coordinates.
pub const SIZE: Track = Track(30);

const OPTIONS: u8 = MAX_COORDINATES as u8;
const FREE: u8 = 32;
const FRESH: u8 = 96;

/// Returns the track of a coordinate of the position.
pub const fn coordinate(at: usize) -> Track {
    Track(at as u8)
}

/// Returns the track of a coordinate of a component that a move leaves.
pub const fn option(component: usize, at: usize) -> Track {
    Track(OPTIONS + OPTIONS * component as u8 + at as u8)
}

/// Most components of a move; this many have tracks.
pub const MAX_COMPONENTS: usize = 5;

/// Returns the track of a free variable of a family.
pub const fn free(at: usize) -> Track {
    Track(FREE + at as u8)
}

/// Most free variables of a family; this many have tracks.
pub const MAX_FREE: usize = 64;

/// Returns the track of a number that exists only within one condition.
pub const fn fresh(at: usize) -> Track {
    Track(FRESH + at as u8)
}

/// Most intermediate numbers of a condition; this many have tracks.
pub const MAX_FRESH: usize = 100;

pub const fn is_fresh(track: Track) -> bool {
    track.0 >= FRESH
}

/// Returns the relation of the numbers whose sum, with these factors and a constant, is as asked.
///
/// # Errors
/// If a limit is reached.
pub fn linear(
    numeration: Numeration,
    terms: &[(Track, i64)],
    constant: i64,
    relation: Relation,
    budget: &Budget,
) -> Result<Automaton, Obstacle> {
    let sum = Linear::of(terms, constant);
    Ok(Automaton::linear(numeration, &sum, relation, budget)?)
}
