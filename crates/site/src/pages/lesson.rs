//! The lesson `lesson.html`: Sprague–Grundy in ten screens. Its texts are `text/lesson.*.toml`.

use anyhow::{Context as _, Result};
use maud::{Markup, html};
use serde::Deserialize;

use super::module;
use super::parts::{heading, problem_list};
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
    wrong_move: String,
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

/// The board of a screen.
#[derive(Clone, Copy)]
enum Board {
    /// Game and position, in the way of an address, of a frame of `play.html`.
    Play(&'static str, &'static str),
    /// The same with another position before the answer, which is part of the first one.
    Part(&'static str, &'static str, &'static str),
    /// A kind of board in the scripts below, and its position as JSON.
    Own(&'static str, &'static str),
}

/// What answers the question of a screen.
#[derive(Clone, Copy)]
enum Answer {
    Number(u32),
    /// A move on the board that leaves this value.
    Move(u32),
}

use Answer::{Move, Number};
use Board::{Own, Part, Play};

/// Nim as a sum of heaps, in the way of an address; the named game has two heaps in one position.
const NIM: &str = "n+-%3E+n-k+where+k+%3E%3D+1";
const TAKE: &str = "take%7B1,3,4%7D";

/// Board and answer of each screen.
const SCREENS: [(Board, Answer); 10] = [
    (Play(NIM, "1+2+3"), Number(0)),
    (Play("take1..3", "9"), Move(0)),
    (Play(TAKE, "4"), Number(2)),
    (Play(TAKE, "13"), Number(4)),
    (Play(NIM, "5+3"), Move(0)),
    (Part(NIM, "3+5", "3+5+6"), Number(6)),
    (Own("sum", "[5,5]"), Move(1)),
    (Play(NIM, "3+5+7"), Move(0)),
    (Play("kayles", "3"), Number(3)),
    (Own("tree", "[[[],[[]]]]"), Number(4)),
];

/// Scripts of the lesson and its own boards.
const SCRIPTS: [&str; 5] = [
    "lesson.js",
    "board.js",
    "board-heaps.js",
    "board-figure.js",
    "board-cuts.js",
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
            @for ((screen, (board, answer)), number) in screens {
                section .screen {
                    (heading(
                        &format!("screen-{number}"),
                        html! { (number) ". " (screen.title) },
                    ))
                    (board.show(site, &screen.title, answer))
                    (prose::blocks(&screen.before))
                    (self.question(screen, answer, number))
                }
            }
            section .screen {
                (heading("solve", html! { (self.solve) }))
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
            scripts: &SCRIPTS,
            body,
            ..Page::default()
        };
        layout::page(site, &page)
    }

    /// Question and answer of a screen; without scripts the answer is behind `details`.
    fn question(&self, screen: &Screen, answer: Answer, number: usize) -> Markup {
        html! {
            @match answer {
                Number(answer) => form .question data-needs-script data-answer=(answer) {
                    label for={ "answer-" (number) } { (screen.question) }
                    input id={ "answer-" (number) } inputmode="numeric" autocomplete="off"
                        required;
                    button .primary { (self.check) }
                    output data-wrong=(self.wrong) {}
                },
                Move(value) => p .question data-needs-script data-leaves=(value) {
                    strong { (screen.question) }
                    output data-wrong=(self.wrong_move) {}
                },
            }
            p .asked { strong { (screen.question) } }
            details .after {
                summary { (self.reveal) }
                @if let Number(answer) = answer {
                    p { strong { (self.answer) " " (answer) } }
                }
                (prose::blocks(&screen.after))
            }
        }
    }
}

impl Board {
    /// The board; there is none without scripts. It tells nothing about a number that is asked
    /// until that is answered, then all.
    fn show(self, site: &Site, title: &str, answer: Answer) -> Markup {
        let (game, before, after) = match self {
            Play(game, position) => (game, position, position),
            Part(game, before, after) => (game, before, after),
            Own(..) => ("", "", ""),
        };
        let address = |position| format!("play.html?game={game}&position={position}&embed=");
        let is_number = matches!(answer, Number(_));
        let quiet = if is_number { "&quiet=" } else { "" };
        html! {
            @match self {
                Play(..) | Part(..) => @if site.has_explorer {
                    iframe data-needs-script title=(title) data-src={ (address(before)) (quiet) }
                        data-after=[is_number.then(|| address(after) + "&hints=")] {}
                },
                Own(kind, start) => figure data-needs-script data-board=(kind) data-start=(start)
                    data-texts=(module::sentences(site.language)) { figcaption {} },
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use explorer::engine;
    use explorer::game::Game;

    use super::*;

    /// Values of the first heaps of a game, by the engine.
    fn values(game: &str) -> Vec<u32> {
        let game = Game::parse(game).unwrap();
        let mut engine = engine::start(&game);
        engine.extend(20);
        engine.values().to_vec()
    }

    /// How many moves in heaps of this game leave the value 0.
    fn winning_moves(game: &str, heaps: &[usize]) -> u32 {
        let values = values(game);
        let sum = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]);
        let moves = heaps
            .iter()
            .flat_map(|&heap| (0..heap).map(move |to| (heap, to)));
        let wins = |&(heap, to): &(usize, usize)| sum ^ values[heap] ^ values[to] == 0;
        moves.filter(wins).count() as u32
    }

    #[test]
    fn numbers_that_the_lesson_wants_are_those_of_the_engine() {
        // Nim on heaps of fewer than 20.
        let nim = "take1..20";
        let take = values("take{1,3,4}");
        let lost = take[..=13].iter().filter(|&&value| value == 0).count() as u32;
        let nim_values = values(nim);
        let wanted = [
            winning_moves(nim, &[1, 2, 3]),
            take[4],
            lost,
            nim_values[3] ^ nim_values[5],
            values("kayles")[3],
            // A path is a heap of Nim, and the edge below adds 1.
            (nim_values[1] ^ nim_values[2]) + 1,
        ];
        let numbers = SCREENS.iter().filter_map(|(_, answer)| match answer {
            Number(number) => Some(*number),
            Move(_) => None,
        });
        assert_eq!(numbers.collect::<Vec<_>>(), wanted);
        // What the texts say of moves and values.
        assert_eq!(winning_moves(nim, &[3, 5, 7]), 3);
        assert_eq!(take[..8], [0, 1, 0, 1, 2, 3, 2, 0]);
        assert_eq!((nim_values[5], take[5]), (5, 3));
    }
}
