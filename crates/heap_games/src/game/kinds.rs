//! The kinds of games, and their notations.

use std::fmt;

use anyhow::{Context as _, Result};

use super::coin_turns::CoinTurns;
use super::octal_code::OctalCode;
use super::take_set::TakeSet;

/// A game with a notation or a name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Game {
    OneHeap(OneHeap),
    TwoHeaps(TwoHeaps),
}

/// A game in which a position is a sum of heaps, each with a value of its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OneHeap {
    Code(OctalCode),
    /// Grundy's game: a move splits a heap into two unequal ones.
    Grundy,
    Take(TakeSet),
    Coins(CoinTurns),
}

/// A game in which a position is a pair of heaps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TwoHeaps {
    Nim,
    Wythoff,
    Euclid,
}

/// Parses a notation. Returns `None` if the text doesn't begin like one.
pub fn parse_notation(text: &str) -> Option<Result<OneHeap>> {
    let lower = text.to_ascii_lowercase();
    let game = if let Some(set) = lower.strip_prefix("take") {
        TakeSet::parse(set).map(OneHeap::Take)
    } else if let Some(turns) = lower.strip_prefix("coins") {
        CoinTurns::parse(turns).map(OneHeap::Coins)
    } else if text.contains('.') || text.starts_with(|c: char| c.is_ascii_digit()) {
        text.parse().map(OneHeap::Code)
    } else {
        return None;
    };
    Some(game.with_context(|| format!("in the rule `{text}`")))
}

impl OneHeap {
    /// The first heap whose value is worth showing. Coins are counted from 1.
    pub fn first_heap(&self) -> usize {
        match self {
            Self::Coins(_) => 1,
            Self::Code(_) | Self::Grundy | Self::Take(_) => 0,
        }
    }
}

impl fmt::Display for OneHeap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Code(code) => code.fmt(f),
            Self::Grundy => f.write_str("grundy"),
            Self::Take(set) => set.fmt(f),
            Self::Coins(turns) => turns.fmt(f),
        }
    }
}

impl fmt::Display for TwoHeaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Nim => "nim",
            Self::Wythoff => "wythoff",
            Self::Euclid => "euclid",
        })
    }
}
