//! Recognises rules that are another way to write a known game.
//!
//! A family of moves on one heap is expressed in the coordinates that a code uses: t, the number
//! taken, and p₁ … pₕ, the parts left. If its conditions bound t alone, require parts to be empty
//! or non-empty, and compare parts with each other, then the heaps that may be left when t is taken
//! depend only on which parts are empty and on the order of the other parts, not on their sizes. So
//! the family's share of a code follows from finitely many patterns of at most three parts, and the
//! rule is that code for all heaps. A rule with any other condition is not recognised.

mod axes;
mod conditions;
mod known_game;
mod one_heap;
mod two_heaps;

pub use known_game::KnownGame;

use super::ast::Rule;

/// Game that equals the rule for all positions, if it is known.
pub fn same_as(rule: &Rule) -> Option<KnownGame> {
    match rule.coordinates.len() {
        _ if rule.has_blocking() => None,
        1 => one_heap::same_as(rule),
        2 => two_heaps::same_as(rule),
        _ => None,
    }
}
