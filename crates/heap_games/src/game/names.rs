//! Games by name.

use std::fmt;
use std::sync::LazyLock;

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
pub(super) fn notation(text: &str) -> &str {
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
    pub(super) fn new(text: &str) -> Self {
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
        write!(f, "no game `{}`", super::short(&self.text))?;
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
