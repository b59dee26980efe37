//! From the rule of a game to its values, a proof, a guess, a picture and code.

pub mod automaton;
pub mod rule;
pub mod theorem;
