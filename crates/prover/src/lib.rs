//! Theorems about the rule of a game, learned or claimed, and decided by finite automata.
//!
//! The moves of a rule, the meaning of a formula, and the words that an automaton accepts are all
//! relations of numbers that automata read digit by digit ([`automata`]). So each obligation asks
//! whether an automaton is empty. The answer is either a proof for **all** positions, or the
//! smallest position where the statement fails, which plain move generation then checks.
//!
//! `THEOREMS.md` in this crate's folder lists the obligations, says why they are enough, and shows
//! what was learned. `OPEN.md` describes 20 classes of rules that stay open, with what their
//! P-positions look like. `LITERATURE.md` of the crate `explorer` has games of the literature.
//!
//! Like `explorer`, which uses it, this crate opens no file, starts no process or thread and reads
//! no clock.

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]
#![deny(unsafe_code)]

mod attempt;
mod conditions;
mod decide;
mod discover;
mod emit;
mod examination;
mod move_relations;
mod numerations;
mod obstacle;
mod plain;
mod reader;
mod same_moves;
mod search;
mod terms;
mod texts;
mod theorem;

pub use automata::Table;
pub use decide::{Verdict, decide};
pub use discover::{Source, discover};
pub use emit::emit;
pub use move_relations::Moves;
pub use numerations::{NUMERATIONS, numerations};
pub use obstacle::Obstacle;
pub use plain::{is_condition, plain_condition, slice, with_and};
pub use same_moves::have_same_moves;
pub use search::{agrees, generate, search, with_budget};
pub use texts::{certificate, pairs_in_words, statement_in_words, value_in_words};
pub use theorem::{Claim, Duty, Goal, Question, Statement, Theorem};

#[cfg(test)]
mod tests;
