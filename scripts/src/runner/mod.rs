//! Runs a solution on golden cases and checks what it prints.

mod batch;
pub mod build;
mod checker;
mod compare;
mod diff;
mod interact;
mod limits;
mod parallel;
mod process;
mod program;
mod verdict;

use std::path::Path;

use anyhow::Result;

pub use checker::Checker;
pub use limits::Limits;
pub use parallel::in_parallel;
pub use process::kill_all_on_interrupt;
pub use program::{Ran, run_program};
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
    match checker {
        Checker::Interactor(interactor) => interact::run(problem, case, executable, interactor),
        _ => batch::run(problem, case, executable, checker),
    }
}
