//! Games by name.

use std::fmt;

use anyhow::Result;

use super::kinds::{Game, OneHeap, TwoHeaps, parse_notation};

/// A game that has a name.
#[derive(Debug)]
pub struct NamedGame {
    /// The name in lower case.
    pub name: &'static str,
    /// What a move is, in one line.
    pub about: &'static str,
    meaning: Meaning,
}

/// What a name stands for.
#[derive(Debug)]
enum Meaning {
    /// A notation that `Game::parse` reads.
    Notation(&'static str),
    /// A game that has no notation besides its name.
    Game(Game),
}

impl NamedGame {
    /// The notation that the name stands for, or the name itself if there is none.
    pub fn notation(&self) -> &'static str {
        match self.meaning {
            Meaning::Notation(notation) => notation,
            Meaning::Game(_) => self.name,
        }
    }

    /// The game that the name stands for.
    ///
    /// # Errors
    /// If the notation is wrong.
    pub fn game(&self) -> Result<Game> {
        match &self.meaning {
            Meaning::Notation(text) => {
                let game = parse_notation(text);
                game.unwrap_or_else(|| Err(UnknownGame::new(text).into()))
                    .map(Game::OneHeap)
            }
            Meaning::Game(game) => Ok(game.clone()),
        }
    }
}

/// Finds a game by its name, in upper or lower case.
pub(super) fn find(name: &str) -> Option<&'static NamedGame> {
    let lower = name.to_ascii_lowercase();
    NAMED_GAMES.iter().find(|game| game.name == lower)
}

/// Error: a text is neither a notation nor a name.
#[derive(Debug)]
pub struct UnknownGame {
    pub text: String,
    /// Names that are similar enough to suggest, best first.
    pub near: Vec<&'static str>,
}

/// The least Jaro–Winkler similarity of a name worth suggesting.
const SIMILAR: f64 = 0.8;

/// The most names to suggest.
const MAX_SUGGESTIONS: usize = 3;

impl UnknownGame {
    pub(super) fn new(text: &str) -> Self {
        let lower = text.to_ascii_lowercase();
        let names = NAMED_GAMES.iter().map(|game| game.name);
        let mut similar: Vec<(f64, &str)> = names
            .map(|name| (strsim::jaro_winkler(&lower, name), name))
            .filter(|&(similarity, _)| similarity >= SIMILAR)
            .collect();
        let mut near = Vec::new();
        while near.len() < MAX_SUGGESTIONS {
            let order = |&a: &usize, &b: &usize| similar[b].0.total_cmp(&similar[a].0);
            let Some(best) = (0..similar.len()).min_by(order) else {
                break;
            };
            near.push(similar.remove(best).1);
        }
        Self {
            text: text.to_string(),
            near,
        }
    }
}

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no game `{}`", self.text)?;
        let quoted: Vec<String> = self.near.iter().map(|name| format!("`{name}`")).collect();
        if quoted.is_empty() {
            f.write_str("; write")?;
        } else {
            write!(f, "; did you mean {}? Write", quoted.join(" or "))?;
        }
        f.write_str(
            " a code (`0.77`), a take-set (`take{1,3,4}`), coins to turn (`coins{1,2}`) or a name",
        )
    }
}

impl std::error::Error for UnknownGame {}

const fn written(name: &'static str, notation: &'static str, about: &'static str) -> NamedGame {
    let meaning = Meaning::Notation(notation);
    NamedGame {
        name,
        about,
        meaning,
    }
}

const fn game(name: &'static str, game: Game, about: &'static str) -> NamedGame {
    let meaning = Meaning::Game(game);
    NamedGame {
        name,
        about,
        meaning,
    }
}

/// All named games, by family.
pub static NAMED_GAMES: &[NamedGame] = &[
    written(
        "kayles",
        "0.77",
        "take one or two; what is left may be split in two",
    ),
    written("dawsons-kayles", "0.07", "take two neighbours from a row"),
    written(
        "dawsons-chess",
        "0.137",
        "take one of a row with its neighbours",
    ),
    written(
        "treblecross",
        "0.007",
        "three in a row on a strip: a strip of n cells is heap n + 2",
    ),
    written(
        "guiles",
        "0.15",
        "take a heap of one or two, or two from a heap and split it",
    ),
    written(
        "couples-are-forever",
        "0.6",
        "split any heap but two: its heap n is heap n − 1 here",
    ),
    written("officers", "0.6", "take one, leave one or two heaps"),
    game(
        "grundy",
        Game::OneHeap(OneHeap::Grundy),
        "split a heap in two unequal ones",
    ),
    written("take-a-square", "take{squares}", "take a square number"),
    written("take-a-prime", "take{primes}", "take a prime number"),
    written(
        "turning-turtles",
        "coins{1,2}",
        "turn one or two coins, the rightmost to tails",
    ),
    written("mock-turtles", "coins{1,2,3}", "turn up to three coins"),
    written("moebius", "coins1..5", "turn up to five coins"),
    written("twins", "coins{2}", "turn two coins"),
    written("ruler", "coins{run}", "turn a run of neighbouring coins"),
    game(
        "nim",
        Game::TwoHeaps(TwoHeaps::Nim),
        "two heaps: take from one",
    ),
    game(
        "wythoff",
        Game::TwoHeaps(TwoHeaps::Wythoff),
        "two heaps: take from one, or equally many from both",
    ),
    game(
        "euclid",
        Game::TwoHeaps(TwoHeaps::Euclid),
        "two heaps: take a multiple of the smaller from the larger",
    ),
];
