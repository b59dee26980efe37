//! The lesson `lesson.html`: Sprague–Grundy in twelve screens. Its texts are `text/lesson.*.toml`.

use std::collections::BTreeMap;

use anyhow::{Context as _, Result};
use maud::{Markup, html};
use serde::Deserialize;

use super::module;
use super::parts::{copy_button, heading, problem_list};
use crate::code;
use crate::layout::{self, Page};
use crate::prose;
use crate::site::Site;

/// The texts of the lesson in one language.
#[derive(Debug, Deserialize)]
pub struct Lesson {
    pub title: String,
    lead: String,
    all: String,
    reset: String,
    check: String,
    blank: String,
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
    question: Option<Question>,
}

#[derive(Debug, Deserialize)]
struct Question {
    ask: String,
    /// Wrong answer → reply; `*` stands for every other one, and `{value}` for what a move leaves.
    replies: BTreeMap<String, String>,
    /// Markdown that shows when the question is answered.
    after: String,
}

/// What answers the question of a screen.
#[derive(Clone, Copy)]
enum Answer {
    Number(u32),
    /// A move on the board that leaves this value.
    Move(u32),
}

use Answer::{Move, Number};

/// A kind of board in the scripts below, its position as JSON, and the answer to the question.
struct Setting {
    board: &'static str,
    position: &'static str,
    answer: Answer,
    /// What the board shows once the question is answered.
    after: After,
}

/// What a board shows of its values once the question is answered.
#[derive(Clone, Copy, PartialEq)]
enum After {
    Values,
    /// Also how the values of the options make a mex.
    Mex,
    /// The values of another position.
    Position(&'static str),
}

use After::{Mex, Position, Values};

/// Board and answer of each screen with a question.
const SETTINGS: [Setting; 11] = [
    setting("nim", "[1,2,3]", Number(0), Values),
    setting("take_1_2_3", "[9]", Move(0), Values),
    setting("subtraction", "[4]", Number(2), Mex),
    setting("subtraction", "[13]", Number(4), Values),
    setting("nim", "[5,3]", Move(0), Values),
    setting("nim", "[3,5]", Number(6), Position("[3,5,6]")),
    setting("sum", "[5,5]", Move(1), Values),
    setting("nim", "[3,5,7]", Move(0), Values),
    setting("kayles", "[3]", Number(3), Mex),
    setting("tree", "[[[[]],[[[]]]]]", Number(2), Mex),
    setting("divisors", "[12]", Number(3), Mex),
];

const fn setting(
    board: &'static str,
    position: &'static str,
    answer: Answer,
    after: After,
) -> Setting {
    Setting {
        board,
        position,
        answer,
        after,
    }
}

/// Number of the screen that introduces nim-sums. Boards before it don't speak of them.
const FIRST_SUM: usize = 6;

/// The board of the problem that `PROGRAMS` solve.
const SOLVED: &str = "divisors";

/// The programs of AtCoder ABC 368 F in the languages of contestants.
const PROGRAMS: [(&str, &str); 3] = [
    ("C++", include_str!("../../data/dividing_game.cpp")),
    ("Python", include_str!("../../data/dividing_game.py")),
    ("Rust", include_str!("../../data/dividing_game.rs")),
];

/// Scripts of the lesson and its boards.
const SCRIPTS: [&str; 6] = [
    "code.js",
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
    /// If the file can't be read, or hasn't a question for each board.
    pub fn read(site: &Site) -> Result<Self> {
        let name = format!("crates/site/text/lesson.{}.toml", site.language.file);
        let text = fs_err::read_to_string(site.root.join(&name))?;
        let lesson: Self = toml::from_str(&text).with_context(|| format!("in {name}"))?;
        let questions = lesson.screens.iter().filter(|it| it.question.is_some());
        anyhow::ensure!(
            questions.count() == SETTINGS.len(),
            "{name} needs {} screens with a question",
            SETTINGS.len()
        );
        Ok(lesson)
    }

    /// The titles of the screens.
    pub fn titles(&self) -> impl Iterator<Item = &str> {
        self.screens.iter().map(|it| it.title.as_str())
    }

    /// The page `lesson.html`.
    pub fn page(&self, site: &Site) -> String {
        let mut settings = SETTINGS.iter();
        let problems = PROBLEMS.iter().filter_map(|bin| site.problem(bin));
        let body = html! {
            h1 { (self.title) }
            p .lead { (self.lead) }
            p .actions data-needs-script {
                button #all type="button" { (self.all) }
                button #reset type="button" { (self.reset) }
            }
            @for (number, screen) in (1..).zip(&self.screens) {
                section .screen .sums[number >= FIRST_SUM] {
                    (heading(
                        &format!("screen-{number}"),
                        html! { (number) ". " (screen.title) },
                    ))
                    @match screen.question.as_ref().zip(settings.by_ref().next()) {
                        Some((question, setting)) => {
                            (setting.show(site))
                            (prose::blocks(&with_links(site, &screen.before)))
                            (self.question(site, question, setting, number))
                        },
                        None => (prose::blocks(&with_links(site, &screen.before))),
                    }
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
    fn question(
        &self,
        site: &Site,
        question: &Question,
        Setting { board, answer, .. }: &Setting,
        number: usize,
    ) -> Markup {
        let replies = serde_json::to_string(&question.replies).expect("texts by answer");
        let id = format!("answer-{number}");
        html! {
            @match answer {
                Number(answer) => form .question data-needs-script data-answer=(answer)
                    data-replies=(replies) data-blank=(self.blank) {
                    label for=(id) { (question.ask) }
                    input id=(id) inputmode="numeric" autocomplete="off";
                    button .primary { (self.check) }
                    output {}
                },
                Move(value) => div .question data-needs-script data-leaves=(value)
                    data-replies=(replies) {
                    strong { (question.ask) }
                    output {}
                },
            }
            noscript { p { strong { (question.ask) } } }
            details .after {
                summary { (self.reveal) }
                @if let Number(answer) = answer {
                    p { strong { (self.answer) " " (answer) } }
                }
                (prose::blocks(&with_links(site, &question.after)))
                @if *board == SOLVED { (programs(site)) }
            }
        }
    }
}

/// The Markdown with the links that lead to pages of this site, and words in place of the others.
fn with_links(site: &Site, text: &str) -> String {
    let is_there = |target: &str| match target.trim_end_matches(".html").split_once('/') {
        Some(("modules", name)) => site.module(name).is_some(),
        Some(("problems", name)) => site.problem(name).is_some(),
        _ => true,
    };
    let mut parts = text.split('[');
    let mut kept = parts.next().unwrap_or_default().to_string();
    for part in parts {
        let link = part.split_once("](");
        let link = link.and_then(|(label, rest)| Some((label, rest.split_once(')')?)));
        match link {
            Some((label, (target, rest))) if !is_there(target) => kept.extend([label, rest]),
            _ => kept.extend(["[", part]),
        }
    }
    kept
}

/// The programs, of which one is unfolded.
fn programs(site: &Site) -> Markup {
    html! {
        @for (at, (language, program)) in PROGRAMS.iter().enumerate() {
            details .code name="program" open[at == 0] {
                summary { (language) }
                (copy_button(site, "site.copy", ""))
                (code::rust(program))
            }
        }
    }
}

impl Setting {
    /// The board; there is none without scripts. It tells nothing about what is asked until that is
    /// answered, then all.
    fn show(&self, site: &Site) -> Markup {
        let position = match self.after {
            Position(position) => Some(position),
            _ => None,
        };
        html! {
            figure data-needs-script data-board=(self.board) data-start=(self.position)
                data-after=[position] data-mex=[(self.after == Mex).then_some("")]
                data-texts=(module::sentences(site.language)) { figcaption {} }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs::File;
    use std::io::ErrorKind;
    use std::path::Path;
    use std::process::{Command, Stdio};

    use explorer::engine;
    use explorer::game::Game;

    use super::*;
    use crate::language::LANGUAGES;

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

    /// Values of the game of ABC 368 F by its definition, up to 12.
    fn values_of_divisors() -> Vec<u32> {
        let mut values = vec![0];
        for n in 1..=12 {
            let options = (1..n).filter(|d| n % d == 0).map(|d| values[d]);
            let options: Vec<u32> = options.collect();
            values.push((0..).find(|value| !options.contains(value)).unwrap());
        }
        values
    }

    #[test]
    fn numbers_that_the_lesson_wants_are_those_of_the_engine() {
        // Nim on heaps of fewer than 20.
        let nim = "take1..20";
        let take = values("take{1,3,4}");
        let lost = take[..=13].iter().filter(|&&value| value == 0).count() as u32;
        let nim_values = values(nim);
        let divisors = values_of_divisors();
        let wanted = [
            winning_moves(nim, &[1, 2, 3]),
            take[4],
            lost,
            nim_values[3] ^ nim_values[5],
            values("kayles")[3],
            // A path is a heap of Nim, and the edge below adds 1.
            (nim_values[2] ^ nim_values[3]) + 1,
            divisors[12],
        ];
        let numbers = SETTINGS.iter().filter_map(|it| match it.answer {
            Number(number) => Some(number),
            Move(_) => None,
        });
        assert_eq!(numbers.collect::<Vec<_>>(), wanted);
        // What the texts say of moves and values.
        assert_eq!(winning_moves(nim, &[3, 5, 7]), 3);
        let three = values("take1..3");
        assert_eq!([8, 7, 6].map(|left| three[left] == 0), [true, false, false]);
        assert_eq!(take[..8], [0, 1, 0, 1, 2, 3, 2, 0]);
        assert_eq!(take[14], 0);
        assert_eq!((nim_values[5], take[5]), (5, 3));
        assert_eq!([1, 2, 3, 4, 6].map(|n| divisors[n]), [0, 1, 1, 2, 2]);
    }

    fn root() -> &'static Path {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        folder.ancestors().nth(2).unwrap()
    }

    #[test]
    fn all_languages_reply_to_the_same_wrong_answers() {
        let replies = LANGUAGES.iter().map(|language| {
            let name = format!("crates/site/text/lesson.{}.toml", language.file);
            let text = fs_err::read_to_string(root().join(name)).unwrap();
            let lesson: Lesson = toml::from_str(&text).unwrap();
            let questions = lesson.screens.into_iter().filter_map(|it| it.question);
            questions.map(|it| it.replies).collect::<Vec<_>>()
        });
        let replies: Vec<_> = replies.collect();
        for (number, (english, setting)) in replies[0].iter().zip(SETTINGS).enumerate() {
            for other in &replies {
                assert!(other[number].keys().eq(english.keys()), "question {number}");
            }
            assert!(english.len() >= 3 && english.contains_key("*"));
            if let Number(right) = setting.answer {
                assert!(!english.contains_key(&right.to_string()));
            }
        }
    }

    /// Runs a command with this input; `None` if it isn't installed.
    fn output(command: &mut Command, input: impl Into<Stdio>) -> Option<String> {
        let output = match command.stdin(input).output() {
            Err(error) if error.kind() == ErrorKind::NotFound => return None,
            output => output.unwrap(),
        };
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{command:?}: {errors}");
        Some(String::from_utf8(output.stdout).unwrap())
    }

    #[test]
    fn programs_are_right_on_all_cases_of_their_problem() {
        let folder = tempfile::tempdir().unwrap();
        let source = |kind| root().join(format!("crates/site/data/dividing_game.{kind}"));
        let binary = |kind| folder.path().join(kind);
        let compiled = |compiler: &str, options: [&str; 2], kind| {
            let mut command = Command::new(compiler);
            command
                .args(options)
                .arg(source(kind))
                .arg("-o")
                .arg(binary(kind));
            output(&mut command, Stdio::null()).map(|_| Command::new(binary(kind)))
        };
        let mut python = Command::new("python3");
        python.arg(source("py"));
        let mut programs = [
            compiled("g++", ["-Wall", "-Werror"], "cpp"),
            compiled("rustc", ["-Dwarnings", "--edition=2021"], "rs"),
            Some(python),
        ];
        let cases = fs_err::read_dir(root().join("tests/golden/abc368_f")).unwrap();
        let cases = cases.map(|it| it.unwrap().path());
        for case in cases.filter(|it| it.extension().is_some_and(|it| it == "in")) {
            let wanted = fs_err::read_to_string(case.with_extension("out")).unwrap();
            for program in programs.iter_mut().flatten() {
                let said = output(program, File::open(&case).unwrap());
                assert!(
                    said.is_none_or(|said| said == wanted),
                    "{program:?} on {case:?}"
                );
            }
        }
    }
}
