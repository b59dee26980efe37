//! Grundy values of games on heaps, and proofs of their periods.
//!
//! - [`game`]: which game a text means: codes, take-sets, coins to turn, names
//! - [`proof`]: criteria by which finitely many values prove a period, each of them a theorem
//! - [`engine`]: ways to compute Grundy values: `octal` for octal codes and Grundy's game,
//!   `take`, `coins`
//! - [`positions`]: games whose options somebody else lists: values, outcomes, best moves
//!
//! `engine` uses `proof` and `game`; nothing goes the other way, tests aside. The crate `explorer`
//! re-exports all three. They are a crate of their own because only this code runs long: `cargo x`
//! is built with this crate optimised, and the explorer hardly.
//!
//! Nothing here opens a file, starts a process or a thread, or reads a clock. Callers pass a clock,
//! and a function that says whether to go on.

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]
#![forbid(unsafe_code)]

pub mod engine;
pub mod game;
pub mod positions;
pub mod proof;

use anyhow::Result;

/// Computes the Grundy values of heaps 0, 1, …, `terms` − 1.
///
/// # Errors
/// If `game` is no game on one heap.
pub fn values(game: &str, terms: usize) -> Result<Vec<u32>> {
    let mut engine = engine::start(&game::Game::parse(game)?);
    engine.extend(terms);
    Ok(engine.values().to_vec())
}
