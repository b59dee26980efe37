//! Runs a solution on golden cases and checks what it prints.

mod batch;
pub mod build;
mod checker;
mod clock;
mod compare;
mod complaint;
mod diff;
mod interact;
mod launch;
mod limits;
pub mod package;
mod parallel;
mod process;
mod program;
mod together;
mod verdict;

use std::path::Path;
use std::process::Command;

use anyhow::Result;

pub use checker::{Checker, JudgeProgram};
pub use launch::{launch_if_asked, launch_through};
pub use limits::Limits;
pub use parallel::in_parallel;
pub use process::{kill_all, kill_all_on_interrupt};
pub use program::{Ran, run_program};
pub use together::{Setup, SingleFile, compile_ahead};
pub use verdict::{Report, Verdict};

use crate::problem::Problem;
use crate::workspace::Case;

/// Runs `executable` on one case.
///
/// # Errors
/// If the case cannot be read or the checker fails; never for what the solution does.
pub fn run_case(
    problem: &Problem,
    case: &Case,
    executable: &Path,
    checker: &Checker,
) -> Result<Report> {
    run(problem, case, launch::solution(executable), checker)
}

/// The same, and a panic writes a backtrace to standard error.
///
/// # Errors
/// If the case cannot be read or the checker fails; never for what the solution does.
pub fn trace_case(
    problem: &Problem,
    case: &Case,
    executable: &Path,
    checker: &Checker,
) -> Result<Report> {
    let mut command = launch::solution(executable);
    command.env("RUST_BACKTRACE", "1");
    run(problem, case, command, checker)
}

fn run(problem: &Problem, case: &Case, command: Command, checker: &Checker) -> Result<Report> {
    match checker {
        Checker::Interactor(interactor) => interact::run(problem, case, command, interactor),
        _ => batch::run(problem, case, command, checker),
    }
}
