//! The lesson `lesson.html`: Sprague–Grundy in ten screens. Its texts are `text/lesson.*.toml`.

use anyhow::{Context as _, Result};
use maud::{Markup, html};
use serde::Deserialize;

use super::parts::problem_list;
use crate::layout::{self, Page};
use crate::prose;
use crate::site::Site;

/// The texts of the lesson in one language.
#[derive(Debug, Deserialize)]
pub struct Lesson {
    pub title: String,
    lead: String,
    check: String,
    wrong: String,
    answer: String,
    reveal: String,
    solve: String,
    solve_lead: String,
    #[serde(rename = "screen")]
    screens: Vec<Screen>,
}

#[derive(Debug, Deserialize)]
struct Screen {
    title: String,
    /// Markdown before the question.
    before: String,
    question: String,
    /// Markdown that shows when the question is answered.
    after: String,
}

/// Nim as a sum of heaps, in the way of an address; the named game has two heaps in one position.
const NIM: &str = "n+-%3E+n-k+where+k+%3E%3D+1";

/// Game and position in the way of an address, and answer, of each screen.
const SCREENS: [(&str, &str, u32); 10] = [
    (NIM, "1+2+3", 0),
    ("take1..3", "9", 1),
    ("take%7B1,3,4%7D", "4", 2),
    ("take%7B1,3,4%7D", "13", 4),
    (NIM, "5+3", 3),
    (NIM, "3+5+6", 6),
    (NIM, "5+3", 2),
    (NIM, "3+5+7", 3),
    ("kayles", "3", 3),
    (NIM, "1+2", 4),
];

/// Problems that the lesson prepares for.
const PROBLEMS: [&str; 3] = ["cses_1729", "luogu_p2197", "agc017_d"];

impl Lesson {
    /// Reads the texts in the site's current language.
    ///
    /// # Errors
    /// If the file can't be read, or hasn't a text for each screen.
    pub fn read(site: &Site) -> Result<Self> {
        let name = format!("crates/site/text/lesson.{}.toml", site.language.file);
        let text = fs_err::read_to_string(site.root.join(&name))?;
        let lesson: Self = toml::from_str(&text).with_context(|| format!("in {name}"))?;
        anyhow::ensure!(
            lesson.screens.len() == SCREENS.len(),
            "{name} has {} screens, not {}",
            lesson.screens.len(),
            SCREENS.len()
        );
        Ok(lesson)
    }

    /// The page `lesson.html`.
    pub fn page(&self, site: &Site) -> String {
        let screens = self.screens.iter().zip(SCREENS).zip(1..);
        let problems = PROBLEMS.iter().filter_map(|bin| site.problem(bin));
        let body = html! {
            h1 { (self.title) }
            p .lead { (self.lead) }
            @for ((screen, (game, position, answer)), number) in screens {
                (self.screen(site, screen, game, position, answer, number))
            }
            section .screen {
                h2 { (self.solve) }
                p { (self.solve_lead) }
                (problem_list(site, "problems/", problems))
            }
        };
        let page = Page {
            path: "lesson.html",
            title: &self.title,
            description: &self.lead,
            source: Some(format!(
                "crates/site/text/lesson.{}.toml",
                site.language.file
            )),
            scripts: &["lesson.js"],
            body,
            ..Page::default()
        };
        layout::page(site, &page)
    }

    /// A screen. Without scripts there is no board, and the answer is behind `details`.
    fn screen(
        &self,
        site: &Site,
        screen: &Screen,
        game: &str,
        position: &str,
        answer: u32,
        number: usize,
    ) -> Markup {
        let board = format!("play.html?game={game}&position={position}&embed=");
        html! {
            section .screen {
                h2 { (number) ". " (screen.title) }
                @if site.has_explorer {
                    iframe data-needs-script data-src=(board) title=(screen.title) {}
                }
                (prose::blocks(&screen.before))
                form .question data-needs-script data-answer=(answer) {
                    label for={ "answer-" (number) } { (screen.question) }
                    input id={ "answer-" (number) } inputmode="numeric" autocomplete="off"
                        required;
                    button .primary { (self.check) }
                    output data-wrong=(self.wrong) {}
                }
                p .asked { strong { (screen.question) } }
                details .after {
                    summary { (self.reveal) }
                    p { strong { (self.answer) " " (answer) } }
                    (prose::blocks(&screen.after))
                }
            }
        }
    }
}
