//! Runs a solution that reads the whole input and prints the whole output.

use std::io::{BufRead, BufReader, Seek};
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};
use fs_err::File;

use super::checker::{Checker, check};
use super::compare::{Match, compare};
use super::complaint;
use super::diff::side_by_side;
use super::exchange::Exchange;
use super::program::read_back;
use super::verdict::{Report, Verdict, failure};
use crate::golden::Case;
use crate::problem::{Compare, Problem};
use crate::system::{Confined, Confinement};

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
    let mut stderr = tempfile::tempfile().context("no temporary file")?;
    let exchange = Exchange::prepare(problem, &case.input, &mut command)?;
    let streams = exchange.streams(stderr.try_clone()?)?;
    let usage = Confined::start(&mut command, streams, confinement)
        .and_then(Confined::wait)
        .with_context(|| format!("cannot run {}", problem.bin))?;
    let stderr = complaint::read(&mut stderr)?;
    let output = exchange.output();
    let printed = fs_err::metadata(output)?.len();
    let (verdict, mut detail) = match failure(&usage, problem, printed, &stderr) {
        Some(broken) => broken,
        None => match checker {
            _ if !case.output.is_file() => {
                let shown = shown_output(&read_back(&mut std::fs::File::open(output)?)?);
                (Verdict::Unjudged, shown)
            }
            Checker::Program(program) => check(program, case, output, confinement.limits)?,
            _ => match_answer(&mut File::open(output)?, case, problem)?,
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

/// First lines of an output, indented.
fn shown_output(output: &str) -> String {
    const LINES: usize = 20;
    let lines = output.lines().take(LINES);
    let lines = lines.map(|line| format!("    {}\n", line.chars().take(200).collect::<String>()));
    let more = output.lines().count() > LINES;
    lines.chain(more.then(|| "    …\n".to_string())).collect()
}

/// Output of a solution for `input`, right or wrong, possibly cut off by its limits.
///
/// # Errors
/// If the input cannot be read or the program cannot be run.
pub(super) fn answer(problem: &Problem, input: &Path, mut command: Command) -> Result<String> {
    let exchange = Exchange::prepare(problem, input, &mut command)?;
    let streams = exchange.streams(tempfile::tempfile().context("no temporary file")?)?;
    Confined::start(&mut command, streams, Confinement::from(problem))
        .and_then(Confined::wait)
        .with_context(|| format!("cannot run {}", problem.bin))?;
    read_back(&mut std::fs::File::open(exchange.output())?)
}

fn match_answer(output: &mut File, case: &Case, problem: &Problem) -> Result<(Verdict, String)> {
    // Files are compared first; large answers are read whole only to show the difference.
    if are_equal(output, &mut File::open(&case.output)?)? {
        return Ok((Verdict::Ac, String::new()));
    }
    let output = read_back(output.file_mut())?;
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

/// Whether the output would be right if numbers with a fraction were compared as numbers.
fn is_almost_right(output: &str, expected: &str) -> bool {
    let pairs = output.split_whitespace().zip(expected.split_whitespace());
    let mut differing = pairs.filter(|(got, wanted)| got != wanted);
    compare(output, expected, Compare::Float(1e-6)) == Match::Right
        && differing.all(|(got, wanted)| got.contains('.') || wanted.contains('.'))
}

/// Compares two files byte by byte, from their beginnings.
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
