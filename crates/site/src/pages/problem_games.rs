//! Problems whose game the explorer and play know, heap by heap.

use maud::{Markup, html};

use super::values::in_address;
use crate::site::Site;

/// A problem and its game; in misère play, whoever cannot move wins.
struct ProblemGame {
    bin: &'static str,
    game: &'static str,
    is_misere: bool,
}

const fn normal(bin: &'static str, game: &'static str) -> ProblemGame {
    ProblemGame {
        bin,
        game,
        is_misere: false,
    }
}

const fn misere(bin: &'static str, game: &'static str) -> ProblemGame {
    ProblemGame {
        bin,
        game,
        is_misere: true,
    }
}

const NIM: &str = "n -> n-k where k >= 1";
const MIDDLE: &str = "n -> i, n-k-i where k >= 1";

/// Read from the rules of the problems; a heap here is one of theirs.
const GAMES: &[ProblemGame] = &[
    normal("abc368_f", "n -> k where k divides n, k < n"),
    normal("acwing_891", NIM),
    normal("acwing_894", "n -> i, j where i < n, j < n"),
    misere("cf150_a", "n -> k where k divides n, 1 < k < n"),
    normal("cf1537_d", "n -> n-k where k divides n, 1 < k < n"),
    normal("cf15_c", NIM),
    normal("cf2004_e", "n -> n-k where 1 <= k <= n, gcd(n, k) == 1"),
    normal("cf255_e", "n -> m where m < n, m*m*m*m >= n, m*m <= n"),
    normal("cf717_d", NIM),
    misere("codingame_misere_nim", NIM),
    normal("cses_1098", "take{1,2,3}"),
    normal("cses_1730", NIM),
    normal("cses_2207", "grundy"),
    normal("dudeney_kayles", "kayles"),
    normal(
        "euler_260",
        "(a, b, c) -> (a-k, b, c) | (a, b-k, c) | (a, b, c-k) | (a-k, b-k, c) | (a-k, b, c-k) \
         | (a, b-k, c-k) | (a-k, b-k, c-k) where k >= 1",
    ),
    normal("euler_301", NIM),
    normal("euler_306", "dawsons-kayles"),
    normal("euler_310", "take{squares}"),
    normal("euler_325", "euclid"),
    normal("euler_409", NIM),
    normal("euler_509", "n -> n-k where k divides n, k < n"),
    normal(
        "euler_550",
        "n -> i, j where i divides n, j divides n, 1 < i < n, 1 < j < n",
    ),
    normal(
        "euler_665",
        "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) | (a-k, b-2*k) | (a-2*k, b-k) where k >= 1",
    ),
    normal("hdu_1848", "take{fibonacci}"),
    misere("hdu_1907", NIM),
    normal("hdu_2177", "wythoff"),
    misere("hdu_2509", MIDDLE),
    normal("hdu_3032", "lasker"),
    normal("hdu_3537", "mock-turtles"),
    normal(
        "hdu_5795",
        "n -> n-k where k >= 1 | i, j, n-i-j where 1 <= i <= j, i + j < n",
    ),
    normal("kattis_euclidsgame", "euclid"),
    normal("lightoj_1229", "treblecross"),
    normal("luogu_p1247", NIM),
    normal("luogu_p1290", "euclid"),
    normal(
        "luogu_p2148",
        "(a, b) -> (i, a-i) where 0 < i < a, b >= 1 | (i, b-i) where 0 < i < b, a >= 1",
    ),
    normal("luogu_p2197", NIM),
    normal("luogu_p2252", "wythoff"),
    misere("luogu_p4279", NIM),
    normal("luogu_p9387", MIDDLE),
    normal("poj_2975", NIM),
    misere("poj_3480", NIM),
    normal("poj_3537", "treblecross"),
    misere("spoj_mmmgame", NIM),
    misere("ww_misere_kayles", "kayles"),
];

/// Links to explore and to play the problem's game; nothing if it is not known.
pub fn links(site: &Site, bin: &str) -> Markup {
    let found = GAMES.iter().find(|it| it.bin == bin);
    html! {
        @if let Some(ProblemGame { game, is_misere, .. }) = found.filter(|_| site.has_explorer) {
            p .links {
                @for page in ["explore", "play"] {
                    a .button href={
                        "../" (page) ".html#game=" (in_address(game))
                        @if *is_misere { "&misere=" }
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

    use explorer::game::Game;
    use explorer::rule::{CheckedRule, is_rule};

    use super::*;

    #[test]
    fn every_game_is_one_of_a_problem_and_can_be_explored() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
        for ProblemGame { bin, game, .. } in GAMES {
            let file = root.unwrap().join(format!("problems/src/bin/{bin}.rs"));
            assert!(file.is_file(), "there is no problem {bin}");
            if is_rule(game) {
                CheckedRule::new(game).unwrap();
            } else {
                Game::parse(game).unwrap();
            }
        }
        assert!(GAMES.is_sorted_by(|one, other| one.bin < other.bin));
    }
}
