//! From the rule of a game to its values, a proof, a guess, a picture and code.

pub mod automaton;
pub mod engine;
pub mod game;
pub mod guess;
pub mod proof;
pub mod rule;
pub mod show;
pub mod theorem;

use anyhow::Result;

/// The Grundy values of heaps 0, 1, …, `terms` − 1 of a game on one heap.
///
/// # Errors
/// If `game` is no such game, or a value is too large to store.
pub fn grundy_values(game: &str, terms: usize) -> Result<Vec<u32>> {
    let mut engine = engine::start(&game::OneHeap::parse(game)?);
    engine.extend(terms)?;
    Ok(engine.values().iter().take(terms).collect())
}
