//! A solution that reads the whole input and prints the whole output.

use std::io::{BufRead, BufReader, Seek};
use std::process::Command;

use anyhow::{Context, Result};
use fs_err::File;

use super::checker::{Checker, check};
use super::compare::{Match, compare};
use super::complaint;
use super::diff::side_by_side;
use super::program::read_back;
use super::verdict::{Report, Verdict, failure};
use crate::problem::{Compare, Problem};
use crate::system::{Confined, Confinement, Streams};
use crate::workspace::Case;

/// Runs a solution on one case.
///
/// # Errors
/// If the case cannot be read, the program cannot be run, or the checker fails.
pub(super) fn run(
    problem: &Problem,
    case: &Case,
    mut command: Command,
    checker: &Checker,
) -> Result<Report> {
    let confinement = Confinement::from(problem);
    // Files instead of pipes: nobody must read while it runs, and the kernel limits their size.
    let mut stdout = tempfile::NamedTempFile::new().context("no temporary file")?;
    let mut stderr = tempfile::tempfile().context("no temporary file")?;
    let streams = Streams {
        input: File::open(&case.input)?.into_file().into(),
        output: stdout.as_file().try_clone()?.into(),
        errors: stderr.try_clone()?.into(),
    };
    let usage = Confined::start(&mut command, streams, confinement)
        .and_then(Confined::wait)
        .with_context(|| format!("cannot run {}", problem.bin))?;
    let stderr = complaint::read(&mut stderr)?;
    let printed = stdout.as_file().metadata()?.len();
    let (verdict, mut detail) = match failure(&usage, problem, printed, &stderr) {
        Some(broken) => broken,
        None => match checker {
            Checker::Program(program) => check(program, case, stdout.path(), confinement.limits)?,
            _ => match_answer(stdout.as_file_mut(), case, problem)?,
        },
    };
    if verdict != Verdict::Ac {
        detail.push_str(&complaint::shown(&stderr));
    }
    Ok(Report {
        verdict,
        time: usage.cpu,
        peak_memory: usage.peak_memory,
        detail,
        stderr,
    })
}

fn match_answer(
    output: &mut std::fs::File,
    case: &Case,
    problem: &Problem,
) -> Result<(Verdict, String)> {
    // Large answers are read whole only to show where they differ.
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
    let mut detail = side_by_side(&output, &expected, problem.compare);
    if is_almost_right(&output, &expected) {
        detail.push_str(
            "    every number is right up to 1e-6; if the judge allows that, write\n    \
             `//! - compare: float 1e-6` into the problem's header\n",
        );
    }
    Ok((verdict, detail))
}

/// Would it be right if numbers with a fraction were compared as numbers?
fn is_almost_right(output: &str, expected: &str) -> bool {
    let pairs = output.split_whitespace().zip(expected.split_whitespace());
    let mut differing = pairs.filter(|(got, wanted)| got != wanted);
    compare(output, expected, Compare::Float(1e-6)) == Match::Right
        && differing.all(|(got, wanted)| got.contains('.') || wanted.contains('.'))
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
