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
//! Two slow steps about games stand beside them: [`Learned`] finds the automaton of a table, and
//! [`Play`] fills a table by going through relations of moves.
//!
//! Pure, as `explorer` is, which uses it: no file, process, thread or clock. It is a crate of its
//! own because it alone must be optimised; its functions are made from few types, so that this
//! takes little.
//!
//! Two invariants hold for every automaton: it accepts valid words only (not 11 in Zeckendorf's
//! numeration), and whether it accepts does not depend on leading zeros.

#![deny(unsafe_code)]

mod automaton;
mod bits;
mod boolean;
mod budget;
mod explore;
mod hash;
mod learn;
mod least;
mod linear;
mod members;
mod minimise;
mod numeration;
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
pub use linear::{LARGEST_CONSTANT, Linear, Relation};
pub use members::Members;
pub use numeration::Numeration;
pub use play::{Family, Play};
pub use table::{Table, coordinates_of, index_of, indices_by, tuples};
pub use track::Track;
