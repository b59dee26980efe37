//! A game with the values and outcomes that play needs.

use std::collections::BTreeSet;

use anyhow::{Result, ensure};
use explorer::engine::{self, Engine};
use explorer::game::{Game, NAMED_GAMES, OneHeap};
use explorer::rule::{self, CheckedRule, Play, Sum, sorted, sorted_and_distinct};

use super::misere::Outcomes;
use crate::moves::Mover;

/// The code of Treblecross, whose heaps are played as strips of cells.
const TREBLECROSS: &str = "0.007";

/// A game to play; a position is a sum of components.
pub struct Playable {
    mover: Mover,
    /// Engine for the values of games on one heap; other games fill tables.
    engine: Option<Box<dyn Engine>>,
    is_of_coins: bool,
    is_strip: bool,
    about: String,
    /// Size of the filled table in each coordinate, and its values; size 0 if there is none.
    table: (usize, Vec<u32>),
    /// Outcomes found so far in misère play; `None` in normal play.
    misere: Option<Outcomes>,
}

impl Playable {
    /// Reads a game's name, notation or rule.
    ///
    /// # Errors
    /// If the text is no game and no rule.
    pub fn new(text: &str, is_misere: bool) -> Result<Self> {
        let game = Self::parse(text)?;
        Ok(Self {
            misere: is_misere.then(Outcomes::default),
            ..game
        })
    }

    fn parse(text: &str) -> Result<Self> {
        let text = rule::spelled_out(text);
        if rule::is_rule(&text) {
            let checked = CheckedRule::new(&text)?;
            ensure!(
                !checked.rule().has_blocking(),
                "options cannot be blocked here; leave out `blocking`"
            );
            let about = checked.rule().to_string();
            return Ok(Self::from_parts(Mover::Rule(checked), None, false, about));
        }
        let game = Game::parse(&text)?;
        let mover = Mover::new(&game)?;
        let about = about(text.trim());
        Ok(match &game {
            Game::TwoHeaps(_) => Self::from_parts(mover, None, false, about),
            Game::OneHeap(heaps) => {
                let is_of_coins = matches!(heaps, OneHeap::Coins(_));
                let engine = Some(engine::start(heaps));
                Self {
                    is_strip: heaps.to_string() == TREBLECROSS,
                    ..Self::from_parts(mover, engine, is_of_coins, about)
                }
            }
        })
    }

    fn from_parts(
        mover: Mover,
        engine: Option<Box<dyn Engine>>,
        is_of_coins: bool,
        about: String,
    ) -> Self {
        Self {
            mover,
            engine,
            is_of_coins,
            is_strip: false,
            about,
            table: (0, Vec::new()),
            misere: None,
        }
    }

    pub fn is_misere(&self) -> bool {
        self.misere.is_some()
    }

    pub fn coordinates(&self) -> usize {
        self.mover.coordinates()
    }

    /// True if components are coins that show heads, at different places of one row.
    pub fn is_of_coins(&self) -> bool {
        self.is_of_coins
    }

    /// True if a heap of n + 2 is shown as a strip of n cells, of which a mark takes three.
    pub fn is_strip(&self) -> bool {
        self.is_strip
    }

    /// Description of the moves, in words or as a rule.
    pub fn about(&self) -> &str {
        &self.about
    }

    /// The position without empty components; two equal coins cancel.
    pub fn normalised(&self, mut position: Sum) -> Sum {
        position.retain(|part| part.iter().any(|&number| number > 0));
        if self.is_of_coins {
            let mut heads = BTreeSet::new();
            for coin in position {
                if !heads.remove(&coin) {
                    heads.insert(coin);
                }
            }
            return heads.into_iter().collect();
        }
        position
    }

    /// The components left after each move of a component.
    ///
    /// # Errors
    /// If the moves are too many to list.
    pub fn moves(&self, part: &[i64]) -> Result<Vec<Sum>> {
        self.mover.options(part)
    }

    /// The Grundy value of a component.
    ///
    /// # Errors
    /// If the value cannot be computed.
    pub fn value(&mut self, part: &[i64]) -> Result<u32> {
        let largest = part.iter().copied().max().unwrap_or(0) as usize;
        if let Some(engine) = &mut self.engine {
            if engine.values().len() <= largest {
                engine.extend(largest + 1)?;
            }
            return Ok(engine.values().at(largest));
        }
        if self.table.0 <= largest {
            self.fill(largest + 1)?;
        }
        let index = part
            .iter()
            .fold(0, |index, &at| index * self.table.0 + at as usize);
        Ok(self.table.1[index])
    }

    fn fill(&mut self, size: usize) -> Result<()> {
        let Mover::Rule(rule) = &self.mover else {
            unreachable!("runs of coins have an engine");
        };
        // Rounded up, so that slightly larger numbers do not fill a new table each time.
        let size = size.next_multiple_of(8);
        let mut table = rule.table(Play::Normal, &vec![size; self.coordinates() - 1])?;
        table.fill(size, |_| true)?;
        self.table = (size, table.values().to_vec());
        Ok(())
    }

    /// The Grundy value of a sum.
    ///
    /// # Errors
    /// If a component's value cannot be computed.
    pub fn sum(&mut self, parts: &Sum) -> Result<u32> {
        parts
            .iter()
            .try_fold(0, |sum, part| Ok(sum ^ self.value(part)?))
    }

    /// True if the player to move wins.
    ///
    /// # Errors
    /// If the outcome cannot be computed.
    pub fn is_won(&mut self, position: &Sum) -> Result<bool> {
        let Some(mut outcomes) = self.misere.take() else {
            return Ok(self.sum(position)? != 0);
        };
        let position = sorted(position.clone());
        let is_won = outcomes.is_won(&position, |position| self.options(position));
        self.misere = Some(outcomes);
        is_won
    }

    /// The position after a move in one component, with sorted components.
    pub fn result(&self, position: &Sum, component: usize, to: &Sum) -> Sum {
        let mut result = position.clone();
        result.remove(component);
        result.extend(to.iter().cloned());
        sorted(self.normalised(result))
    }

    /// The different positions after each move.
    fn options(&self, position: &Sum) -> Result<Vec<Sum>> {
        let mut options = Vec::new();
        for (component, part) in position.iter().enumerate() {
            for to in self.moves(part)? {
                options.push(self.result(position, component, &to));
            }
        }
        Ok(sorted_and_distinct(options))
    }

    /// The lost positions that a move leads to, with sorted components.
    ///
    /// # Errors
    /// If moves or outcomes cannot be computed.
    pub fn winning_results(&mut self, position: &Sum) -> Result<BTreeSet<Sum>> {
        let mut results = BTreeSet::new();
        for option in self.options(position)? {
            if !self.is_won(&option)? {
                results.insert(option);
            }
        }
        Ok(results)
    }
}

/// Description of a named game; else its notation.
fn about(text: &str) -> String {
    let lower = text.to_ascii_lowercase();
    let named = NAMED_GAMES.iter().find(|game| game.name == lower);
    named.map_or(text, |game| game.about).to_string()
}
