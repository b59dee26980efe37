//! The kinds of games, and their notations.

use std::fmt;

use anyhow::{Context as _, Result};

use super::coin_turns::CoinTurns;
use super::octal_code::OctalCode;
use super::short;
use super::take_set::TakeSet;

/// A game with a notation. A position is a sum of heaps, each with a value of its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Game {
    Code(OctalCode),
    /// Grundy's game: a move splits a heap into two unequal ones.
    Grundy,
    Take(TakeSet),
    Coins(CoinTurns),
}

/// Parses a notation. Returns `None` if the text doesn't begin like one.
pub fn parse_notation(text: &str) -> Option<Result<Game>> {
    let lower = text.to_ascii_lowercase();
    let game = if lower == "grundy" {
        Ok(Game::Grundy)
    } else if let Some(set) = lower.strip_prefix("take") {
        TakeSet::parse(set).map(Game::Take)
    } else if let Some(turns) = lower.strip_prefix("coins") {
        CoinTurns::parse(turns).map(Game::Coins)
    } else if text.contains('.') || text.starts_with(|c: char| c.is_ascii_digit()) {
        text.parse().map(Game::Code)
    } else {
        return None;
    };
    Some(game.with_context(|| format!("in the rule `{}`", short(text))))
}

impl Game {
    /// Returns the first heap whose value is worth showing. Coins are counted from 1.
    pub fn first_heap(&self) -> usize {
        match self {
            Self::Coins(_) => 1,
            Self::Code(_) | Self::Grundy | Self::Take(_) => 0,
        }
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Code(code) => code.fmt(f),
            Self::Grundy => f.write_str("grundy"),
            Self::Take(set) => set.fmt(f),
            Self::Coins(turns) => turns.fmt(f),
        }
    }
}
