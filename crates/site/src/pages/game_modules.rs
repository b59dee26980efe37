//! Links from games to the modules about them, for pages on which a game is typed.

use maud::{Markup, html};

use crate::site::Site;

/// Games whose values or P-positions a theorem on the module's page gives.
const THEOREMS: [(&str, &str); 17] = [
    ("coins{1,2,3}", "coin_turning"),
    ("coins{1,2}", "coin_turning"),
    ("coins{1..3}", "coin_turning"),
    ("coins{2}", "coin_turning"),
    ("coins{run}", "coin_turning"),
    ("euclid", "euclid_game"),
    ("lasker", "lasker_nim"),
    ("mock-turtles", "coin_turning"),
    ("nim", "nim"),
    ("queen", "wythoff"),
    ("rook", "nim"),
    ("ruler", "coin_turning"),
    ("turning-turtles", "coin_turning"),
    ("twins", "coin_turning"),
    ("wythoff", "wythoff"),
    ("n -> n-k where k >= 1", "nim"),
    (
        "(a, b) -> (a-i, b-j) where i + j >= 1, abs(i-j) < 2",
        "generalized_wythoff",
    ),
];

/// Other games with a name.
const NAMED: [(&str, &str); 11] = [
    ("couples-are-forever", "octal"),
    ("dawsons-chess", "octal_games"),
    ("dawsons-kayles", "octal_games"),
    ("grundy", "octal"),
    ("guiles", "octal"),
    ("kayles", "octal_games"),
    ("moebius", "coin_turning"),
    ("officers", "octal"),
    ("take-a-prime", "subtraction"),
    ("take-a-square", "subtraction"),
    ("treblecross", "octal_games"),
];

/// How a notation begins.
const NOTATIONS: [(&str, &str); 4] = [
    ("0.", "octal"),
    ("4.", "octal"),
    ("coins{", "coin_turning"),
    ("take{", "subtraction"),
];

/// The module about a game, and whether a theorem on its page gives the values.
pub fn module_of(game: &str) -> Option<(&'static str, bool)> {
    let named = |games: &[(&str, &'static str)]| {
        let found = games.iter().find(|(name, _)| *name == game);
        found.map(|(_, module)| *module)
    };
    let begins = || NOTATIONS.iter().find(|(begin, _)| game.starts_with(begin));
    named(&THEOREMS)
        .map(|module| (module, true))
        .or_else(|| named(&NAMED).map(|module| (module, false)))
        .or_else(|| begins().map(|(_, module)| (*module, false)))
}

/// Hidden links to the modules; `moduleOf` in `engine.js` chooses one.
pub fn links(site: &Site) -> Markup {
    let link = |game: Option<&str>, begin: Option<&str>, module: &str, is_theorem: bool| {
        html! {
            @if let Some(it) = site.module(module) {
                a .button href={ "modules/" (module) ".html" } data-game=[game]
                    data-begin=[begin] data-theorem[is_theorem] {
                    (site.texts.show("explore.module")) " " (site.translations.title(it))
                }
            }
        }
    };
    html! {
        div #modules hidden {
            @for (game, module) in THEOREMS { (link(Some(game), None, module, true)) }
            @for (game, module) in NAMED { (link(Some(game), None, module, false)) }
            @for (begin, module) in NOTATIONS { (link(None, Some(begin), module, false)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use explorer::game::{Game, NAMED_GAMES, OneHeap};

    use super::*;

    #[test]
    fn every_game_with_a_name_has_a_module() {
        let all = THEOREMS.iter().chain(&NAMED).chain(&NOTATIONS);
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
        for (game, module) in all {
            let file = root.unwrap().join(format!("snippets/src/{module}.rs"));
            assert!(file.is_file(), "{game}: there is no {module}");
        }
        for game in NAMED_GAMES {
            assert!(module_of(game.name).is_some(), "{}", game.name);
        }
    }

    #[test]
    fn a_notation_leads_to_its_kind_of_game() {
        assert_eq!(module_of("take{1,3,4}"), Some(("subtraction", false)));
        assert_eq!(module_of("0.137"), Some(("octal", false)));
        assert_eq!(module_of("euclid"), Some(("euclid_game", true)));
        assert_eq!(module_of("n -> n-1"), None);
    }

    #[test]
    fn a_game_of_coins_has_the_theorem_of_its_name() {
        for game in NAMED_GAMES {
            let Ok(Game::OneHeap(heaps)) = Game::parse(game.name) else {
                continue;
            };
            if let notation @ OneHeap::Coins(_) = heaps {
                let notation = notation.to_string();
                assert_eq!(module_of(&notation), module_of(game.name), "{notation}");
            }
        }
    }
}
