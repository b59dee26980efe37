//! Runs a solution on golden cases and judges what it prints.

pub mod build;
mod compare;
mod interact;
mod judge;
mod parallel;
mod process;
mod program;

use std::fmt;
use std::path::Path;
use std::time::Duration;

use anyhow::Result;

pub use judge::Judge;
pub use parallel::in_parallel;
pub use process::{Limits, kill_all_on_interrupt};
pub use program::{Ran, run_program};

use crate::problem::Problem;
use crate::workspace::Case;

/// A judge's answer, in the judges' words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// Accepted.
    Ac,
    /// Wrong answer.
    Wa,
    /// Presentation error: right but for white space that counts here.
    Pe,
    /// Runtime error.
    Re,
    /// Time limit exceeded.
    Tle,
    /// Memory limit exceeded.
    Mle,
    /// Output limit exceeded.
    Ole,
    /// Compilation error.
    Ce,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Ac => "AC",
            Self::Wa => "WA",
            Self::Pe => "PE",
            Self::Re => "RE",
            Self::Tle => "TLE",
            Self::Mle => "MLE",
            Self::Ole => "OLE",
            Self::Ce => "CE",
        })
    }
}

/// How one run on one case went.
#[derive(Debug)]
pub struct Report {
    pub verdict: Verdict,
    /// Processor time.
    pub time: Duration,
    /// Bytes.
    pub peak_memory: u64,
    /// Why it was not accepted, in lines to show below the verdict.
    pub detail: String,
}

impl Report {
    /// The report on a program that there is not.
    pub fn compilation_error() -> Self {
        Self {
            verdict: Verdict::Ce,
            time: Duration::ZERO,
            peak_memory: 0,
            detail: String::new(),
        }
    }
}

/// The largest output that is kept; a program that prints more is stopped. The largest right one
/// has 20 MB, the nim products of 10^6 pairs.
const OUTPUT_LIMIT: u64 = 32 << 20;

/// Runs `executable` on one case.
///
/// # Errors
/// If the case cannot be read or the judge program fails; never for what the solution does.
pub fn run_case(
    problem: &Problem,
    case: &Case,
    executable: &Path,
    judge: &Judge,
) -> Result<Report> {
    match judge {
        Judge::Interactor(interactor) => interact::run(problem, case, executable, interactor),
        _ => judge::run(problem, case, executable, judge),
    }
}

fn limits(problem: &Problem) -> Limits {
    Limits {
        cpu: problem.time_limit,
        // A machine busy with other cases may take thrice as long; sleeping never ends.
        wall: problem.time_limit * 3 + Duration::from_secs(1),
        address_space: problem.memory_limit * 2 + (512 << 20),
        output: OUTPUT_LIMIT,
    }
}
