//! Decides whether an output is right: by the expected output, or by a program of `tests/checkers`.

use std::fs::File;
use std::io::{self, Read as _, Seek as _};
use std::ops::RangeInclusive;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};

use super::helper::Helper;
use super::program::run_program;
use super::verdict::{Verdict, indented_tail};
use crate::system::files::open_written;
use crate::system::files::temporary::Temporary;
use crate::system::{DEFAULT_STACK_LIMIT, Limits, Usage};
use crate::workspace::Workspace;
use crate::workspace::cases::Case;

/// How the outputs of a problem are checked.
#[derive(Debug)]
pub enum Checker {
    /// By comparison with the expected output, as the problem's `compare` says.
    Comparison,
    /// By a program that reads the output.
    Program(Judge),
    /// By a program that talks to the solution. It may write a log, which the checker then reads;
    /// without a checker, the log is compared with the expected output.
    Interactor(Judge, Option<Judge>),
}

/// A program that judges a solution.
#[derive(Debug)]
pub struct Judge {
    pub program: Helper,
    pub convention: Convention,
}

/// How a judge is called, and how it answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Convention {
    /// Called as `checker INPUT OUTPUT ANSWER`, or `interactor INPUT LOG ANSWER`; exit status 0
    /// accepts, 1 and 2 refuse, 7 and 50 give points.
    Testlib,
    /// Kattis' and DOMjudge's: called as `validator INPUT ANSWER FEEDBACK_FOLDER` with the output
    /// on standard input; exit status 42 accepts, 43 refuses.
    Feedback,
}

impl Checker {
    /// Finds the programs that judge a problem, and compiles them.
    ///
    /// # Errors
    /// If a file of `tests/checkers` does not compile or does not say what it is, or an interactive
    /// problem has no interactor.
    pub fn new(workspace: &Workspace, bin: &str) -> Result<Self> {
        let (mut checker, mut interactor) = (None, None);
        for source in workspace.checker_paths(bin) {
            let text = String::from_utf8_lossy(&fs_err::read(&source)?).into_owned();
            let shown = workspace.shown(&source);
            let Some((kind, convention)) = kind(&text) else {
                bail!(
                    "{shown}:1: begin with a comment `Checker …`, `Interactor …` or `Validator …`"
                );
            };
            let place = match kind {
                Kind::Checker => &mut checker,
                Kind::Interactor => &mut interactor,
            };
            let program = Helper::from_source(workspace, &source)?;
            let judge = Judge {
                program,
                convention,
            };
            if let Some(other) = place.replace(judge) {
                bail!("{shown} and {} do the same; remove one", other.program.text);
            }
        }
        match (interactor, checker) {
            (Some(interactor), checker) => Ok(Self::Interactor(interactor, checker)),
            (None, Some(checker)) => Ok(Self::Program(checker)),
            (None, None) => {
                ensure!(
                    !workspace.read_problem(bin)?.interactive,
                    "{bin} is interactive, but has no interactor: {}",
                    how_to_write_interactor(bin)
                );
                Ok(Self::Comparison)
            }
        }
    }
}

/// Says how to write an interactor.
pub fn how_to_write_interactor(bin: &str) -> String {
    format!(
        "write tests/checkers/{bin}.rs (or .cpp, .py), which begins with `//! Interactor`; it is \
         called with the path of the case's input, talks to the solution through its standard \
         input and output, and exits with 0 (accepted) or 1 (wrong answer)"
    )
}

enum Kind {
    Checker,
    Interactor,
}

/// Reads what a program says it is: in its first comment, or by the function of testlib it calls.
/// Whoever knows 42 and 43 follows the convention of Kattis and DOMjudge.
fn kind(source: &str) -> Option<(Kind, Convention)> {
    const FIRST_LINES: usize = 3;
    let mut titles = source.lines().take(FIRST_LINES).filter_map(|line| {
        let title = line.trim_start_matches(['/', '!', '#', '*', '"', ' ']);
        let title = title.split(|c: char| !c.is_alphanumeric()).next()?;
        ["Checker", "Interactor", "Validator"]
            .into_iter()
            .find(|it| *it == title)
    });
    let title = titles.next();
    let is_testlib = source.contains("registerTestlibCmd");
    let is_testlib_interactor = source.contains("registerInteraction");
    let has_number = |number: &str| {
        let mut words = source.split(|c: char| !c.is_alphanumeric() && c != '_');
        words.any(|word| word == number)
    };
    let has_both = !is_testlib && !is_testlib_interactor && has_number("42") && has_number("43");
    let convention = if title == Some("Validator") || has_both {
        Convention::Feedback
    } else {
        Convention::Testlib
    };
    match title {
        Some("Interactor") => Some((Kind::Interactor, convention)),
        None if is_testlib_interactor => Some((Kind::Interactor, convention)),
        None if !is_testlib && convention == Convention::Testlib => None,
        _ => Some((Kind::Checker, convention)),
    }
}

impl Judge {
    /// Adds the arguments for a case to the judge's command. `output` is the solution's output, or
    /// the log of an interactor. testlib opens the answer even if it isn't used, so a case without
    /// one gets an empty file.
    ///
    /// # Errors
    /// If the files of `folder` cannot be written.
    pub(super) fn command(&self, case: &Case, folder: &Path, output: &Path) -> Result<Command> {
        let (none, feedback) = (folder.join("none"), folder.join(FEEDBACK));
        let answer = if case.output.is_file() {
            &case.output
        } else {
            fs_err::write(&none, "")?;
            &none
        };
        let mut command = self.program.command();
        match self.convention {
            Convention::Testlib => command.args([&case.input, output, answer]),
            Convention::Feedback => {
                fs_err::create_dir(&feedback)?;
                // It may put a name behind the path.
                let feedback = feedback.join("");
                command.args([&case.input, answer, &feedback])
            }
        };
        Ok(command)
    }

    /// Returns whether a program that ended so has accepted the solution, perhaps with points.
    pub(super) fn accepts(&self, usage: &Usage) -> bool {
        match (self.convention, usage.status.code()) {
            (Convention::Testlib, Some(code)) => code == 0 || code == 7 || POINTS.contains(&code),
            (Convention::Feedback, code) => code == Some(42),
            _ => false,
        }
    }
}

/// Exit statuses that mean points: testlib's base and up to 50 above it. A panic of Rust is 101.
const POINTS: RangeInclusive<i32> = 50..=100;

/// Name of the folder into which a validator writes.
const FEEDBACK: &str = "feedback";

/// Runs a checker on the output that a solution has printed.
///
/// # Errors
/// If the checker cannot be run, or itself fails.
pub(super) fn check(
    judge: &Judge,
    case: &Case,
    output: &mut File,
    limits: Limits,
) -> Result<(Verdict, String)> {
    let folder = Temporary::folder().context("no temporary folder")?;
    let copy = folder.as_ref().join("output");
    output.rewind()?;
    io::copy(output, &mut fs_err::File::create(&copy)?)?;
    let mut command = judge.command(case, folder.as_ref(), &copy)?;
    let input = Some(copy.as_path()).filter(|_| judge.convention == Convention::Feedback);
    let ran = run_program(&mut command, input, judge_limits(limits))?;
    verdict_of(
        judge,
        &ran.usage,
        &(ran.stdout + &ran.stderr),
        folder.as_ref(),
    )
}

/// Gives a checker or interactor its limits: at least five seconds, whatever the solution has.
pub(super) fn judge_limits(limits: Limits) -> Limits {
    const LEAST_TIME: Duration = Duration::from_secs(5);
    Limits {
        cpu: limits.cpu.max(LEAST_TIME),
        stack: DEFAULT_STACK_LIMIT,
        ..limits
    }
    .patient()
}

/// Reads the verdict from the exit status of a judge, and from what it wrote into `folder`.
///
/// # Errors
/// If the program itself failed.
pub(super) fn verdict_of(
    judge: &Judge,
    usage: &Usage,
    said: &str,
    folder: &Path,
) -> Result<(Verdict, String)> {
    let name = &judge.program.text;
    ensure!(
        !usage.computed_too_long(),
        "{name} has computed for over {:.1} s and was stopped: does it loop?",
        usage.cpu.as_secs_f64()
    );
    ensure!(
        !usage.timed_out,
        "{name} did not end and was stopped: does it wait for input that does not come?"
    );
    ensure!(
        !usage.printed_too_much(),
        "{name} printed too much and was stopped: does it loop?"
    );
    let feedback = |file: &str| {
        let mut text = Vec::new();
        let file = open_written(&folder.join(FEEDBACK), file);
        let _ = file.and_then(|file| file.take(1 << 16).read_to_end(&mut text));
        String::from_utf8_lossy(&text).into_owned()
    };
    let code = usage.status.code();
    match (judge.convention, code) {
        (Convention::Testlib, Some(code)) => {
            if let Some(points) = points(code, said) {
                return Ok(points);
            }
            match code {
                0 => return Ok((Verdict::Ac, String::new())),
                1 if !is_no_program(said) => return Ok((Verdict::Wa, indented_tail(said))),
                // Also for what follows the answer, and for an answer that ends early.
                2 | 4 | 8 => return Ok((Verdict::Pe, indented_tail(said))),
                42 | 43 => bail!(
                    "{name} failed: {}; if it follows Kattis or DOMjudge, begin it with a comment \
                     `Validator …`",
                    usage.status
                ),
                _ => {}
            }
        }
        (Convention::Feedback, Some(42)) => {
            let score = feedback("score.txt");
            return Ok(match score.trim() {
                "" => (Verdict::Ac, String::new()),
                score => verdict_for_points(score, ""),
            });
        }
        (Convention::Feedback, Some(43)) => {
            let said = feedback("judgemessage.txt") + &feedback("teammessage.txt") + said;
            return Ok((Verdict::Wa, indented_tail(&said)));
        }
        _ => {}
    }
    let said = indented_tail(said);
    bail!("{name} failed: {}\n{}", usage.status, said.trim_end())
}

/// Returns whether Python says at the end that the program itself is wrong. Its exit status is 1
/// then, as for a wrong answer.
fn is_no_program(said: &str) -> bool {
    const ERRORS: [&str; 5] = ["Syntax", "Indentation", "Tab", "Name", "ModuleNotFound"];
    let last = said.trim_end().lines().last().unwrap_or_default();
    let error = last.split_once("Error: ");
    error.is_some_and(|(error, _)| ERRORS.contains(&error))
}

/// Reads points from what a program of testlib says at its end, or from its exit status.
fn points(code: i32, said: &str) -> Option<(Verdict, String)> {
    let after = |start: &str| said.lines().find_map(|line| line.strip_prefix(start));
    if let Some(rest) = after("partially correct (") {
        let (points, reason) = rest.split_once(')')?;
        return Some(verdict_for_points(points, reason));
    }
    if code == 7 {
        let rest = after("points ").or(said.lines().next()).unwrap_or_default();
        let (points, reason) = rest.trim().split_once(' ').unwrap_or((rest.trim(), ""));
        return Some(verdict_for_points(points, reason));
    }
    let points = POINTS.contains(&code).then(|| code - POINTS.start())?;
    Some(verdict_for_points(
        &points.to_string(),
        said.lines().next()?,
    ))
}

/// Makes the verdict for points: none are a wrong answer.
fn verdict_for_points(points: &str, reason: &str) -> (Verdict, String) {
    let verdict = if points.parse::<f64>().is_ok_and(|points| points <= 0.0) {
        Verdict::Wa
    } else {
        Verdict::Pts
    };
    let reason = match reason.trim() {
        "" => String::new(),
        reason => format!(": {reason}"),
    };
    (verdict, indented_tail(&format!("{points} points{reason}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kind_of(source: &str) -> Option<&'static str> {
        let (kind, convention) = kind(source)?;
        Some(match (kind, convention) {
            (Kind::Checker, Convention::Testlib) => "checker",
            (Kind::Checker, Convention::Feedback) => "validator",
            (Kind::Interactor, Convention::Testlib) => "interactor",
            (Kind::Interactor, Convention::Feedback) => "interactive validator",
        })
    }

    #[test]
    fn a_judge_says_what_it_is() {
        for (source, wanted) in [
            ("//! Checker.\nfn main() {}", Some("checker")),
            ("# Interactor of a game", Some("interactor")),
            ("// Validator: any order\nint main() {}", Some("validator")),
            ("import sys\nsys.exit(42 if ok else 43)", Some("validator")),
            (
                "// Interactor\nexit(43); exit(42);",
                Some("interactive validator"),
            ),
            (
                "registerTestlibCmd(argc, argv); quitf(_ok, \"42 43\");",
                Some("checker"),
            ),
            ("registerInteraction(argc, argv);", Some("interactor")),
            ("int main() {}", None),
        ] {
            assert_eq!(kind_of(source), wanted, "{source}");
        }
    }

    #[test]
    fn a_judge_has_time_and_is_ended_soon_when_it_waits() {
        for cpu in [1, 20].map(Duration::from_secs) {
            let (wall, address_space, output) = (cpu, 1 << 30, 1 << 20);
            let given = judge_limits(Limits {
                cpu,
                wall,
                address_space,
                output,
                ..crate::system::HELPER_LIMITS
            });
            assert!(given.cpu >= cpu.max(Duration::from_secs(5)));
            let waits = given.idle_after.expect("a limit");
            assert!(waits <= given.cpu && waits * 5 < given.wall);
        }
    }

    #[test]
    fn a_checker_that_is_no_program_is_no_wrong_answer() {
        for said in [
            "  File \"a.py\", line 2\n    if\n      ^\nSyntaxError: invalid syntax\n",
            "Traceback (most recent call last):\nNameError: name 'x' is not defined",
        ] {
            assert!(is_no_program(said), "{said}");
        }
        for said in [
            "",
            "expected 3, got SyntaxError: no",
            "ValueError: invalid literal",
        ] {
            assert!(!is_no_program(said), "{said}");
        }
    }

    #[test]
    fn points_are_read_from_words_and_from_the_status() {
        let shown =
            |code, said| points(code, said).map(|(v, detail)| format!("{v} {}", detail.trim()));
        let some = |text: &str| Some(text.to_string());
        assert_eq!(shown(7, "points 100 all\n"), some("PTS 100 points: all"));
        assert_eq!(shown(7, "points 0 none\n"), some("WA 0 points: none"));
        assert_eq!(shown(7, "points 12.5\n"), some("PTS 12.5 points"));
        assert_eq!(
            shown(1, "partially correct (1) near\n"),
            some("PTS 1 points: near")
        );
        assert_eq!(shown(80, "half\n"), some("PTS 30 points: half"));
        assert_eq!(shown(50, "nothing\n"), some("WA 0 points: nothing"));
        assert_eq!(shown(101, "thread 'main' panicked"), None);
        assert_eq!(shown(0, "points of view differ"), None);
    }
}
