//! Which games of the explorer belong to which modules and problems, by `data/games.toml`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use maud::{Markup, html};
use serde::Deserialize;

use super::parts::in_address;
use crate::site::Site;

type Table = BTreeMap<String, String>;

/// The tables, as the file explains them.
#[derive(Deserialize)]
struct Games {
    of_module: Table,
    theorems: Table,
    named: Table,
    notations: Table,
    normal: Table,
    misere: Table,
}

static GAMES: LazyLock<Games> = LazyLock::new(|| {
    toml::from_str(include_str!("../../data/games.toml")).expect("tables with these names")
});

/// The game of a module for the explorer.
pub fn of_module(module: &str) -> Option<&'static str> {
    GAMES.of_module.get(module).map(String::as_str)
}

/// The game of a module for the play page. There, any number of heaps makes a position of nim; the
/// explorer's nim has two.
pub fn playable(module: &str) -> Option<&'static str> {
    of_module(module).map(|game| {
        if game == "nim" {
            "n -> n-k where k >= 1"
        } else {
            game
        }
    })
}

/// The module about a game, and whether a theorem on its page gives the values.
pub fn module_of(game: &str) -> Option<(&'static str, bool)> {
    let by_theorem = GAMES.theorems.get(game).map(|module| (module, true));
    let by_name = || GAMES.named.get(game);
    let by_notation = || {
        let mut notations = GAMES.notations.iter();
        notations.find_map(|(begin, module)| game.starts_with(begin).then_some(module))
    };
    let computed = || by_name().or_else(by_notation).map(|module| (module, false));
    let found = by_theorem.or_else(computed);
    found.map(|(module, is_theorem)| (module.as_str(), is_theorem))
}

/// Hidden links to the modules; `moduleOf` in `engine.js` chooses one.
pub fn module_links(site: &Site) -> Markup {
    let tables = [&GAMES.theorems, &GAMES.named, &GAMES.notations];
    let tables = tables
        .into_iter()
        .zip([("game", true), ("game", false), ("begin", false)]);
    html! {
        div #modules hidden {
            @for (table, (kind, is_theorem)) in tables {
                @for (game, module) in table {
                    @if let Some(module) = site.module(module) {
                        a .button href={ "modules/" (module.name) ".html" }
                            data-game=[(kind == "game").then_some(game)]
                            data-begin=[(kind == "begin").then_some(game)]
                            data-theorem[is_theorem] {
                            (site.texts.show("explore.module")) " "
                            (site.texts.title(module))
                        }
                    }
                }
            }
        }
    }
}

/// Links to explore and to play the problem's game; nothing if the explorer doesn't know it.
pub fn problem_links(site: &Site, bin: &str) -> Markup {
    let misere = GAMES.misere.get(bin);
    let game = GAMES.normal.get(bin).or(misere);
    html! {
        @if let Some(game) = game.filter(|_| site.has_explorer) {
            p .links {
                @for page in ["explore", "play"] {
                    a .button href={
                        "../" (page) ".html#game=" (in_address(game))
                        @if misere.is_some() { "&misere=" }
                    } { (site.texts.show(&format!("module.{page}"))) }
                    " "
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use explorer::game::{Game, NAMED_GAMES};
    use explorer::rule::{CheckedRule, is_rule, spelled_out};

    use super::*;

    fn explored(game: &str) {
        let game = spelled_out(game);
        if is_rule(&game) {
            CheckedRule::new(&game).unwrap();
        } else {
            Game::parse(&game).unwrap();
        }
    }

    #[test]
    fn every_game_of_a_module_can_be_explored() {
        for game in GAMES.of_module.values() {
            explored(game);
        }
    }

    #[test]
    fn every_game_with_a_name_has_a_module() {
        let all = GAMES
            .theorems
            .iter()
            .chain(&GAMES.named)
            .chain(&GAMES.notations);
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
        for (game, module) in all {
            let file = root.unwrap().join(format!("snippets/src/{module}.rs"));
            assert!(file.is_file(), "{game}: there is no {module}");
        }
        for game in NAMED_GAMES.iter() {
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
        for game in NAMED_GAMES.iter() {
            if let Ok(notation @ Game::Coins(_)) = Game::parse(game.name) {
                let notation = notation.to_string();
                assert_eq!(module_of(&notation), module_of(game.name), "{notation}");
            }
        }
    }

    #[test]
    fn every_game_is_one_of_a_problem_and_can_be_explored() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
        for (bin, game) in GAMES.normal.iter().chain(&GAMES.misere) {
            let file = root.unwrap().join(format!("problems/src/bin/{bin}.rs"));
            assert!(file.is_file(), "there is no problem {bin}");
            explored(game);
        }
    }
}
