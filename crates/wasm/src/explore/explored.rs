//! The game or the numbers explored last: code to paste, and single positions.

use anyhow::{Result, bail};
use explorer::explored;
use explorer::guess::{Guess, Numbers, Shape};
use explorer::rule::Sum;
use explorer::show::emit;
use serde_json::{Value, json};

use super::watch;
use crate::Host;
use crate::moves::options;
use crate::playable::Playable;

/// A game or numbers, with all known values.
pub enum Explored {
    Game(Box<explored::Explored>),
    /// Misère play of sums; the value is 0 if the player to move loses, else 1.
    Misere(Box<Playable>, Vec<u32>),
    /// Numbers, whose rule is unknown.
    Numbers {
        numbers: Numbers,
        guesses: Vec<Guess>,
        first: usize,
    },
}

/// The most winning moves to show.
const MAX_SHOWN: usize = 40;

impl Explored {
    /// Rust code to paste, as `cargo x explore --emit` prints it.
    ///
    /// # Errors
    /// If no code is known that is worth pasting.
    pub fn code(&self, host: &dyn Host) -> Result<String> {
        match self {
            Self::Game(explored) => emit::of_explored(explored),
            Self::Numbers { guesses, .. } => emit::of_numbers(guesses, watch(&|| host.now())),
            Self::Misere(..) => bail!("no formula for misère play of sums is known"),
        }
    }

    /// The value of a position and the moves that win from it.
    ///
    /// # Errors
    /// If the position's moves can't be listed.
    pub fn look(&mut self, position: &[i64]) -> Result<Value> {
        let value = self.value(position);
        let (moves, winning) = match self {
            Self::Numbers { .. } => {
                return Ok(json!({"is": "look", "position": position, "value": value}));
            }
            Self::Misere(game, _) => {
                let position = game.normalised(vec![position.to_vec()]);
                let winning = game.winning_results(&position)?;
                let moves = position
                    .first()
                    .map_or(0, |part| game.moves(part).map_or(0, |it| it.len()));
                (moves, winning.into_iter().collect())
            }
            Self::Game(explored) => {
                let coordinates = explored.subject.coordinates();
                if position.len() != coordinates || position.iter().any(|&number| number < 0) {
                    bail!("the game has {coordinates} coordinates");
                }
                let options = options(&explored.subject, position)?;
                let is_won = |option: &&Sum| self.sum(option) == Some(0);
                let winning: Vec<Sum> = options.iter().filter(is_won).cloned().collect();
                (options.len(), winning)
            }
        };
        let winning: Vec<Sum> = winning.into_iter().take(MAX_SHOWN).collect();
        Ok(json!({
            "is": "look",
            "position": position,
            "value": value,
            "moves": moves,
            "winning": winning,
        }))
    }

    fn value(&self, position: &[i64]) -> Option<i64> {
        let at: Vec<usize> = position
            .iter()
            .map(|&at| at.try_into().ok())
            .collect::<Option<_>>()?;
        match self {
            Self::Game(explored) => explored.value(&at).map(i64::from),
            Self::Misere(_, values) => values.get(*at.first()?).map(|&value| value.into()),
            Self::Numbers { numbers, first, .. } => match &numbers.shape {
                Shape::Sequence(values) => values.get(at[0].checked_sub(*first)?).copied(),
                Shape::Table(rows) => {
                    let row = rows.get(at[0].checked_sub(*first)?)?;
                    row.get(at.get(1)?.checked_sub(*first)?).copied()
                }
            },
        }
    }

    fn sum(&self, parts: &Sum) -> Option<i64> {
        parts
            .iter()
            .try_fold(0, |sum, part| Some(sum ^ self.value(part)?))
    }
}
