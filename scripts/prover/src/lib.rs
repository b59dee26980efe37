//! From the rule of a game to a theorem about it.
//!
//! [`theorem`]: what is said about a game, learned or claimed, and proven or refuted by [`automata`].
//!
//! Pure, as `explorer` is, which uses it: no file, process, thread or clock.

#![deny(unsafe_code)]

pub use automata as automaton;

pub mod theorem;
