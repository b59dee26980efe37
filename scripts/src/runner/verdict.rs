//! The limits of a solution, the verdict on its run, and the complaint shown below it.

use std::fmt;
use std::time::Duration;

use anyhow::Error;

use super::compare::window;
use crate::system::output;
use crate::system::{Limits, NOTICES_IDLERS, Usage, stack_granted};
use crate::workspace::problem::Problem;

/// Verdict, in the usual abbreviations of judges.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
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
    /// Points above zero, which only the judge can weigh.
    Pts,
    /// Nobody could judge: the checker failed, or the case cannot be read.
    #[default]
    Err,
    /// The run ended well, and the case has no expected answer.
    Unjudged,
}

impl Verdict {
    /// Returns whether the solution may go to the judge: nothing speaks against it.
    pub fn is_fine(self) -> bool {
        matches!(self, Self::Ac | Self::Pts | Self::Unjudged)
    }
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
            Self::Pts => "PTS",
            Self::Err => "ERR",
            Self::Unjudged => "—",
        })
    }
}

/// Result of one run on one case.
#[derive(Debug, Default)]
pub struct Report {
    pub verdict: Verdict,
    /// Processor time.
    pub time: Duration,
    /// Peak memory in bytes.
    pub peak_memory: u64,
    /// Why the solution was refused: lines to show below the verdict.
    pub detail: String,
    /// The output, unless it was accepted or the problem is interactive.
    pub output: String,
    /// `true` if it printed many lines by a system call each.
    pub prints_slowly: bool,
    /// Standard error, whatever the verdict.
    pub stderr: String,
}

impl Report {
    /// Makes the report for a program that did not compile.
    pub fn compilation_error() -> Self {
        Self {
            verdict: Verdict::Ce,
            ..Self::default()
        }
    }

    /// Makes the report for a case that could not be judged.
    pub fn error(error: &Error) -> Self {
        let lines = format!("{error:#}");
        let lines = lines.lines().map(|line| format!("    {line}\n"));
        Self {
            detail: lines.collect(),
            ..Self::default()
        }
    }

    /// Returns why the solution was refused, and both ends of its standard error: lines to show
    /// below the verdict.
    pub fn explanation(&self) -> String {
        self.detail.clone() + &shown_complaint(&self.stderr)
    }

    /// Returns the whole standard error as lines to show below the verdict, with its colours.
    pub fn whole_stderr(&self) -> String {
        if self.stderr.is_empty() {
            return String::new();
        }
        let lines = self.stderr.lines();
        let lines: String = lines.map(|line| format!("      {line}\n")).collect();
        // A colour must not reach beyond.
        let end = if lines.contains('\x1b') {
            "\x1b[0m"
        } else {
            ""
        };
        format!("    standard error:\n{lines}{end}")
    }

    /// Removes the middle of a long standard error, which would only take memory.
    pub fn shorten_stderr(&mut self) {
        const END: usize = 1 << 16;
        if let Some((first, rest)) = self.stderr.as_bytes().split_at_checked(END)
            && rest.len() > END
        {
            let ends = [first, &rest[rest.len() - END..]].map(String::from_utf8_lossy);
            self.stderr = ends.join("\n");
        }
    }
}

/// Returns the verdict and its detail for a run that failed whatever it printed; `None` for a run
/// that ended well and within its limits. `printed` counts bytes.
pub(super) fn failure(
    usage: &Usage,
    problem: &Problem,
    printed: u64,
    stderr: &str,
) -> Option<(Verdict, String)> {
    let memory_limit = problem.memory_limit >> 20;
    let computed_too_long = usage.cpu > problem.time_limit || usage.computed_too_long();
    // A program that ends well may print such words itself.
    let words = if usage.status.success() { "" } else { stderr };
    let (verdict, detail) = if printed >= OUTPUT_LIMIT || usage.printed_too_much() {
        let limit = OUTPUT_LIMIT >> 20;
        (Verdict::Ole, format!("stopped after {limit} MiB of output"))
    } else if let Some(overflow) = stack_overflow(problem, words) {
        (Verdict::Re, overflow)
    } else if let Some(bytes) = failed_allocation(words) {
        let size = mebibytes(bytes);
        let detail = format!("an allocation of {size} failed: the limit is {memory_limit} MiB");
        (Verdict::Mle, detail)
    } else if usage.peak_memory > problem.memory_limit {
        (Verdict::Mle, format!("the limit is {memory_limit} MiB"))
    } else if usage.timed_out || computed_too_long {
        let what = if computed_too_long {
            "of computing"
        } else {
            "on the clock: it waits or sleeps"
        };
        (
            Verdict::Tle,
            format!("over {:?} {what}", problem.time_limit),
        )
    } else if !usage.status.success() {
        (Verdict::Re, usage.status.to_string())
    } else {
        return None;
    };
    Some((verdict, format!("    {detail}\n")))
}

/// Reads the size of a failed allocation from the standard library's message.
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

/// Describes a stack overflow that the standard library's handler reported.
fn stack_overflow(problem: &Problem, stderr: &str) -> Option<String> {
    let mut lines = stderr.lines();
    let message = lines.find(|line| line.contains("has overflowed its stack"))?;
    if !message.contains("thread 'main'") {
        let detail = "stack overflow in a thread, which has 2 MiB unless its builder sets more";
        return Some(detail.to_string());
    }
    let stack = stack_granted(problem.stack());
    Some(format!("stack overflow at {}", mebibytes(stack)))
}

/// Returns the last lines of what a checker says, indented.
pub(super) fn indented_tail(text: &str) -> String {
    const LINES: usize = 6;
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    let lines: Vec<&str> = lines.collect();
    let tail = &lines[lines.len().saturating_sub(LINES)..];
    tail.iter()
        .map(|line| format!("    {}\n", line.chars().take(200).collect::<String>()))
        .collect()
}

/// A program that prints more bytes is stopped. The largest right output, the nim products of 10⁶
/// pairs, has 20 MB.
pub(super) const OUTPUT_LIMIT: u64 = 32 << 20;

impl From<&Problem> for Limits {
    fn from(problem: &Problem) -> Self {
        let stack = problem.stack();
        // A busy machine may take many times as long for the same work. Where the system shows
        // idling, an endless loop or a sleep ends much earlier, and this limit is for programs that
        // do a little of both.
        let wall = if NOTICES_IDLERS {
            problem.time_limit * 10 + Duration::from_secs(10)
        } else {
            problem.time_limit * 3 + Duration::from_secs(1)
        };
        Self {
            cpu: problem.time_limit,
            wall,
            address_space: problem.memory_limit * 2 + stack + (512 << 20),
            output: OUTPUT_LIMIT,
            stack,
            idle_after: Some(problem.time_limit),
        }
    }
}

/// Number of lines shown from the beginning, where a panic's message is, and from the end.
const FIRST_LINES: usize = 10;
const LAST_LINES: usize = 10;
const WIDTH: usize = 200;

/// Returns standard error as lines to show below a verdict, cut in the middle; empty if it is.
pub fn shown_complaint(text: &str) -> String {
    let is_hint = |line: &str| line.starts_with("note: run with `RUST_BACKTRACE=1`");
    let text = output::without_colours(text);
    let lines = text.lines();
    let lines = lines.filter(|line| !line.trim().is_empty() && !is_hint(line));
    let lines: Vec<&str> = lines.collect();
    if lines.is_empty() {
        return String::new();
    }
    let left_out = lines.len().saturating_sub(FIRST_LINES + LAST_LINES);
    let mut is_cut = left_out > 0;
    let mut shown = "    standard error:\n".to_string();
    for (i, line) in lines.iter().enumerate() {
        if i < FIRST_LINES || i >= FIRST_LINES + left_out {
            let start = window(line.as_bytes(), 0, WIDTH);
            is_cut |= start.ends_with('…') && !line.ends_with('…');
            shown += &format!("      {start}\n");
        } else if i == FIRST_LINES {
            shown += &format!("      … {left_out} lines …\n");
        }
    }
    if is_cut {
        shown += "    (`cargo x test --stderr` shows all of it)\n";
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_stderr(stderr: String) -> Report {
        Report {
            stderr,
            ..Report::default()
        }
    }

    #[test]
    fn the_whole_standard_error_has_each_line_and_ends_its_colours() {
        let whole = with_stderr("one\n\n\x1b[31mtwo".to_string()).whole_stderr();
        let lines = "      one\n      \n      \x1b[31mtwo\n\x1b[0m";
        assert_eq!(whole, format!("    standard error:\n{lines}"));
        assert_eq!(with_stderr(String::new()).whole_stderr(), "");
    }

    /// With letters of more than a byte, the cuts fall into a letter.
    #[test]
    fn a_long_standard_error_keeps_its_ends_and_a_short_one_all() {
        for letter in ["a", "é", "😀"] {
            for bytes in [0, 100, 100_000, 131_000, 140_000, 1 << 20] {
                let whole = format!("first{}last", letter.repeat(bytes / letter.len()));
                let mut report = with_stderr(whole.clone());
                report.shorten_stderr();
                let kept = report.stderr;
                assert!(kept.starts_with("first") && kept.ends_with("last"));
                assert!(kept.len() < 132_000 && (bytes > 131_000 || kept == whole));
            }
        }
    }

    #[test]
    fn a_program_is_given_what_its_problem_allows() {
        for mebibytes in [1, 16, 64, 256, 511, 1024, 4096] {
            for time_limit in [1, 100, 1000, 60_000].map(Duration::from_millis) {
                let problem = Problem {
                    memory_limit: mebibytes << 20,
                    time_limit,
                    ..Problem::default()
                };
                let given = Limits::from(&problem);
                assert!(given.address_space >= problem.memory_limit + problem.stack());
                assert!(given.cpu >= time_limit && given.wall > 2 * time_limit);
            }
        }
    }

    #[test]
    fn a_long_text_is_cut_in_the_middle() {
        let text: String = (1..=100).map(|i| format!("line {i}\n\n")).collect();
        let shown = shown_complaint(&text);
        assert_eq!(shown.lines().count(), 1 + 10 + 1 + 10 + 1, "{shown}");
        assert!(shown.contains("--stderr` shows all of it"), "{shown}");
        assert!(
            shown.contains("line 10\n      … 80 lines …\n      line 91\n"),
            "{shown}"
        );
    }

    #[test]
    fn nothing_is_said_of_an_empty_text() {
        assert_eq!(shown_complaint("\n\n"), "");
    }

    #[test]
    fn a_cut_says_how_to_see_the_rest_and_a_short_text_says_nothing() {
        let shown = shown_complaint(&"x".repeat(1000));
        assert!(shown.len() < 300 && shown.contains("--stderr`"), "{shown}");
        let shown = shown_complaint("\x1b[31mred\x1b[0m\n");
        assert_eq!(shown, "    standard error:\n      red\n");
    }
}
