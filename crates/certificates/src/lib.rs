//! Verifies certificates of theorems about games.
//!
//! The checker shares only the file with the prover: it parses the rule again, converts formulas in
//! its own way, and has its own automata and its own list of duties. `FORMAT.md` beside the sources
//! explains each line of a file, so that anyone can write another checker.

#![deny(unsafe_code)]

mod accepted;
mod additions;
mod arithmetic;
mod automaton;
mod blocked;
mod budget;
mod certificate_file;
mod check;
mod closed_form;
mod duties;
mod formula;
mod move_formulas;
mod numeration;
mod reading;
mod refusal;
mod scanner;
#[cfg(test)]
mod tests;
mod window;

pub use accepted::{Accepted, Claim};
pub use additions::{check_additions, has_additions};
pub use budget::Budget;
pub use check::check;
pub use refusal::Refused;
