//! Games as users write them: a code, a take-set, coins to turn, or a name.

mod octal_code;
mod sets;

use std::fmt;
use std::sync::LazyLock;

use anyhow::{Context as _, Result, bail};

pub use octal_code::{Moves, OctalCode};
pub use sets::{CoinTurns, MAX_COINS, TakeSet};

/// A game with a notation. A position is a sum of heaps, each with a value of its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Game {
    Code(OctalCode),
    /// Grundy's game: a move splits a heap into two unequal ones.
    Grundy,
    Take(TakeSet),
    Coins(CoinTurns),
}

impl Game {
    /// Parses a notation (`0.77`, `take{1,3,4}`, `coins{1,2}`) or the name of a game.
    ///
    /// # Errors
    /// [`UnknownGame`] if the text is neither, another error if the game is played on two heaps. If
    /// it's a wrong notation, the message shows where, and what is accepted.
    pub fn parse(text: &str) -> Result<Self> {
        let text = text.trim();
        let notation = notation(text);
        match parse_notation(notation) {
            Some(game) => game,
            None if NAMED_GAMES.iter().any(|game| game.name == notation) => bail!(
                "`{notation}` is played on two heaps, which `cargo x explore {notation}` shows; \
                 name a game on one heap, such as `kayles` or `0.77`"
            ),
            None => Err(UnknownGame::new(text).into()),
        }
    }

    /// Returns the first heap whose value is worth showing. Coins are counted from 1.
    pub fn first_heap(&self) -> usize {
        match self {
            Self::Coins(_) => 1,
            Self::Code(_) | Self::Grundy | Self::Take(_) => 0,
        }
    }
}

/// Parses a notation. Returns `None` if the text doesn't begin like one.
fn parse_notation(text: &str) -> Option<Result<Game>> {
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

/// A game that has a name.
#[derive(Debug)]
pub struct NamedGame {
    /// The name in lower case.
    pub name: &'static str,
    /// Notation that the name means. A game with a rule alone has its name here.
    pub notation: &'static str,
    /// What a move is, in one line.
    pub about: &'static str,
}

/// All named games, by family.
pub static NAMED_GAMES: LazyLock<Vec<NamedGame>> = LazyLock::new(|| {
    let lines = include_str!("names.tsv").lines().skip(1);
    let game = |line: &'static str| {
        let (name, rest) = line.split_once('\t')?;
        let (notation, about) = rest.split_once('\t')?;
        Some(NamedGame {
            name,
            notation,
            about,
        })
    };
    lines.filter_map(game).collect()
});

/// Returns the notation of a named game, in upper or lower case, or the text itself.
fn notation(text: &str) -> &str {
    let named = NAMED_GAMES.iter();
    let mut named = named.filter(|game| game.name.eq_ignore_ascii_case(text));
    named.next().map_or(text, |game| game.notation)
}

/// Error: a text is neither a notation nor a name.
#[derive(Debug)]
pub struct UnknownGame {
    pub text: String,
    /// The most similar name, if it's similar enough to suggest.
    pub near: Option<&'static str>,
}

/// The least Jaro–Winkler similarity of a name worth suggesting.
const SIMILAR: f64 = 0.8;

impl UnknownGame {
    fn new(text: &str) -> Self {
        let lower = text.to_ascii_lowercase();
        let names = NAMED_GAMES.iter().map(|game| game.name);
        let similar = names.map(|name| (strsim::jaro_winkler(&lower, name), name));
        let nearest = similar.max_by(|one, other| one.0.total_cmp(&other.0));
        let near = nearest.filter(|(similarity, _)| *similarity >= SIMILAR);
        Self {
            text: text.to_string(),
            near: near.map(|(_, name)| name),
        }
    }
}

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no game `{}`", short(&self.text))?;
        match self.near {
            None => f.write_str("; write")?,
            Some(near) => write!(f, "; did you mean `{near}`? Write")?,
        }
        f.write_str(
            " a code (`0.77`), a take-set (`take{1,3,4}`), coins to turn (`coins{1,2}`) or a name",
        )
    }
}

impl std::error::Error for UnknownGame {}

/// Returns the beginning of a text that an error quotes.
fn short(text: &str) -> String {
    match text.char_indices().nth(60) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_means_a_game_whatever_its_case() {
        let of_two_heaps = ["nim", "wythoff", "euclid"];
        for named in NAMED_GAMES.iter() {
            if of_two_heaps.contains(&named.name) {
                assert!(Game::parse(named.name).is_err());
                continue;
            }
            let game = Game::parse(named.notation).unwrap();
            assert_eq!(Game::parse(named.name).unwrap(), game);
            assert_eq!(Game::parse(&named.name.to_uppercase()).unwrap(), game);
        }
    }

    #[test]
    fn an_error_quotes_the_beginning_of_a_long_text() {
        let long = "7".repeat(100_000);
        for text in [
            format!("0.{long}8"),
            long.clone(),
            format!("{long},{long}"),
            format!("{long} {long}"),
            format!("take{{{long}}}"),
            format!("coins{{{long}}}"),
            format!("game{long}"),
        ] {
            let error = Game::parse(&text).unwrap_err();
            let shown = format!("{error:#}");
            assert!(shown.matches('7').count() <= 200, "{shown}");
        }
    }

    #[test]
    fn a_name_that_no_game_has_is_answered_with_near_ones() {
        let error = Game::parse("kayle").unwrap_err();
        let unknown: &UnknownGame = error.downcast_ref().unwrap();
        assert_eq!(unknown.near, Some("kayles"));
        let message = unknown.to_string();
        assert!(
            message.contains("did you mean `kayles`? Write"),
            "{message}"
        );
        let message = Game::parse("nosuchgame").unwrap_err().to_string();
        assert!(!message.contains("did you mean"), "{message}");
    }
}
