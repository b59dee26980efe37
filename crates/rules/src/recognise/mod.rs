//! Rules that are another way to write a game that is known.
//!
//! A family of moves of one heap is written in the coordinates that a code has: t, how much is
//! taken, and p₁ … pₕ, what is left. If its conditions bound t alone, ask parts to be empty or
//! not, and compare parts with each other, then which heaps may be left when t is taken depends
//! only on which parts are empty and on the order of the others, not on their sizes. So the
//! family's share of a code is read off finitely many patterns of at most three parts, and the
//! rule is that code for all heaps. Whatever else is in the rule makes it none of these.

mod axes;
mod conditions;
mod known_game;
mod one_heap;
mod two_heaps;

pub use known_game::Known;

use super::ast::Rule;

/// The game that the rule is, for all positions.
pub fn same_as(rule: &Rule) -> Option<Known> {
    match rule.coordinates.len() {
        1 => one_heap::same_as(rule),
        2 => two_heaps::same_as(rule),
        _ => None,
    }
}
