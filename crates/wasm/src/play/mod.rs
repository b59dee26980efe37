//! Positions of sums, their moves, and which of them win.

mod deal;
mod described;
mod misere;
mod playable;

use anyhow::Result;
use explorer::rule::Sum;
use serde_json::Value;

pub use deal::{Deal, deal};
use described::described;
pub use playable::Playable;

/// A position of a game: what its components are worth, and all moves.
///
/// # Errors
/// If there is no such game or position, or it is too large to play.
pub fn position(game: &str, is_misere: bool, position: &Sum) -> Result<Value> {
    described(&mut Playable::new(game, is_misere)?, position.clone())
}
