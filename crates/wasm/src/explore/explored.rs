//! The game or the numbers explored last: code to paste, and single positions.

use std::time::Duration;

use anyhow::{Result, bail};
use explorer::decided::Watch;
use explorer::engine::{Engine, two_heaps};
use explorer::game::{Game, OneHeap, TwoHeaps};
use explorer::guess::{Guess, Numbers, Shape, table};
use explorer::proof::Proof;
use explorer::rule::Sum;
use explorer::show::emit;
use serde_json::{Value, json};

use super::NEVER_STOPPED;
use crate::Host;
use crate::moves::Mover;
use crate::playable::Playable;

/// A game or numbers, with all known values.
pub struct Explored {
    pub(super) subject: Subject,
    /// Lists the moves; `None` for numbers, whose rule is unknown, and for misère play of sums.
    pub(super) mover: Option<Mover>,
}

/// What was explored.
pub(super) enum Subject {
    Heaps {
        name: String,
        game: OneHeap,
        engine: Box<dyn Engine>,
        proof: Option<Proof>,
    },
    TwoHeaps(TwoHeaps, two_heaps::Table),
    /// Values of a rule, row by row.
    Rule {
        misere: bool,
        values: Vec<u32>,
        breadth: usize,
    },
    /// Misère play of sums; the value is 0 if the player to move loses, else 1.
    Misere(Playable, Vec<u32>),
    Numbers {
        numbers: Numbers,
        guesses: Vec<Guess>,
        first: usize,
    },
}

/// The most winning moves to show.
const MAX_SHOWN: usize = 40;

impl Explored {
    /// A subject whose moves can't be listed.
    pub(super) fn without_moves(subject: Subject) -> Self {
        Self {
            subject,
            mover: None,
        }
    }

    /// Rust code to paste, as `cargo x explore --emit` prints it.
    ///
    /// # Errors
    /// If no code is known that is worth pasting.
    pub fn code(&self, host: &dyn Host) -> Result<String> {
        match &self.subject {
            Subject::Heaps {
                name,
                game,
                engine,
                proof,
            } => {
                let by_rule = by_rule(&Game::OneHeap(game.clone()), host)?;
                if let Some(code) = by_rule {
                    return Ok(code);
                }
                emit::of_game(name, game, engine.values(), proof.as_ref())
            }
            Subject::TwoHeaps(game, table) => match by_rule(&Game::TwoHeaps(*game), host)? {
                Some(code) => Ok(code),
                None => emit::of_guesses(&table::guesses(table, 0)),
            },
            Subject::Numbers { guesses, .. } => emit::of_numbers(guesses, watch(&|| host.now())),
            Subject::Misere(..) => bail!("no formula for misère play of sums is known"),
            Subject::Rule { misere, .. } => {
                let Some(Mover::Rule(checked)) = &self.mover else {
                    unreachable!("a rule has its moves");
                };
                emit::of_rule(checked, *misere, watch(&|| host.now()))
            }
        }
    }

    /// The value of a position and the moves that win from it.
    ///
    /// # Errors
    /// If the position's moves can't be listed.
    pub fn look(&mut self, position: &[i64]) -> Result<Value> {
        let value = self.value(position);
        if let Subject::Misere(game, _) = &mut self.subject {
            let position = game.normalised(vec![position.to_vec()]);
            let winning = game.winning_results(&position)?;
            let moves = position
                .first()
                .map_or(0, |part| game.moves(part).map_or(0, |it| it.len()));
            let winning: Vec<&Sum> = winning.iter().take(MAX_SHOWN).collect();
            return Ok(json!({
                "is": "look", "position": position, "value": value, "moves": moves,
                "winning": winning,
            }));
        }
        let Some(mover) = &self.mover else {
            return Ok(json!({"is": "look", "position": position, "value": value}));
        };
        if position.len() != mover.coordinates() || position.iter().any(|&number| number < 0) {
            bail!("the game has {} coordinates", mover.coordinates());
        }
        let options = mover.options(position)?;
        let winning = options.iter().filter(|option| self.sum(option) == Some(0));
        let winning: Vec<&Sum> = winning.take(MAX_SHOWN).collect();
        Ok(json!({
            "is": "look",
            "position": position,
            "value": value,
            "moves": options.len(),
            "winning": winning,
        }))
    }

    fn value(&self, position: &[i64]) -> Option<i64> {
        let at: Vec<usize> = position
            .iter()
            .map(|&at| at.try_into().ok())
            .collect::<Option<_>>()?;
        match &self.subject {
            Subject::Heaps { engine, .. } => {
                let value = engine.values().get(*at.first()?);
                value.map(|&value| value.into())
            }
            Subject::Misere(_, values) => values.get(*at.first()?).map(|&value| value.into()),
            Subject::TwoHeaps(_, table) => table.get(at[0])?.get(*at.get(1)?).copied(),
            Subject::Rule {
                values, breadth, ..
            } => {
                let side = match at.len() {
                    3 => breadth.isqrt(),
                    _ => *breadth,
                };
                let is_inside = at[1..].iter().all(|&coordinate| coordinate < side);
                let index = at[1..]
                    .iter()
                    .fold(at[0], |index, next| index * side + next);
                let value = values.get(index).filter(|_| is_inside)?;
                Some((*value).into())
            }
            Subject::Numbers { numbers, first, .. } => match &numbers.shape {
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

/// The page's clock for making code, which nothing stops.
fn watch(now: &dyn Fn() -> Duration) -> Watch<'_> {
    Watch {
        now,
        is_stopped: NEVER_STOPPED,
    }
}

/// Code by the rule of a game whose engine proves nothing.
fn by_rule(game: &Game, host: &dyn Host) -> Result<Option<String>> {
    emit::of_game_by_rule(game, false, watch(&|| host.now()))
}
