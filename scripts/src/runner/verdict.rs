//! What is said of one run on one case.

use std::fmt;
use std::time::Duration;

use rustix::process::Signal;

use super::limits::OUTPUT_LIMIT;
use super::process::Usage;
use crate::problem::Problem;

/// A verdict in the judges' words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// Accepted.
    Ac,
    /// Wrong answer.
    Wa,
    /// Presentation error: right but for white space, where that counts.
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
    /// Report for a program that did not compile.
    pub fn compilation_error() -> Self {
        Self {
            verdict: Verdict::Ce,
            time: Duration::ZERO,
            peak_memory: 0,
            detail: String::new(),
        }
    }
}

/// The verdict on a run that failed whatever it printed, with its detail; nothing if it
/// ended well and within its limits. `printed` counts bytes.
pub(super) fn failure(
    usage: &Usage,
    problem: &Problem,
    printed: u64,
    stderr: &str,
) -> Option<(Verdict, String)> {
    if printed >= OUTPUT_LIMIT || usage.killed_by(Signal::XFSZ) {
        let limit = OUTPUT_LIMIT >> 20;
        return Some((
            Verdict::Ole,
            format!("    stopped after {limit} MiB of output\n"),
        ));
    }
    if usage.peak_memory > problem.memory_limit || stderr.contains("memory allocation of ") {
        let limit = problem.memory_limit >> 20;
        return Some((Verdict::Mle, format!("    the limit is {limit} MiB\n")));
    }
    if usage.timed_out || usage.cpu > problem.time_limit {
        let what = if usage.cpu > problem.time_limit {
            "of computing"
        } else {
            "on the clock: it waits or sleeps"
        };
        let limit = problem.time_limit;
        return Some((Verdict::Tle, format!("    over {limit:?} {what}\n")));
    }
    if !usage.status.success() {
        let detail = format!("    {}\n{}", usage.status, indented_tail(stderr));
        return Some((Verdict::Re, detail));
    }
    None
}

/// The last lines of what a program wrote to standard error, indented.
pub(super) fn indented_tail(text: &str) -> String {
    const LINES: usize = 6;
    let lines: Vec<&str> = text
        .lines()
        .filter(|line| !line.trim().is_empty())
        .collect();
    let tail = &lines[lines.len().saturating_sub(LINES)..];
    tail.iter()
        .map(|line| format!("    {}\n", line.chars().take(200).collect::<String>()))
        .collect()
}
