//! Which modules are about a game that the explorer knows, and a picture of its values.

use anyhow::Result;
use explorer::engine::{self, two_heaps};
use explorer::game::{Game, OneHeap};
use explorer::show::plot::{Series, heat_map, scatter};

use crate::files::Files;

/// Modules and a game of theirs, as `cargo x explore` reads it.
const GAMES: [(&str, &str); 14] = [
    ("coin_turning", "mock-turtles"),
    ("euclid_game", "euclid"),
    ("lasker_nim", "lasker"),
    ("mex", "take-a-square"),
    ("nim", "nim"),
    ("octal", "grundy"),
    ("octal_games", "kayles"),
    ("octal_moves", "treblecross"),
    ("octal_period", "dawsons-kayles"),
    ("period", "take{2,5,7}"),
    ("sg_memo", "guiles"),
    ("sg_table", "0.6"),
    ("subtraction", "take{1,3,4}"),
    ("wythoff", "wythoff"),
];

/// Values of one heap, and rows of two.
const HEAPS: usize = 160;
const ROWS: usize = 32;

/// A game that shows what the module is about.
pub fn game(module: &str) -> Option<&'static str> {
    let known = GAMES.iter().find(|(name, _)| *name == module);
    known.map(|(_, game)| *game)
}

/// As a part of an address.
pub fn in_address(game: &str) -> String {
    let escape = |byte: u8| {
        if byte.is_ascii_alphanumeric() || b"-._,".contains(&byte) {
            char::from(byte).to_string()
        } else {
            format!("%{byte:02X}")
        }
    };
    game.bytes().map(escape).collect()
}

/// Where the picture of a module's game is.
pub fn picture_path(module: &str) -> Option<String> {
    game(module).map(|_| format!("pictures/{module}.svg"))
}

/// For those who cannot see it.
pub fn alternative(module: &str) -> String {
    let game = game(module).unwrap_or_default();
    format!("Grundy values of {game}")
}

/// Adds all pictures.
///
/// # Errors
/// If the explorer does not know a game.
pub fn add_pictures(files: &mut Files) -> Result<()> {
    for (module, name) in GAMES {
        let title = alternative(module);
        let picture = match Game::parse(name)? {
            Game::TwoHeaps(game) => heat_map(&title, &two_heaps::table(game, ROWS), 0),
            Game::OneHeap(game) => one_heap(&title, &game)?,
        };
        files.add(format!("pictures/{module}.svg"), picture.svg());
    }
    Ok(())
}

fn one_heap(title: &str, game: &OneHeap) -> Result<explorer::show::plot::Picture> {
    let mut engine = engine::start(game);
    engine.extend(HEAPS)?;
    let proof = engine.prove(true);
    Ok(scatter(title, &Series::computed(&*engine), proof.as_ref()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_picture() {
        let mut files = Files::default();
        add_pictures(&mut files).unwrap();
        assert_eq!(files.iter().count(), GAMES.len());
    }

    #[test]
    fn a_take_set_can_stand_in_an_address() {
        assert_eq!(in_address("take{1,3,4}"), "take%7B1,3,4%7D");
    }
}
