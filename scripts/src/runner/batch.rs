//! A solution that reads the whole input and prints the whole output.

use std::io::{BufRead, BufReader, Seek};
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};
use fs_err::File;

use super::checker::{Checker, check};
use super::compare::{Match, compare};
use super::diff::side_by_side;
use super::limits::Limits;
use super::process::Confined;
use super::program::read_back;
use super::verdict::{Report, Verdict, failure};
use crate::problem::Problem;
use crate::workspace::Case;

/// Runs a solution on one case.
///
/// # Errors
/// If the case cannot be read, the program cannot be run, or the checker fails.
pub(super) fn run(
    problem: &Problem,
    case: &Case,
    executable: &Path,
    checker: &Checker,
) -> Result<Report> {
    let limits = Limits::of(problem);
    // Files instead of pipes: nobody must read while it runs, and the kernel limits their size.
    let mut stdout = tempfile::NamedTempFile::new().context("no temporary file")?;
    let mut stderr = tempfile::tempfile().context("no temporary file")?;
    let mut command = Command::new(executable);
    command
        .stdin(File::open(&case.input)?.into_file())
        .stdout(stdout.as_file().try_clone()?)
        .stderr(stderr.try_clone()?);
    let usage = Confined::spawn(&mut command, limits)
        .and_then(Confined::wait)
        .with_context(|| format!("cannot run {}", executable.display()))?;
    let complaint = read_back(&mut stderr)?;
    let printed = stdout.as_file().metadata()?.len();
    let (verdict, detail) = match failure(&usage, problem, printed, &complaint) {
        Some(broken) => broken,
        None => match checker {
            Checker::Program(program) => check(program, case, stdout.path(), limits)?,
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

fn match_answer(
    output: &mut std::fs::File,
    case: &Case,
    problem: &Problem,
) -> Result<(Verdict, String)> {
    // Large answers are read whole only to show where they differ: see `Usage::peak_memory`.
    if are_equal(output, &mut File::open(&case.output)?)? {
        return Ok((Verdict::Ac, String::new()));
    }
    let output = read_back(output)?;
    let expected = fs_err::read_to_string(&case.output)?;
    let verdict = match compare(&output, &expected, problem.compare) {
        Match::Right => return Ok((Verdict::Ac, String::new())),
        Match::Spacing => Verdict::Pe,
        Match::Wrong => Verdict::Wa,
    };
    Ok((verdict, side_by_side(&output, &expected, problem.compare)))
}

/// Byte for byte, from the beginning.
fn are_equal(a: &mut std::fs::File, b: &mut File) -> Result<bool> {
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
