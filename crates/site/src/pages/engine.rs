//! `explore.html` and `play.html`, which scripts fill by the engine. Each is a file of HTML in
//! `data`, with the keys of texts and the names of other parts in braces.

use explorer::game::NAMED_GAMES;
use maud::{Markup, PreEscaped, html};

use super::games;
use super::parts::{in_address, named_games, tabs};
use crate::layout;
use crate::site::Site;

/// Example games for the explorer. They come below the answer: on a phone the answer is right
/// below the question.
const EXPLORED: [&str; 11] = [
    "kayles",
    "0.137",
    "take{1,3,4}",
    "take{squares}",
    "n -> n-k where k divides n, k < n",
    "n -> i, n-i where 1 <= i, 2*i < n",
    "wythoff",
    "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 | (a-1, b-1)",
    "(a, b) -> (a-i, b-j) where i + j >= 1, abs(i-j) < 2",
    "knight",
    "coins{1,2,3}",
];

/// The explorer in the browser.
pub fn explore(site: &Site) -> String {
    let examples = html! {
        p .chips {
            span { (site.texts.show("explore.examples")) }
            @for game in EXPLORED {
                a href={ "#game=" (in_address(game)) } { code { (game) } }
            }
        }
    };
    let html = include_str!("../../data/explore.html");
    page(site, "explore", html, &[("examples", examples)])
}

/// Example games to play, at least one for each kind of board.
const PLAYED: [&str; 8] = [
    "kayles",
    "nim",
    "wythoff",
    "grundy",
    "take{1,3,4}",
    "take-a-square",
    "turning-turtles",
    "euclid",
];

/// Example rules for games that have no name.
const RULES: [&str; 4] = [
    "take{1,3,4}",
    "queen",
    "n -> n-k where k divides n, k < n",
    "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where 1 <= k <= 3",
];

/// Any game against a perfect player. The board comes first: on a phone it's in the first screen.
pub fn play(site: &Site) -> String {
    let games = html! {
        @for game in NAMED_GAMES.iter() { option value=(game.name) {} }
        @for rule in RULES { option value=(rule) {} }
    };
    let examples = html! {
        @for game in PLAYED { a href={ "#game=" (in_address(game)) } { (game) } }
    };
    let html = include_str!("../../data/play.html");
    page(
        site,
        "play",
        html,
        &[("games", games), ("examples", examples)],
    )
}

fn page(site: &Site, name: &str, html: &str, own: &[(&str, Markup)]) -> String {
    let parts = [
        ("up", PreEscaped(site.language.way_up())),
        ("named_games", named_games(site)),
        ("tabs", tabs()),
        ("modules", games::module_links(site)),
        ("texts", site.texts.for_scripts(name)),
    ];
    let parts = [&parts, own].concat();
    let (path, script) = (format!("{name}.html"), format!("{name}.js"));
    let scripts = ["code.js", "messages.js", "engine.js", &script];
    layout::place(site, &path, &[], &scripts, filled(site, html, &parts))
}

/// Puts parts and texts in their places. A line that begins a tag or a part follows the one before
/// without a blank.
fn filled(site: &Site, html: &str, parts: &[(&str, Markup)]) -> Markup {
    let lines = html.lines().map(str::trim);
    let begins = |line: &str| line.starts_with(['<', '{']);
    let lines = lines.map(|line| format!("{}{line}", if begins(line) { "" } else { " " }));
    let html: String = lines.collect();
    let (mut filled, mut rest) = (String::new(), html.as_str());
    while let Some((before, (name, behind))) = rest
        .split_once('{')
        .and_then(|(before, rest)| Some((before, rest.split_once('}')?)))
    {
        let part = parts.iter().find(|(part, _)| *part == name);
        filled += before;
        filled += &part
            .map_or_else(|| site.texts.show(name), |(_, part)| part.clone())
            .0;
        rest = behind;
    }
    PreEscaped(filled + rest)
}
