//! `play.html`: play any game against a perfect player. The board comes first: on a phone it's in
//! the first screen.

use explorer::game::NAMED_GAMES;
use maud::{Markup, html};

use super::games;
use super::parts::{copy_button, in_address, named_games};
use crate::layout;
use crate::site::Site;

/// Example games, at least one for each kind of board.
const EXAMPLES: [&str; 8] = [
    "kayles",
    "nim",
    "wythoff",
    "grundy",
    "take{1,3,4}",
    "take-a-square",
    "turning-turtles",
    "euclid",
];

/// Names of the opponent's strengths in `play.js`.
const STRENGTHS: [&str; 4] = ["perfect", "human", "random", "second"];

/// Example rules for games that have no name.
const RULES: [&str; 4] = [
    "take{1,3,4}",
    "queen",
    "n -> n-k where k divides n, k < n",
    "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where 1 <= k <= 3",
];

/// The whole page.
pub fn page(site: &Site) -> String {
    let texts = &site.texts;
    let say = |key: &str| texts.show(&format!("play.{key}"));
    let up = site.language.way_up();
    let body = html! {
        link rel="stylesheet" href={ (up) "static/engine.css" };
        h1 { (say("title")) }
        noscript { p { (say("needs_script")) } }
        div data-needs-script {
            p #about .soft {}
            p #said role="status" aria-live="polite" {}
            div #board {}
            div #choices role="group" hidden {}
            div .actions {
                (checkbox(site, "hints"))
                button #undo type="button" disabled { (say("undo")) }
                button #next type="button" hidden { (say("next")) }
                (share_button(site))
                a #to-explore .button href="explore.html" { (say("to_explore")) }
                span #module hidden {}
            }
            p #score .soft {}
            p .lead { (say("lead")) }
            form #choose .ask {
                label for="game" { (say("game")) }
                div .line {
                    input #game type="text" required list="games" value="kayles"
                        autocomplete="off" autocapitalize="off" spellcheck="false";
                    datalist #games {
                        @for game in NAMED_GAMES.iter() { option value=(game.name) {} }
                        @for rule in RULES { option value=(rule) {} }
                    }
                    button #start .primary { (say("start")) }
                    button #find-move type="button" { (say("find")) }
                }
                p .chips {
                    @for game in EXAMPLES {
                        a href={ "#game=" (in_address(game)) } { (game) }
                    }
                }
                details #settings {
                    summary { (say("settings")) }
                    div .line.settings {
                        label { span { (say("position")) }
                            input #position type="text" size="14" inputmode="text"
                                placeholder="3 5 7" autocomplete="off" spellcheck="false";
                        }
                        label { span { (say("strength")) }
                            select #strength {
                                @for choice in STRENGTHS {
                                    option value=(choice) { (say(choice)) }
                                }
                            }
                        }
                        @for setting in ["begins", "misere"] { (checkbox(site, setting)) }
                    }
                }
            }
            details #history hidden {
                summary { (say("history")) }
                div .scroll {
                    table .score-sheet {
                        thead {
                            tr {
                                th scope="col" { "№" }
                                @for column in ["player", "move", "before", "after"] {
                                    th scope="col" { (say(&format!("column_{column}"))) }
                                }
                            }
                        }
                        tbody #moves {}
                    }
                }
            }
            p .soft.how { (say("how")) }
            details #embedding {
                summary { (say("embed")) }
                figure .code {
                    figcaption { (copy_button(site, "site.copy", "")) }
                    pre tabindex="0" { code #embed {} }
                }
            }
            (named_games(site))
            (games::module_links(site))
        }
        (texts.for_scripts("play"))
    };
    let scripts = ["messages.js", "engine.js", "play.js"];
    layout::place(site, "play.html", &[], &scripts, body)
}

/// A button that copies a link to the position on the board.
fn share_button(site: &Site) -> Markup {
    html! {
        button #share .copy type="button" {
            span .idle { (site.texts.show("play.share")) }
            span .did role="status" { (site.texts.show("site.copied")) }
        }
    }
}

fn checkbox(site: &Site, setting: &str) -> Markup {
    let label = site.texts.show(&format!("play.{setting}"));
    html! { label .check { input id=(setting) type="checkbox"; (label) } }
}
