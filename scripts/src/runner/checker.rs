//! What decides whether an output is right: the expected output, or a program of
//! `tests/judges`.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Result, bail};

use super::build;
use super::limits::Limits;
use super::process::Usage;
use super::program::run_program;
use super::verdict::{Verdict, indented_tail};
use crate::workspace::{Case, Workspace};

/// How the outputs of a problem are checked.
#[derive(Debug)]
pub enum Checker {
    /// Against the expected output, by the problem's `compare`.
    Comparison,
    /// By a program: `checker INPUT OUTPUT ANSWER`, exit status 0 accepts, 1 refuses.
    Program(PathBuf),
    /// By a program that talks to the solution: `interactor INPUT OUTPUT`, same exit status.
    Interactor(PathBuf),
}

impl Checker {
    /// The checker of a problem, its program compiled.
    ///
    /// # Errors
    /// If `tests/judges/<bin>.rs` does not compile or does not say what it is.
    pub fn of(workspace: &Workspace, bin: &str) -> Result<Self> {
        let Some(source) = workspace.checker_path(bin) else {
            return Ok(Self::Comparison);
        };
        let text = fs_err::read_to_string(&source)?;
        let executable = workspace.scratch_dir("judges").join(bin);
        build::single_file(&source, &executable)?;
        match text.trim_start_matches("//! ").split_whitespace().next() {
            Some("Checker") => Ok(Self::Program(executable)),
            Some("Interactor") => Ok(Self::Interactor(executable)),
            _ => bail!(
                "{}:1: begin with `//! Checker …` or `//! Interactor …`",
                workspace.relative(&source).display()
            ),
        }
    }
}

/// Lets a checker's program look at what a solution printed into `output`.
///
/// # Errors
/// If the program cannot be run or fails itself.
pub(super) fn check(
    program: &Path,
    case: &Case,
    output: &Path,
    limits: Limits,
) -> Result<(Verdict, String)> {
    let mut command = Command::new(program);
    command.args([&case.input, output, &case.output]);
    let ran = run_program(&mut command, None, checker_limits(limits))?;
    verdict_of(program, &ran.usage, &(ran.stdout + &ran.stderr))
}

/// A checker or interactor may take longer than the solution.
pub(super) fn checker_limits(limits: Limits) -> Limits {
    Limits {
        cpu: limits.cpu.max(Duration::from_secs(10)),
        wall: limits.wall.max(Duration::from_secs(20)),
        ..limits
    }
}

/// What the exit status of a checker or interactor means.
///
/// # Errors
/// If it failed itself.
pub(super) fn verdict_of(program: &Path, usage: &Usage, reason: &str) -> Result<(Verdict, String)> {
    match usage.status.code() {
        Some(0) => Ok((Verdict::Ac, String::new())),
        Some(1) => Ok((Verdict::Wa, indented_tail(reason))),
        Some(2) => Ok((Verdict::Pe, indented_tail(reason))), // testlib's presentation error
        _ => bail!(
            "the checker {} failed: {}\n{reason}",
            program.display(),
            usage.status
        ),
    }
}
