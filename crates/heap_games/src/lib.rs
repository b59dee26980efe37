//! Games on heaps: Grundy values by name, code or take-set, and proofs of their periods.
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
//! The crate `explorer` re-exports these rooms. They are a crate of their own because only this
//! code runs long: `cargo x` is built with this crate optimised and the explorer hardly.
//!
//! Pure, as `explorer` is: no file, process, thread or clock. The caller passes a clock and a
//! function that says whether to go on.

// Only `engine::octal` calls functions that are compiled for wider vectors.
#![deny(unsafe_code)]

pub mod engine;
pub mod game;
pub mod proof;

use anyhow::Result;

/// Grundy values of heaps 0, 1, …, `terms` − 1 of a game on one heap.
///
/// # Errors
/// If `game` is no game on one heap, or a value is too large to store.
pub fn values(game: &str, terms: usize) -> Result<Vec<u32>> {
    let mut engine = engine::start(&game::OneHeap::parse(game)?);
    engine.extend(terms)?;
    Ok(engine.values().iter().take(terms).collect())
}
