//! Runs a solution that reads a whole input and prints a whole output, and judges what it prints.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use fs_err::File;

use super::checker::{Checker, check};
use super::compare::{Match, compare, side_by_side};
use super::program::read_back;
use super::verdict::{Report, Verdict, failure, read_complaint, shown_complaint};
use crate::system::files::temporary::{Temporary, nameless_file};
use crate::system::{Confined, Confinement, NO_INPUT, Streams};
use crate::workspace::cases::Case;
use crate::workspace::problem::{Compare, Problem};

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
    let mut stderr = nameless_file().context("no temporary file")?;
    let exchange = Exchange::prepare(problem, &case.input, &mut command)?;
    let streams = exchange.streams(stderr.try_clone()?)?;
    let usage = Confined::start(&mut command, streams, confinement)
        .and_then(Confined::wait)
        .with_context(|| format!("cannot run {}", problem.bin))?;
    let stderr = read_complaint(&mut stderr)?;
    let output = &exchange.output;
    let printed = fs_err::metadata(output)?.len();
    let (verdict, mut detail) = match failure(&usage, problem, printed, &stderr) {
        Some(broken) => broken,
        None => match checker {
            _ if !case.output.is_file() => (Verdict::Unjudged, String::new()),
            Checker::Program(program) => check(program, case, output, confinement.limits)?,
            _ => match_answer(output, case, problem)?,
        },
    };
    let mut output = String::new();
    if verdict != Verdict::Ac {
        output = read_back(File::open(&exchange.output)?.file_mut())?;
        if verdict == Verdict::Unjudged {
            detail = first_lines(&output);
        }
        detail.push_str(&shown_complaint(&stderr));
    }
    Ok(Report {
        verdict,
        time: usage.cpu,
        peak_memory: usage.peak_memory,
        detail,
        output,
        stderr,
    })
}

/// Input and output of a solution: standard input and output, or the files that its judge names.
struct Exchange {
    /// Working folder of the run; removed at the end.
    folder: Temporary,
    /// File that the solution gets on standard input.
    input: PathBuf,
    /// File that contains the solution's output.
    output: PathBuf,
}

impl Exchange {
    /// Prepares `input` for the solution that `command` starts.
    ///
    /// # Errors
    /// If the input cannot be read or the folder cannot be created.
    fn prepare(problem: &Problem, input: &Path, command: &mut Command) -> Result<Self> {
        let folder = Temporary::folder().context("no temporary folder")?;
        let mut exchange = Self {
            input: input.to_path_buf(),
            output: folder.as_ref().join(STANDARD_OUTPUT),
            folder,
        };
        let folder = exchange.folder.as_ref();
        if let Some(files) = &problem.files {
            command.current_dir(folder);
            if let Some(file) = &files.input {
                fs_err::copy(input, folder.join(file))?;
                exchange.input = NO_INPUT.into();
            }
            if let Some(file) = &files.output {
                exchange.output = folder.join(file);
                File::create(&exchange.output)?;
            }
        }
        Ok(exchange)
    }

    /// Opens the streams. They are files, not pipes: nobody has to read while the solution runs,
    /// and the kernel limits their size.
    ///
    /// # Errors
    /// If a file cannot be opened.
    fn streams(&self, errors: std::fs::File) -> Result<Streams> {
        let output = self.folder.as_ref().join(STANDARD_OUTPUT);
        Ok(Streams {
            input: File::open(&self.input)?.into_file().into(),
            output: File::create(output)?.into_file().into(),
            errors: errors.into(),
        })
    }
}

/// Name of the file that takes standard output.
const STANDARD_OUTPUT: &str = "standard-output";

/// Returns the first lines of an output, indented.
fn first_lines(output: &str) -> String {
    const LINES: usize = 20;
    let lines = output.lines().take(LINES);
    let lines = lines.map(|line| format!("    {}\n", line.chars().take(200).collect::<String>()));
    let more = output.lines().count() > LINES;
    lines.chain(more.then(|| "    …\n".to_string())).collect()
}

/// Size in bytes of the largest output that is compared in other ways, too, to give advice.
const MOST_ADVISED: usize = 1 << 20;

/// Compares an output file with the expected answer.
fn match_answer(output: &Path, case: &Case, problem: &Problem) -> Result<(Verdict, String)> {
    let mut output = File::open(output)?;
    // Large answers are read whole only to show the difference.
    if are_equal(&output, &File::open(&case.output)?)? {
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
    if output.len() > MOST_ADVISED {
        return Ok((verdict, detail));
    }
    if is_almost_right(&output, &expected) {
        detail.push_str(
            "    every number is right up to 1e-6; if the judge allows that, write\n    \
             `//! - compare: float 1e-6` in the problem's header\n",
        );
    }
    let ignores_case = || compare(&output, &expected, Compare::Caseless) == Match::Right;
    if problem.compare == Compare::Tokens && ignores_case() {
        detail.push_str(
            "    capitals alone differ; if the judge ignores them, write\n    \
             `//! - compare: tokens nocase` in the problem's header\n",
        );
    }
    Ok((verdict, detail))
}

/// Whether the output would be right if numbers with a fraction were compared as numbers.
fn is_almost_right(output: &str, expected: &str) -> bool {
    let pairs = output.split_whitespace().zip(expected.split_whitespace());
    let mut differing = pairs.filter(|(got, wanted)| got != wanted).peekable();
    // Letters alone may differ in blanks: that isn't a matter of fractions.
    differing.peek().is_some()
        && compare(output, expected, Compare::Float(1e-6)) == Match::Right
        && differing.all(|(got, wanted)| got.contains('.') || wanted.contains('.'))
}

/// Compares two files byte by byte.
fn are_equal(a: &File, b: &File) -> Result<bool> {
    if a.metadata()?.len() != b.metadata()?.len() {
        return Ok(false);
    }
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
