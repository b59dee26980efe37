//! Games as users write them: a code, a take-set, coins to turn, or a name.

mod coin_turns;
mod kinds;
mod names;
mod octal_code;
mod take_set;

use anyhow::{Result, bail};

pub use coin_turns::{CoinTurns, MAX_COINS};
pub use kinds::{Game, OneHeap, TwoHeaps};
pub use names::{NAMED_GAMES, NamedGame, UnknownGame};
pub use octal_code::{Moves, OctalCode};
pub use take_set::TakeSet;

impl Game {
    /// Parses a notation (`0.77`, `take{1,3,4}`, `coins{1,2}`) or the name of a game.
    ///
    /// # Errors
    /// [`UnknownGame`] if the text is neither. If it's a wrong notation, the message shows where,
    /// and what is accepted.
    pub fn parse(text: &str) -> Result<Self> {
        let text = text.trim();
        if let Some(game) = names::find(text) {
            return game.game();
        }
        match kinds::parse_notation(text) {
            Some(game) => game.map(Self::OneHeap),
            None => Err(UnknownGame::new(text).into()),
        }
    }
}

impl OneHeap {
    /// Like [`Game::parse`], but accepts only games on one heap.
    ///
    /// # Errors
    /// If [`Game::parse`] fails, or the game is played on two heaps.
    pub fn parse(text: &str) -> Result<Self> {
        match Game::parse(text)? {
            Game::OneHeap(game) => Ok(game),
            Game::TwoHeaps(game) => bail!(
                "`{game}` is played on two heaps, which `cargo x explore {game}` shows; name a \
                 game on one heap, such as `kayles` or `0.77`"
            ),
        }
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
