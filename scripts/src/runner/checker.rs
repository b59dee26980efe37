//! Decides whether an output is right: by the expected output, or by a program of `tests/checkers`.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::{Result, bail, ensure};

use super::helper::Helper;
use super::program::run_program;
use super::verdict::{Verdict, indented_tail};
use crate::system::files::temporary::Temporary;
use crate::system::{Confinement, Limits, NOTICES_IDLERS, Usage};
use crate::workspace::Workspace;
use crate::workspace::cases::Case;

/// How the outputs of a problem are checked.
#[derive(Debug)]
pub enum Checker {
    /// By comparison with the expected output, as the problem's `compare` says.
    Comparison,
    /// By a program called as `checker INPUT OUTPUT ANSWER`; exit status 0 accepts, 1 refuses.
    Program(Helper),
    /// By a program that talks to the solution, called as `interactor INPUT OUTPUT ANSWER`.
    Interactor(Helper),
}

impl Checker {
    /// Finds the checker of a problem and compiles its program.
    ///
    /// # Errors
    /// If `tests/checkers/<bin>.rs`, `.cpp` or `.py` does not compile or does not say what it is.
    pub fn new(workspace: &Workspace, bin: &str) -> Result<Self> {
        let Some(source) = workspace.checker_path(bin) else {
            ensure!(
                !is_interactive(workspace, bin),
                "{bin} is interactive (it uses `input_interactive!`), but has no interactor: write \
                 tests/checkers/{bin}.rs (or .cpp, .py), which begins with `//! Interactor`; it is \
                 called with the path of the case's input, talks to the solution through its \
                 standard input and output, and exits with 0 (accepted) or 1 (wrong answer)"
            );
            return Ok(Self::Comparison);
        };
        let program = Helper::from_source(workspace, &source)?;
        let text = fs_err::read_to_string(&source)?;
        match kind(&text) {
            Some(Kind::Checker) => Ok(Self::Program(program)),
            Some(Kind::Interactor) => Ok(Self::Interactor(program)),
            None => bail!(
                "{}:1: begin with a comment `Checker …` or `Interactor …`",
                program.text
            ),
        }
    }
}

enum Kind {
    Checker,
    Interactor,
}

/// Reads what a program says it is: in its first comment, or by the function of testlib it calls.
fn kind(source: &str) -> Option<Kind> {
    const FIRST_LINES: usize = 3;
    for line in source.lines().take(FIRST_LINES) {
        let title = line.trim_start_matches(['/', '!', '#', '*', '"', ' ']);
        match title.split(|c: char| !c.is_alphanumeric()).next() {
            Some("Checker") => return Some(Kind::Checker),
            Some("Interactor") => return Some(Kind::Interactor),
            _ => {}
        }
    }
    if source.contains("registerInteraction") {
        return Some(Kind::Interactor);
    }
    let is_checker = source.contains("registerTestlibCmd");
    is_checker.then_some(Kind::Checker)
}

fn is_interactive(workspace: &Workspace, bin: &str) -> bool {
    let source = fs_err::read_to_string(workspace.bin_path(bin)).unwrap_or_default();
    source.contains("input_interactive!")
}

/// Runs a checker on the file `output`, which a solution has printed.
///
/// # Errors
/// If the checker cannot be run, or itself fails.
pub(super) fn check(
    program: &Helper,
    case: &Case,
    output: &Path,
    limits: Limits,
) -> Result<(Verdict, String)> {
    let mut command = program.command();
    command.args([&case.input, output, &case.output]);
    let ran = run_program(&mut command, None, judge_limits(limits))?;
    verdict_of(program, &ran.usage, &(ran.stdout + &ran.stderr))
}

/// Makes the command of an interactor. As in testlib, it may write a file of its own; here nobody
/// reads it. testlib opens the answer even if it isn't used, so a case without one gets an empty
/// file.
///
/// # Errors
/// If that file cannot be written.
pub(super) fn interactor_command(
    program: &Helper,
    case: &Case,
    folder: &Temporary,
) -> Result<Command> {
    let [log, none] = ["log", "none"].map(|name| folder.as_ref().join(name));
    let answer = if case.output.is_file() {
        &case.output
    } else {
        fs_err::write(&none, "")?;
        &none
    };
    let mut command = program.command();
    command.args([&case.input, &log, answer]);
    Ok(command)
}

/// Gives a checker or interactor its limits: at least five seconds, whatever the solution has.
pub(super) fn judge_limits(limits: Limits) -> Confinement {
    const LEAST_TIME: Duration = Duration::from_secs(5);
    let cpu = limits.cpu.max(LEAST_TIME);
    // On a busy machine the program runs slowly. Where the system shows idling, one that waits is
    // stopped much earlier.
    let patience = if NOTICES_IDLERS { 60 } else { 10 };
    let limits = Limits {
        cpu,
        wall: limits.wall.max(cpu * patience),
        ..limits
    };
    Confinement {
        idle_after: Some(cpu),
        ..limits.into()
    }
}

/// Reads the verdict from the exit status of a checker or interactor.
///
/// # Errors
/// If the program itself failed.
pub(super) fn verdict_of(
    program: &Helper,
    usage: &Usage,
    reason: &str,
) -> Result<(Verdict, String)> {
    let name = &program.text;
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
    let reason = indented_tail(reason);
    match usage.status.code() {
        Some(0) => Ok((Verdict::Ac, String::new())),
        Some(1) => Ok((Verdict::Wa, reason)),
        Some(2) => Ok((Verdict::Pe, reason)), // testlib's presentation error
        _ => bail!("{name} failed: {}\n{}", usage.status, reason.trim_end()),
    }
}
