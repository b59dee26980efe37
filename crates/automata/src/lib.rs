//! Sets and relations of natural numbers that finite automata read digit by digit.
//!
//! An [`Automaton`] has a [`Track`] for each variable. It reads the words of all numbers together,
//! the most significant digits first, padded with zeros to the same length, and accepts the tuples
//! in the relation. Such relations are closed under *and*, *or*, *not* and *there is a number x
//! such that*, and emptiness is decidable. So every statement about addition, comparison and, in
//! base 2, bit operations is decidable (J. R. Büchi, Weak second-order arithmetic and finite
//! automata, 1960; V. Bruyère, G. Hansel, C. Michaux and R. Villemaire, Logic and p-recognizable
//! sets of integers, Bull. Belg. Math. Soc. 1 (1994), 191–238; for the metallic means C. Frougny,
//! Representations of numbers and finite automata, Math. Systems Theory 25 (1992), 37–60; J.
//! Shallit, The Logical Approach to Automatic Sequences, 2022).
//!
//! Two slow operations for games also live here: [`Learned`] finds the automaton of a table, and
//! [`Play`] computes a table from relations of moves.
//!
//! Like `explorer`, which uses it, this crate opens no file, starts no process or thread and reads
//! no clock. It is a crate of its own because only this code must be optimised. Its functions are
//! instantiated for few types, so optimising takes little time.
//!
//! Two invariants hold for every automaton: it accepts only valid words (not 11 in Zeckendorf's
//! numeration), and leading zeros don't change whether it accepts.

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]
#![deny(unsafe_code)]

mod automaton;
mod budget;
mod explore;
mod learn;
mod linear;
mod members;
mod numeration;
mod operations;
mod sets;
mod table;

#[cfg(test)]
mod tests;

pub use automaton::{Automaton, Track};
pub use budget::{Budget, Stopped};
pub use learn::{Learned, Unlearned};
pub use linear::{Linear, MAX_CONSTANT, Relation};
pub use members::Members;
pub use numeration::{EXAMPLE_NUMERATIONS, MAX_ORDER, Numeration};
pub use sets::Bitwise;
pub use table::{Family, Play, Table, coordinates_of, index_of, indices_by, tuples};
