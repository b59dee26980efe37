//! Runs a solution on golden cases and judges its output.
//!
//! [`build`] makes executables, [`run_case`] turns an executable and a case into a [`Report`].

mod batch;
pub mod build;
pub mod bundle;
mod checker;
mod compare;
mod helper;
mod interact;
mod java;
mod kept;
pub mod large_cases;
pub mod package;
mod parallel;
mod program;
mod verdict;

use std::path::Path;
use std::process::Command;

use anyhow::Result;

pub use build::Setup;
pub use checker::{Checker, Convention, Judge, how_to_write_interactor};
pub use helper::{Helper, succeeded};
pub use parallel::in_parallel;
pub use program::{Conversation, FinishedRun, Heard, run_program};
pub use verdict::{Report, Verdict, shown_complaint};

use crate::system::grant_stack;
pub use crate::system::{HELPER_LIMITS, Limits, kill_all, launch_if_asked, launch_through};
use crate::workspace::cases::Case;
use crate::workspace::problem::Problem;

/// Runs `executable` on one case.
///
/// # Errors
/// If the case cannot be read or the checker fails; never for a failure of the solution.
pub fn run_case(
    problem: &Problem,
    case: &Case,
    executable: &Path,
    checker: &Checker,
) -> Result<Report> {
    run(problem, case, Command::new(executable), checker)
}

/// Like [`run_case`], for the command that runs the executable.
///
/// # Errors
/// If the case cannot be read or the checker fails; never for a failure of the solution.
pub fn run(problem: &Problem, case: &Case, command: Command, checker: &Checker) -> Result<Report> {
    grant_stack(Path::new(command.get_program()), problem.stack())?;
    let cleaned = case.cleaned()?;
    let case = cleaned.as_ref().map_or(case, |(case, _)| case);
    match checker {
        Checker::Interactor(interactor, checker) => {
            interact::run(problem, case, command, interactor, checker.as_ref())
        }
        _ => batch::run(problem, case, command, checker),
    }
}
