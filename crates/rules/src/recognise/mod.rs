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
mod one_heap;
mod two_heaps;

use std::fmt;

use super::ast::Rule;

/// A game that has another name. `Display` gives its notation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Known {
    /// The digit at place k says what may be left when k is taken: bit h is set if h heaps. All
    /// places after the last have the digit `tail`.
    Code { digits: Vec<u8>, tail: u8 },
    /// Take a member of the set from a heap; increasing, not empty.
    Take(Vec<usize>),
    /// Take any number from `first` to `last`.
    TakeRange { first: usize, last: usize },
    /// Take a member of a set without end: `squares`, `odd`, `all`, …
    TakeNamed(&'static str),
    /// A game on one or two heaps.
    Named(&'static str),
}

/// The game that the rule is, for all positions.
pub fn same_as(rule: &Rule) -> Option<Known> {
    match rule.coordinates.len() {
        1 => one_heap::same_as(rule),
        2 => two_heaps::same_as(rule),
        _ => None,
    }
}

impl fmt::Display for Known {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Code { digits, tail } => {
                write!(f, "{:X}.", digits[0])?;
                digits[1..]
                    .iter()
                    .try_for_each(|digit| write!(f, "{digit:X}"))?;
                match tail {
                    0 => Ok(()),
                    _ => write!(f, "{tail:X}..."),
                }
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
