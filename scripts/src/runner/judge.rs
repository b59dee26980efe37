//! One run from files to a verdict.

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Seek};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use rustix::process::Signal;

use super::compare::{Match, compare, side_by_side};
use super::process::{Confined, Limits, Usage};
use super::program::run_program;
use super::{OUTPUT_LIMIT, Report, Verdict, build, limits};
use crate::problem::Problem;
use crate::workspace::{Case, Workspace};

/// Who decides whether an output is right.
#[derive(Debug)]
pub enum Judge {
    /// The expected output, by the problem's `compare`.
    Answer,
    /// `checker INPUT OUTPUT ANSWER`: exit status 0 accepts, 1 refuses.
    Checker(PathBuf),
    /// `interactor INPUT OUTPUT`, talking to the solution; same exit status.
    Interactor(PathBuf),
}

impl Judge {
    /// The judge of a problem, its program compiled.
    ///
    /// # Errors
    /// If `tests/judges/<bin>.rs` does not compile or does not say what it is.
    pub fn of(workspace: &Workspace, bin: &str) -> Result<Self> {
        let Some(source) = workspace.judge_path(bin) else {
            return Ok(Self::Answer);
        };
        let text = std::fs::read_to_string(&source)
            .with_context(|| format!("cannot read {}", source.display()))?;
        let executable = workspace.scratch_dir("judges").join(bin);
        build::single_file(&source, &executable)?;
        match text.trim_start_matches("//! ").split_whitespace().next() {
            Some("Checker") => Ok(Self::Checker(executable)),
            Some("Interactor") => Ok(Self::Interactor(executable)),
            _ => bail!(
                "{}:1: begin with `//! Checker …` or `//! Interactor …`",
                workspace.relative(&source).display()
            ),
        }
    }
}

/// Runs a solution that reads the whole input and prints the whole output.
pub(super) fn run(
    problem: &Problem,
    case: &Case,
    executable: &Path,
    judge: &Judge,
) -> Result<Report> {
    let limits = limits(problem);
    // Files instead of pipes: nothing to drain, and the kernel keeps their size down.
    let mut stdout = tempfile::NamedTempFile::new().context("no temporary file")?;
    let mut stderr = tempfile::tempfile().context("no temporary file")?;
    let mut command = Command::new(executable);
    command
        .stdin(open(&case.input)?)
        .stdout(stdout.as_file().try_clone()?)
        .stderr(stderr.try_clone()?);
    let usage = Confined::spawn(&mut command, limits)
        .and_then(Confined::wait)
        .with_context(|| format!("cannot run {}", executable.display()))?;
    let complaint = read_back(&mut stderr)?;
    let printed = stdout.as_file().metadata()?.len();
    let (verdict, detail) = match failure(&usage, problem, printed, &complaint) {
        Some(broken) => broken,
        None => match judge {
            Judge::Checker(checker) => check(checker, case, stdout.path(), limits)?,
            _ => match_answer(stdout.as_file_mut(), case, problem)?,
        },
    };
    Ok(Report {
        verdict,
        time: usage.cpu,
        peak_memory: usage.peak_memory,
        detail,
    })
}

/// The verdict on a run whose output need not be looked at.
pub(super) fn failure(
    usage: &Usage,
    problem: &Problem,
    printed: u64,
    complaint: &str,
) -> Option<(Verdict, String)> {
    if printed >= OUTPUT_LIMIT || usage.killed_by(Signal::XFSZ) {
        let limit = OUTPUT_LIMIT >> 20;
        return Some((
            Verdict::Ole,
            format!("    stopped after {limit} MiB of output\n"),
        ));
    }
    if usage.peak_memory > problem.memory_limit || complaint.contains("memory allocation of ") {
        let limit = problem.memory_limit >> 20;
        return Some((Verdict::Mle, format!("    the limit is {limit} MiB\n")));
    }
    if usage.timed_out || usage.cpu > problem.time_limit {
        let what = match usage.cpu > problem.time_limit {
            true => "of computing",
            false => "on the clock: it waits or sleeps",
        };
        let limit = problem.time_limit;
        return Some((Verdict::Tle, format!("    over {limit:?} {what}\n")));
    }
    if !usage.status.success() {
        let detail = format!("    {}\n{}", usage.status, indented_tail(complaint));
        return Some((Verdict::Re, detail));
    }
    None
}

fn match_answer(output: &mut File, case: &Case, problem: &Problem) -> Result<(Verdict, String)> {
    // Large answers are read whole only to show where they differ: see `Usage::peak_memory`.
    if are_equal(output, &mut open(&case.output)?)? {
        return Ok((Verdict::Ac, String::new()));
    }
    let output = read_back(output)?;
    let expected = std::fs::read_to_string(&case.output)
        .with_context(|| format!("cannot read {}", case.output.display()))?;
    let verdict = match compare(&output, &expected, problem.compare) {
        Match::Right => return Ok((Verdict::Ac, String::new())),
        Match::Spacing => Verdict::Pe,
        Match::Wrong => Verdict::Wa,
    };
    Ok((verdict, side_by_side(&output, &expected, problem.compare)))
}

/// Byte for byte, from the beginning.
fn are_equal(a: &mut File, b: &mut File) -> Result<bool> {
    if a.metadata()?.len() != b.metadata()?.len() {
        return Ok(false);
    }
    a.rewind()?;
    let (mut a, mut b) = (BufReader::new(a), BufReader::new(b));
    loop {
        let (left, right) = (a.fill_buf()?, b.fill_buf()?);
        let length = left.len().min(right.len());
        if length == 0 || left[..length] != right[..length] {
            return Ok(length == 0);
        }
        a.consume(length);
        b.consume(length);
    }
}

fn check(checker: &Path, case: &Case, output: &Path, limits: Limits) -> Result<(Verdict, String)> {
    let mut command = Command::new(checker);
    command.args([&case.input, output, &case.output]);
    let ran = run_program(&mut command, None, judge_limits(limits))?;
    judge_verdict(checker, &ran.usage, &(ran.stdout + &ran.stderr))
}

/// A judge program may take its time.
pub(super) fn judge_limits(limits: Limits) -> Limits {
    Limits {
        cpu: limits.cpu.max(Duration::from_secs(10)),
        wall: limits.wall.max(Duration::from_secs(20)),
        ..limits
    }
}

/// What a checker's or interactor's end means.
pub(super) fn judge_verdict(
    program: &Path,
    usage: &Usage,
    reason: &str,
) -> Result<(Verdict, String)> {
    match usage.status.code() {
        Some(0) => Ok((Verdict::Ac, String::new())),
        Some(1) => Ok((Verdict::Wa, indented_tail(reason))),
        Some(2) => Ok((Verdict::Pe, indented_tail(reason))), // testlib's presentation error
        _ => bail!(
            "the judge {} failed: {}\n{reason}",
            program.display(),
            usage.status
        ),
    }
}

pub(super) fn open(path: &Path) -> Result<File> {
    File::open(path).with_context(|| format!("cannot read {}", path.display()))
}

/// What was written to `file`, whose position the writer left at its end.
pub(super) fn read_back(file: &mut File) -> Result<String> {
    let mut bytes = Vec::new();
    file.rewind()?;
    file.read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// The last lines of what a program complained about.
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
