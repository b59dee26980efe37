//! Describes a position of a sum with its moves.

use anyhow::{Result, ensure};
use explorer::rule::Sum;
use serde_json::{Value, json};

use super::playable::Playable;

/// The position as JSON: values of its components, and all moves.
///
/// # Errors
/// If the position is too large to play.
pub fn described(game: &mut Playable, position: Sum) -> Result<Value> {
    check_size(&position, game.coordinates())?;
    let position = game.normalised(position);
    let mut components = Vec::new();
    for (component, part) in position.iter().enumerate() {
        let mut moves = Vec::new();
        for to in game.moves(part)? {
            let left = game.result(&position, component, &to);
            moves.push(json!({"to": to, "wins": !game.is_won(&left)?}));
        }
        components.push(json!({"at": part, "value": game.value(part)?, "moves": moves}));
    }
    Ok(json!({
        "is": "position",
        "position": position,
        // The nim-sum; it does not determine misère play.
        "value": game.sum(&position)?,
        "won": game.is_won(&position)?,
        "misere": game.is_misere(),
        "components": components,
        "winning": game.winning_results(&position)?.len(),
        "coordinates": game.coordinates(),
        "coins": game.is_of_coins(),
        "strip": game.is_strip(),
        "about": game.about(),
    }))
}

/// Refuses positions that are too large to play.
///
/// # Errors
/// If a component has a number that is too large.
fn check_size(position: &Sum, coordinates: usize) -> Result<()> {
    /// Largest coordinate, indexed by the number of coordinates minus 1.
    const MAX_COORDINATES: [i64; 4] = [200, 40, 12, 6];
    const MAX_COMPONENTS: usize = 64;
    let largest = MAX_COORDINATES[coordinates - 1];
    ensure!(
        position.iter().all(|part| part.len() == coordinates),
        "a position of this game has {coordinates} numbers"
    );
    ensure!(
        position
            .iter()
            .flatten()
            .all(|number| (0..=largest).contains(number)),
        "numbers from 0 to {largest} can be played here"
    );
    ensure!(
        position.len() <= MAX_COMPONENTS,
        "at most {MAX_COMPONENTS} heaps can be played here"
    );
    Ok(())
}
