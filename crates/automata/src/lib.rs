//! Sets and relations of natural numbers that finite automata read digit by digit.
//!
//! An [`Automaton`] has a [`Track`] for each variable. It reads the words of all numbers at once,
//! the most significant digits first, all words padded with zeros to one length, and accepts the
//! tuples that are in the relation. Such relations are closed under *and*, *or*, *not* and under
//! *there is a number x such that*, and emptiness is decidable; so is each statement that is made
//! of addition, comparison and, in base 2, bit operations (J. R. Büchi, Weak second-order
//! arithmetic and finite automata, 1960; V. Bruyère, G. Hansel, C. Michaux and R. Villemaire,
//! Logic and p-recognizable sets of integers, Bull. Belg. Math. Soc. 1 (1994), 191–238; for the
//! metallic means C. Frougny, Representations of numbers and finite automata, Math. Systems
//! Theory 25 (1992), 37–60; J. Shallit, The Logical Approach to Automatic Sequences, 2022).
//!
//! Two slow operations for games belong to this crate: [`Learned`] finds the automaton of a table,
//! and [`Play`] computes a table from relations of moves.
//!
//! Pure, as its user `explorer` is: no file, process, thread or clock. It is a separate crate
//! because it alone must be optimised; its functions are instantiated for few types, so that
//! optimising takes little time.
//!
//! Two invariants hold for every automaton: it accepts only valid words (not 11 in Zeckendorf's
//! numeration), and leading zeros do not change whether it accepts.

#![deny(unsafe_code)]

mod automaton;
mod bits;
mod boolean;
mod budget;
mod explore;
mod hash;
mod last_digits;
mod learn;
mod least;
mod linear;
mod members;
mod minimise;
mod numeration;
mod pending;
mod play;
mod project;
mod sets;
mod table;
mod track;

#[cfg(test)]
mod tests;

pub use automaton::Automaton;
pub use bits::Bitwise;
pub use budget::{Budget, Stopped};
pub use learn::{Learned, Unlearned};
pub use linear::{Linear, MAX_CONSTANT, Relation};
pub use members::Members;
pub use numeration::{EXAMPLE_NUMERATIONS, MAX_ORDER, Numeration};
pub use play::{Family, Play};
pub use table::{Table, coordinates_of, index_of, indices_by, tuples};
pub use track::Track;
