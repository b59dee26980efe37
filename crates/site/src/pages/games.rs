//! Which games of the explorer belong to which modules and problems.

use maud::{Markup, html};

use super::parts::in_address;
use crate::site::Site;

/// A module, and the game on its page as the explorer reads it. A module whose game the explorer
/// doesn't know isn't here: a link must not open another game.
const OF_MODULES: [(&str, &str); 13] = [
    ("coin_turning", "mock-turtles"),
    ("euclid_game", "euclid"),
    (
        "generalized_wythoff",
        "(a, b) -> (a-i, b-j) where i + j >= 1, abs(i-j) < 2",
    ),
    ("lasker_nim", "lasker"),
    ("nim", "nim"),
    ("nim_count", "nim"),
    ("octal", "grundy"),
    ("octal_games", "kayles"),
    ("period", "take{2,5,7}"),
    ("sg_memo", "kayles"),
    ("sg_table", "take{1,3,4}"),
    ("subtraction", "take{1,3,4}"),
    ("wythoff", "wythoff"),
];

/// The game of a module for the explorer.
pub fn of_module(module: &str) -> Option<&'static str> {
    let known = OF_MODULES.iter().find(|(name, _)| *name == module);
    known.map(|(_, game)| *game)
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

/// Games whose values or P-positions follow from a theorem on the module's page.
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

/// Other games with a name, and the module that computes their values.
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

/// How a notation begins, and the module about such games.
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
pub fn module_links(site: &Site) -> Markup {
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

const NIM: &str = "n -> n-k where k >= 1";
const MIDDLE: &str = "n -> i, n-k-i where k >= 1";

/// Problems about a game that the explorer knows. A heap of the game is a heap of the problem.
const NORMAL: &[(&str, &str)] = &[
    ("abc368_f", "n -> k where k divides n, k < n"),
    ("acwing_891", NIM),
    ("acwing_894", "n -> i, j where i < n, j < n"),
    ("cf1537_d", "n -> n-k where k divides n, 1 < k < n"),
    ("cf15_c", NIM),
    ("cf2004_e", "n -> n-k where 1 <= k <= n, gcd(n, k) == 1"),
    ("cf255_e", "n -> m where m < n, m*m*m*m >= n, m*m <= n"),
    ("cf717_d", NIM),
    ("cses_1098", "take{1,2,3}"),
    ("cses_1730", NIM),
    ("cses_2207", "grundy"),
    ("dudeney_kayles", "kayles"),
    (
        "euler_260",
        "(a, b, c) -> (a-k, b, c) | (a, b-k, c) | (a, b, c-k) | (a-k, b-k, c) | (a-k, b, c-k) \
         | (a, b-k, c-k) | (a-k, b-k, c-k) where k >= 1",
    ),
    ("euler_301", NIM),
    ("euler_306", "dawsons-kayles"),
    ("euler_310", "take{squares}"),
    ("euler_325", "euclid"),
    ("euler_409", NIM),
    ("euler_509", "n -> n-k where k divides n, k < n"),
    (
        "euler_550",
        "n -> i, j where i divides n, j divides n, 1 < i < n, 1 < j < n",
    ),
    (
        "euler_665",
        "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) | (a-k, b-2*k) | (a-2*k, b-k) where k >= 1",
    ),
    ("hdu_1848", "take{fibonacci}"),
    ("hdu_2177", "wythoff"),
    ("hdu_3032", "lasker"),
    ("hdu_3537", "mock-turtles"),
    (
        "hdu_5795",
        "n -> n-k where k >= 1 | i, j, n-i-j where 1 <= i <= j, i + j < n",
    ),
    ("kattis_euclidsgame", "euclid"),
    ("lightoj_1229", "treblecross"),
    ("luogu_p1247", NIM),
    ("luogu_p1290", "euclid"),
    (
        "luogu_p2148",
        "(a, b) -> (i, a-i) where 0 < i < a, b >= 1 | (i, b-i) where 0 < i < b, a >= 1",
    ),
    ("luogu_p2197", NIM),
    ("luogu_p2252", "wythoff"),
    ("luogu_p9387", MIDDLE),
    ("poj_2975", NIM),
    ("poj_3537", "treblecross"),
];

/// Problems about a game in misère play: whoever can't move wins.
const MISERE: &[(&str, &str)] = &[
    ("cf150_a", "n -> k where k divides n, 1 < k < n"),
    ("codingame_misere_nim", NIM),
    ("hdu_1907", NIM),
    ("hdu_2509", MIDDLE),
    ("luogu_p4279", NIM),
    ("poj_3480", NIM),
    ("spoj_mmmgame", NIM),
    ("ww_misere_kayles", "kayles"),
];

/// Links to explore and to play the problem's game; nothing if the explorer doesn't know it.
pub fn problem_links(site: &Site, bin: &str) -> Markup {
    let in_table = |games: &[(&str, &'static str)]| {
        let found = games.iter().find(|(problem, _)| *problem == bin);
        found.map(|(_, game)| *game)
    };
    let game = in_table(NORMAL).or(in_table(MISERE));
    html! {
        @if let Some(game) = game.filter(|_| site.has_explorer) {
            p .links {
                @for page in ["explore", "play"] {
                    a .button href={
                        "../" (page) ".html#game=" (in_address(game))
                        @if in_table(MISERE).is_some() { "&misere=" }
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

    use explorer::game::{Game, NAMED_GAMES, OneHeap};
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
        for (_, game) in OF_MODULES {
            explored(game);
        }
    }

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

    #[test]
    fn every_game_is_one_of_a_problem_and_can_be_explored() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
        for games in [NORMAL, MISERE] {
            for (bin, game) in games {
                let file = root.unwrap().join(format!("problems/src/bin/{bin}.rs"));
                assert!(file.is_file(), "there is no problem {bin}");
                explored(game);
            }
            assert!(games.is_sorted());
        }
    }
}
