//! Games on heaps: by name, code or take-set to their Grundy values, and proofs of their periods.
//!
//! # Rooms
//! - [`game`]: which game is meant: names, codes, take-sets, coins to turn, and the moves they
//!   allow
//! - [`proof`]: criteria by which finitely many values prove a period for ever, each a theorem
//! - [`engine`]: ways to compute Grundy values: `octal` for moves that leave at most two heaps and
//!   remove a bounded number, `hexadecimal` for three heaps or any number, `take`, `coins`,
//!   `two_heaps`
//!
//! A room uses those above it and never one below, tests aside.
//!
//! The crate `explorer` shows these rooms as its own. They stand apart because only what is here
//! runs long: `cargo x` is built with this crate optimised and the explorer hardly.
//!
//! Pure, as `explorer` is: no file, process, thread or clock. A clock and the question whether to
//! go on are handed in as functions.

// `engine::octal` alone calls functions that are compiled for wider vectors.
#![deny(unsafe_code)]

pub mod engine;
pub mod game;
pub mod proof;

use anyhow::Result;

/// The Grundy values of heaps 0, 1, …, `terms` − 1 of a game on one heap.
///
/// # Errors
/// If `game` is no such game, or a value is too large to store.
pub fn values(game: &str, terms: usize) -> Result<Vec<u32>> {
    let mut engine = engine::start(&game::OneHeap::parse(game)?);
    engine.extend(terms)?;
    Ok(engine.values().iter().take(terms).collect())
}
