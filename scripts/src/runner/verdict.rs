//! Verdict on the run of a solution on one case.

use std::fmt;
use std::time::Duration;

use super::complaint;
use super::limits::OUTPUT_LIMIT;
use crate::problem::Problem;
use crate::system::{Usage, stack_granted};

/// Verdict in the usual abbreviations of judges.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// Accepted.
    Ac,
    /// Wrong answer.
    Wa,
    /// Presentation error: right except for white space, where that counts.
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
    /// Ran to its end; the case has no expected answer.
    Unjudged,
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
            Self::Unjudged => "—",
        })
    }
}

/// Result of one run on one case.
#[derive(Debug)]
pub struct Report {
    pub verdict: Verdict,
    /// Processor time.
    pub time: Duration,
    /// Peak memory in bytes.
    pub peak_memory: u64,
    /// Reason of a refusal and standard error, as lines to show below the verdict.
    pub detail: String,
    /// Standard error, for any verdict; a long text without its middle.
    pub stderr: String,
}

impl Report {
    /// Report for a program that did not compile.
    pub fn compilation_error() -> Self {
        Self {
            verdict: Verdict::Ce,
            time: Duration::ZERO,
            peak_memory: 0,
            detail: String::new(),
            stderr: String::new(),
        }
    }

    /// Standard error, as lines to show below the verdict.
    pub fn shown_stderr(&self) -> String {
        complaint::shown(&self.stderr)
    }
}

/// Verdict, with its detail, on a run that failed regardless of its output. None if the run ended
/// well and within its limits. `printed` is the number of printed bytes.
pub(super) fn failure(
    usage: &Usage,
    problem: &Problem,
    printed: u64,
    stderr: &str,
) -> Option<(Verdict, String)> {
    if printed >= OUTPUT_LIMIT || usage.printed_too_much() {
        let limit = OUTPUT_LIMIT >> 20;
        return Some((
            Verdict::Ole,
            format!("    stopped after {limit} MiB of output\n"),
        ));
    }
    if let Some(overflow) = stack_overflow(problem, stderr) {
        return Some((Verdict::Re, format!("    {overflow}\n")));
    }
    let limit = problem.memory_limit >> 20;
    if let Some(bytes) = failed_allocation(stderr) {
        let size = mebibytes(bytes);
        let detail = format!("    an allocation of {size} failed: the limit is {limit} MiB\n");
        return Some((Verdict::Mle, detail));
    }
    if usage.peak_memory > problem.memory_limit {
        return Some((Verdict::Mle, format!("    the limit is {limit} MiB\n")));
    }
    let computed_too_long = usage.cpu > problem.time_limit || usage.computed_too_long();
    if usage.timed_out || computed_too_long {
        let what = if computed_too_long {
            "of computing"
        } else {
            "on the clock: it waits or sleeps"
        };
        let limit = problem.time_limit;
        return Some((Verdict::Tle, format!("    over {limit:?} {what}\n")));
    }
    if !usage.status.success() {
        return Some((Verdict::Re, format!("    {}\n", usage.status)));
    }
    None
}

/// Size of the failed allocation, from the standard library's message.
fn failed_allocation(stderr: &str) -> Option<u64> {
    let (_, rest) = stderr.split_once("memory allocation of ")?;
    rest.split_once(" bytes failed")?.0.parse().ok()
}

fn mebibytes(bytes: u64) -> String {
    if bytes < 1 << 20 {
        return format!("{bytes} bytes");
    }
    format!("{} MiB", bytes >> 20)
}

/// Message for a stack overflow that the standard library's handler reported; None if it did not.
fn stack_overflow(problem: &Problem, stderr: &str) -> Option<String> {
    let message = stderr
        .lines()
        .find(|line| line.contains("has overflowed its stack"))?;
    if !message.contains("thread 'main'") {
        return Some(
            "stack overflow in a thread, which has 2 MiB unless its builder says more".into(),
        );
    }
    let stack = stack_granted(problem.stack());
    Some(format!("stack overflow at {}", mebibytes(stack)))
}

/// Last lines of a program's standard error, indented.
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
