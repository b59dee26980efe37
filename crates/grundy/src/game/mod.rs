//! Games as the user writes them: a code, a take-set, coins to turn, or a name.

mod coin_turns;
mod moves;
mod names;
mod octal_code;
mod take_set;

use std::fmt;

use anyhow::{Context as _, Result, bail};

pub use coin_turns::{CoinTurns, MOST_COINS};
pub use moves::Moves;
pub use names::{NAMED_GAMES, NamedGame, UnknownGame};
pub use octal_code::OctalCode;
pub use take_set::TakeSet;

/// Game that can be explored by its rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Game {
    OneHeap(OneHeap),
    TwoHeaps(TwoHeaps),
}

/// Game in which a position is a sum of heaps, each with a value of its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OneHeap {
    Code(OctalCode),
    /// Grundy's game: split a heap in two unequal ones.
    Grundy,
    Take(TakeSet),
    Coins(CoinTurns),
}

/// Game in which a move may touch two heaps at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TwoHeaps {
    Nim,
    Wythoff,
    Euclid,
}

impl Game {
    /// Parses a notation (`0.77`, `take{1,3,4}`, `coins{1,2}`) or the name of a game.
    ///
    /// # Errors
    /// `UnknownGame` if the text is neither; else the message shows where the notation is wrong and
    /// what is accepted.
    pub fn parse(text: &str) -> Result<Self> {
        let text = text.trim();
        if let Some(game) = names::find(text) {
            return game.game();
        }
        let lower = text.to_ascii_lowercase();
        let game = if let Some(set) = lower.strip_prefix("take") {
            TakeSet::parse(set).map(OneHeap::Take)
        } else if let Some(turns) = lower.strip_prefix("coins") {
            CoinTurns::parse(turns).map(OneHeap::Coins)
        } else if text.contains('.') || text.starts_with(|c: char| c.is_ascii_digit()) {
            text.parse().map(OneHeap::Code)
        } else {
            return Err(UnknownGame::new(text).into());
        };
        game.map(Self::OneHeap)
            .with_context(|| format!("in the rule `{text}`"))
    }
}

impl OneHeap {
    /// Like `Game::parse`, but accepts only games on one heap.
    ///
    /// # Errors
    /// If `Game::parse` fails, or the game is played on two heaps.
    pub fn parse(text: &str) -> Result<Self> {
        match Game::parse(text)? {
            Game::OneHeap(game) => Ok(game),
            Game::TwoHeaps(game) => bail!(
                "`{game}` is played on two heaps, which `cargo x explore {game}` shows; name a \
                 game on one heap, such as `kayles` or `0.77`"
            ),
        }
    }

    /// First heap whose value is worth showing: coins are counted from 1.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_means_a_game_whatever_its_case() {
        for named in NAMED_GAMES {
            let game = named.game().unwrap();
            assert_eq!(Game::parse(named.name).unwrap(), game);
            assert_eq!(Game::parse(&named.name.to_uppercase()).unwrap(), game);
            assert_eq!(Game::parse(named.notation()).unwrap(), game);
        }
    }

    #[test]
    fn a_name_that_no_game_has_is_answered_with_near_ones() {
        let error = Game::parse("kayle").unwrap_err();
        let unknown: &UnknownGame = error.downcast_ref().unwrap();
        assert_eq!(unknown.near, ["kayles"]);
        let message = unknown.to_string();
        assert!(
            message.contains("did you mean `kayles`? Write"),
            "{message}"
        );
        let message = Game::parse("nosuchgame").unwrap_err().to_string();
        assert!(!message.contains("did you mean"), "{message}");
    }

    #[test]
    fn a_game_on_two_heaps_is_none_on_one() {
        let error = OneHeap::parse("Wythoff").unwrap_err().to_string();
        assert!(
            error.contains("`wythoff` is played on two heaps"),
            "{error}"
        );
    }
}
