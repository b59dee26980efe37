//! Play: positions of sums, their moves, and the winning moves.

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

/// A position of a game as JSON: values of its components, and all moves.
///
/// # Errors
/// If the game or the position does not exist, or the position is too large to play.
pub fn position(game: &str, is_misere: bool, position: &Sum) -> Result<Value> {
    described(&mut Playable::new(game, is_misere)?, position.clone())
}
