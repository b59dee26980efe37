//! Runs a solution that reads a whole input and prints a whole output, and judges what it prints.

use std::fs::File;
use std::io::{self, ErrorKind, Read as _};
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result};

use super::checker::{Checker, check};
use super::compare::{Match, compare, side_by_side, tokens};
use super::program::{Printed, read_back, standard_input};
use super::verdict::{OUTPUT_LIMIT, Report, Verdict, failure};
use crate::system::files::temporary::{Temporary, nameless_file};
use crate::system::files::{open_regular, open_written};
use crate::system::{Confined, Limits, NO_INPUT, Streams, Usage};
use crate::workspace::cases::Case;
use crate::workspace::problem::{Compare, Files, Problem};

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
    let limits = Limits::from(problem);
    let stderr = Printed::new()?;
    let standard_output = nameless_file().context("no temporary file")?;
    let files = problem.files.as_ref();
    let folder = files
        .map(|files| folder_for(files, &case.input))
        .transpose()?;
    let reads_file = files.is_some_and(|files| files.input.is_some());
    let input = if reads_file {
        Path::new(NO_INPUT)
    } else {
        &case.input
    };
    if let Some(folder) = &folder {
        command.current_dir(folder);
    }
    // They are files, not pipes: nobody has to read while the solution runs, and the kernel limits
    // their size. None has a name, so only its descriptor leads to it.
    let streams = Streams {
        input: standard_input(input)?.into(),
        output: standard_output.try_clone()?.into(),
        errors: stderr.stream()?,
    };
    let usage = Confined::start(&mut command, streams, limits)
        .and_then(Confined::wait)
        .with_context(|| format!("cannot run {}", problem.bin))?;
    let mut report = Report {
        time: usage.cpu,
        peak_memory: usage.peak_memory,
        stderr: stderr.text(OUTPUT_LIMIT)?,
        ..Report::default()
    };
    let written = files.and_then(|files| files.output.as_deref());
    let output = match folder.as_ref().zip(written) {
        Some((folder, name)) => written_file(folder.as_ref(), name),
        None => Ok(standard_output),
    };
    let mut output = match output {
        Ok(output) => output,
        Err(complaint) => {
            let ended = failure(&usage, problem, 0, &report.stderr);
            let wrong = (Verdict::Wa, format!("    {complaint}\n"));
            (report.verdict, report.detail) = ended.unwrap_or(wrong);
            return Ok(report);
        }
    };
    let printed = output.metadata()?.len();
    let judged = match failure(&usage, problem, printed, &report.stderr) {
        Some(broken) => broken,
        None => match checker {
            _ if !case.output.is_file() => (Verdict::Unjudged, String::new()),
            Checker::Program(judge) => check(judge, case, &mut output, limits)?,
            _ => match_answer(&mut output, case, problem)?,
        },
    };
    (report.verdict, report.detail) = judged;
    report.prints_slowly = prints_slowly(&usage, &mut output, printed)?;
    if report.verdict != Verdict::Ac {
        let printed = read_back(&mut output, OUTPUT_LIMIT)?;
        report.output = String::from_utf8_lossy(&printed).into_owned();
        if report.verdict == Verdict::Unjudged {
            report.detail = first_lines(&report.output);
        }
    }
    Ok(report)
}

/// Opens the file that a program had to write; the error complains to the user.
fn written_file(folder: &Path, name: &str) -> Result<File, String> {
    open_written(folder, name).map_err(|error| match error.kind() {
        ErrorKind::NotFound => format!("it has not written `{name}`"),
        _ => format!("`{name}` cannot be read: {error}"),
    })
}

/// Returns whether a program has printed over 10⁵ lines by a system call each.
fn prints_slowly(usage: &Usage, output: &mut File, printed: u64) -> Result<bool> {
    const MANY: usize = 100_000;
    /// Less than any system call takes.
    const CALL: Duration = Duration::from_nanos(150);
    if printed <= MANY as u64 || usage.kernel < CALL * MANY as u32 {
        return Ok(false);
    }
    let output = read_back(output, OUTPUT_LIMIT)?;
    let lines = output.iter().filter(|&&byte| byte == b'\n').count();
    let lines = u32::try_from(lines).unwrap_or(u32::MAX);
    Ok(lines > MANY as u32 && usage.kernel > CALL * lines)
}

/// Makes the working folder of a solution that reads or writes files, with its input there.
///
/// # Errors
/// If the input cannot be read or the folder cannot be created.
fn folder_for(files: &Files, input: &Path) -> Result<Temporary> {
    let folder = Temporary::folder().context("no temporary folder")?;
    if let Some(file) = &files.input {
        let copy = folder.as_ref().join(file);
        io::copy(&mut opened(input)?, &mut fs_err::File::create(copy)?)?;
    }
    Ok(folder)
}

/// Opens a file of a case.
fn opened(path: &Path) -> Result<File> {
    open_regular(path).with_context(|| path.display().to_string())
}

/// Returns the first lines of an output, indented.
fn first_lines(output: &str) -> String {
    const LINES: usize = 20;
    let lines = output.lines().take(LINES);
    let lines = lines.map(|line| format!("    {}\n", line.chars().take(200).collect::<String>()));
    let more = output.lines().count() > LINES;
    lines.chain(more.then(|| "    …\n".to_string())).collect()
}

/// Size in bytes of the largest output that we also compare in other ways, to give advice.
const MOST_ADVISED: usize = 1 << 20;

/// Compares an output with the expected answer.
pub(super) fn match_answer(
    output: &mut File,
    case: &Case,
    problem: &Problem,
) -> Result<(Verdict, String)> {
    let output = read_back(output, OUTPUT_LIMIT)?;
    let mut expected = Vec::new();
    opened(&case.output)?.read_to_end(&mut expected)?;
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
    if verdict == Verdict::Wa && problem.allows_any_answer() {
        detail.push_str(&format!(
            "    the statement allows any of several answers: a checker, tests/checkers/{}.rs,\n    \
             would decide; this compares with the sample alone\n",
            problem.bin
        ));
    }
    Ok((verdict, detail))
}

/// Returns whether the output would be right if numbers with a fraction were compared as numbers.
fn is_almost_right(output: &[u8], expected: &[u8]) -> bool {
    let pairs = tokens(output).zip(tokens(expected));
    let mut differing = pairs.filter(|(got, wanted)| got != wanted).peekable();
    // Letters alone may differ in blanks: that isn't a matter of fractions.
    differing.peek().is_some()
        && compare(output, expected, Compare::Float(1e-6)) == Match::Right
        && differing.all(|(got, wanted)| got.contains(&b'.') || wanted.contains(&b'.'))
}
