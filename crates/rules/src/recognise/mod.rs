//! Recognises rules that are another way to write a known game.
//!
//! A family of moves on one heap is expressed in the coordinates that a code uses: t, the number
//! taken, and p₁ … pₕ, the parts left. Suppose that its conditions only bound t, require parts to
//! be empty or nonempty, and compare parts with each other. Then the heaps that may be left when t
//! is taken depend only on which parts are empty and on the order of the others, not on their
//! sizes. Finitely many patterns of at most three parts then give the family's share of a code, and
//! the rule is that code for all heaps. A rule with any other condition is not recognised.

mod axes;
mod conditions;
mod one_heap;

use std::fmt;

use crate::ast::Rule;

/// Game that has a name or a notation. `Display` gives that notation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum KnownGame {
    /// Octal code. The digit at place k says what may be left when k is taken: bit h is set if h
    /// heaps may be left.
    Code(Vec<u8>),
    /// Increasing numbers that may be taken from a heap, at least one.
    Take(Vec<usize>),
    /// Any number from `first` to `last` may be taken.
    TakeRange { first: usize, last: usize },
    /// Name of an infinite set of numbers that may be taken: `squares`, `odd`, `all`, ….
    TakeNamed(&'static str),
    /// Name of a game on one heap.
    Named(&'static str),
}

impl fmt::Display for KnownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Code(digits) => {
                write!(f, "{}.", digits[0])?;
                digits[1..]
                    .iter()
                    .try_for_each(|digit| write!(f, "{digit}"))
            }
            Self::Take(set) => {
                let numbers: Vec<String> = set.iter().map(usize::to_string).collect();
                write!(f, "take{{{}}}", numbers.join(","))
            }
            Self::TakeRange { first, last } => write!(f, "take{first}..{last}"),
            Self::TakeNamed(name) => write!(f, "take{{{name}}}"),
            Self::Named(name) => f.write_str(name),
        }
    }
}

/// Returns the game that equals the rule for all positions, if it is known.
pub fn same_as(rule: &Rule) -> Option<KnownGame> {
    let is_of_one_heap = rule.coordinates.len() == 1;
    is_of_one_heap.then(|| one_heap::same_as(rule)).flatten()
}
