//! `explore.html`: the explorer in the browser.

use maud::{Markup, html};

use super::games;
use super::parts::{in_address, named_games};
use crate::layout;
use crate::site::Site;

/// Example games for the explorer.
const EXAMPLES: [&str; 11] = [
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

/// Languages of the code to paste: as the engine calls them, and for readers.
const LANGUAGES: [(&str, &str); 3] = [("rust", "Rust"), ("cpp", "C++"), ("python", "Python")];

/// The whole page.
pub fn page(site: &Site) -> String {
    let texts = &site.texts;
    let say = |key: &str| texts.show(&format!("explore.{key}"));
    let up = site.language.way_up();
    let body = html! {
        link rel="stylesheet" href={ (up) "static/engine.css" };
        h1 { (say("title")) }
        p .lead { (say("lead")) }
        noscript { p { (say("needs_script")) } }
        div data-needs-script {
            (form(site))
            p #status role="status" aria-live="polite" {}
            (result(site))
            (examples(site))
        }
        (how(site))
        (named_games(site))
        (games::module_links(site))
        (texts.for_scripts("explore"))
    };
    let scripts = ["messages.js", "engine.js", "explore.js"];
    layout::place(site, "explore.html", &[], &scripts, body)
}

fn form(site: &Site) -> Markup {
    let say = |key: &str| site.texts.show(&format!("explore.{key}"));
    html! {
        form #ask .ask {
            label for="game" { (say("game")) }
            div .line {
                input #game type="text" required autocomplete="off" autocapitalize="off"
                    spellcheck="false";
                button #go .primary { (say("go")) }
                button #stop type="button" hidden { (say("stop")) }
            }
            label .check { input #misere type="checkbox"; (say("misere")) }
        }
        details .numbers {
            summary { (say("numbers")) }
            form #numbers-form .ask {
                label for="numbers" { (say("numbers_label")) }
                textarea #numbers rows="4" required spellcheck="false" {}
                div .line {
                    label for="first" { (say("first")) }
                    input #first type="number" min="0" max="1000" value="0";
                    button { (say("guess")) }
                }
            }
        }
    }
}

/// Example games. They stand below the answer: on a phone the answer is right below the question.
fn examples(site: &Site) -> Markup {
    html! {
        p .chips {
            span { (site.texts.show("explore.examples")) }
            @for game in EXAMPLES {
                a href={ "#game=" (in_address(game)) } { code { (game) } }
            }
        }
    }
}

fn result(site: &Site) -> Markup {
    let say = |key: &str| site.texts.show(&format!("explore.{key}"));
    html! {
        div #result hidden {
            h2 #verdict {}
            dl #facts {}
            p #beyond hidden { (say("beyond")) br; code {} }
            div .actions {
                button #show-code type="button" { (say("code")) }
                a #to-play .button href="play.html" { (say("to_play")) }
                span #module hidden {}
            }
            figure #code .code hidden {
                figcaption {
                    span .switches role="group" aria-label=(site.texts.plain("explore.code", &[])) {
                        @for (language, name) in LANGUAGES {
                            button type="button" data-language=(language) { (name) }
                            " "
                        }
                    }
                    button type="button" data-copy="" { (site.texts.show("site.copy")) }
                }
                pre tabindex="0" {}
            }
            h2 { (say("values")) }
            p .legend {
                span { span .swatch.zero {} " " (say("legend")) }
                span { span .ramp {} " " (say("legend_high")) }
            }
            p #look aria-live="polite" {}
            div #picture {}
            button #more type="button" hidden { (say("more")) }
            button #larger type="button" hidden { (say("larger")) }
            details {
                summary { (say("report")) }
                figure .code {
                    figcaption {
                        span {}
                        button type="button" data-copy="" { (site.texts.show("site.copy")) }
                    }
                    pre #report tabindex="0" {}
                }
            }
        }
    }
}

fn how(site: &Site) -> Markup {
    let say = |key: &str| site.texts.show(&format!("explore.{key}"));
    html! {
        section .how {
            h2 { (say("how")) }
            @for key in ["how_position", "how_sum", "how_where", "how_codes"] { p { (say(key)) } }
        }
    }
}
