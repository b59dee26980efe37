//! Refuses a command line that names more than one game, or one without quotes.

use anyhow::{Result, bail};
use explorer::game::Game;

use crate::explore::Args;

/// Refuses words behind the game.
///
/// # Errors
/// If there are such words; the error says whether one game a call or quotes are the remedy.
pub fn check(args: &Args) -> Result<()> {
    let Some(game) = args.game.as_deref() else {
        return Ok(());
    };
    if args.words.is_empty() {
        return Ok(());
    }
    let words: Vec<&str> = std::iter::once(game)
        .chain(args.words.iter().map(String::as_str))
        .collect();
    if let Some(braces) = before_the_shell(&words) {
        bail!("a shell makes several words of braces: write `cargo x explore '{braces}'`");
    }
    let line = words.join(" ");
    if words.iter().all(|word| Game::parse(word).is_ok()) {
        bail!("one game is explored at a time, such as `cargo x explore {game}`");
    }
    if Game::parse(&line).is_ok() {
        bail!("a game of several words stands in quotes: write `cargo x explore '{line}'`");
    }
    bail!(
        "`{line}` is more than one word; a game of several words stands in quotes, as in \
         `cargo x explore 'n -> n-k where 1 <= k <= 3'`: a shell takes `>`, `|` and `<` for itself"
    )
}

/// Notation from which a shell made these words, such as `take{1,3}` from `take1 take3`.
fn before_the_shell(words: &[&str]) -> Option<String> {
    ["take", "coins"].iter().find_map(|kind| {
        let members = words.iter().map(|word| word.strip_prefix(kind));
        let members = members.collect::<Option<Vec<&str>>>()?;
        Some(format!("{kind}{{{}}}", members.join(",")))
    })
}
