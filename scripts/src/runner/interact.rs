//! Runs a solution and an interactor that talk to each other.

use std::fs::File;
use std::io::{self, Read, Write};
use std::process::Command;
use std::sync::{Mutex, OnceLock};
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, ensure};

use super::batch::match_answer;
use super::checker::{Judge, check, judge_limits, verdict_of};
use super::program::{Printed, Talking, start};
use super::verdict::{OUTPUT_LIMIT, Report, Verdict, failure};
use crate::system::files::temporary::{Temporary, nameless_file};
use crate::system::files::{open_regular, open_written};
use crate::system::{Limits, Usage};
use crate::workspace::cases::Case;
use crate::workspace::problem::Problem;

const DEADLOCK: &str = "    deadlock: each side waited for the other to print
    (is the output flushed after every line?)
";

/// Runs both programs on one case and passes the output of each to the other.
///
/// # Errors
/// If the case cannot be read, a program cannot be run, or the interactor itself fails.
pub(super) fn run(
    problem: &Problem,
    case: &Case,
    mut command: Command,
    interactor: &Judge,
    checker: Option<&Judge>,
) -> Result<Report> {
    let limits = Limits::from(problem);
    // A missing case must not be blamed on the interactor.
    open_regular(&case.input).with_context(|| case.input.display().to_string())?;
    let name = &interactor.program.text;
    let (stderr, reason) = (Printed::new()?, Printed::new()?);
    let solution = start(&mut command, &stderr, limits)
        .with_context(|| format!("cannot run {}", problem.bin))?;
    let folder = Temporary::folder().context("no temporary folder")?;
    let mut judge = interactor.command(case, folder.as_ref(), &folder.as_ref().join(LOG))?;
    let judging = start(&mut judge, &reason, judge_limits(limits))
        .with_context(|| format!("cannot run {name}"))?;
    let transcript = Transcript::default();
    let [(solution, printed), (judging, asked)] = transcript.talk(solution, judging);
    let solution = solution.with_context(|| format!("cannot run {}", problem.bin))?;
    let judging = judging.with_context(|| format!("cannot run {name}"))?;
    let (stderr, reason) = (stderr.text(OUTPUT_LIMIT)?, reason.text(OUTPUT_LIMIT)?);
    ensure!(
        asked < OUTPUT_LIMIT,
        "{name} printed over {} MiB and was stopped: does it loop?",
        OUTPUT_LIMIT >> 20
    );
    let broken = failure(&solution, problem, printed, &stderr);
    // A solution stopped by its limits leaves the interactor without input, so its verdict means
    // nothing then. Otherwise the interactor decides: a refused solution may die of a closed pipe.
    let was_stopped = solution.timed_out || matches!(broken, Some((v, _)) if v != Verdict::Re);
    // It cannot wait for the solution any more, which may have failed without its answer.
    let hangs = judging.timed_out && transcript.ended().is_some_and(|at| at < judging.ended);
    let must_answer = judging.computed_too_long() || hangs;
    let is_deadlock = solution.timed_out && solution.cpu < problem.time_limit;
    let (verdict, mut detail) = match broken.clone() {
        _ if is_deadlock && !must_answer => (Verdict::Tle, DEADLOCK.to_string()),
        Some(broken)
            if !must_answer
                && (was_stopped || interactor.accepts(&judging) || judging.was_killed()) =>
        {
            broken
        }
        _ => match verdict_of(interactor, &judging, &reason, folder.as_ref())? {
            (Verdict::Ac, detail) => {
                let log = open_written(folder.as_ref(), LOG).ok();
                let checked = checked(problem, case, checker, log)?;
                checked.unwrap_or((Verdict::Ac, detail))
            }
            other => other,
        },
    };
    let first = transcript.first.get();
    if let (Verdict::Wa, Some((_, how)), Some(&SOLUTION)) = (verdict, broken, first) {
        detail += &format!("    the solution had ended: {}", how.trim_start());
    }
    if verdict != Verdict::Ac {
        detail.push_str(&transcript.tail());
    }
    Ok(Report {
        verdict,
        time: solution.cpu,
        peak_memory: solution.peak_memory,
        detail,
        stderr,
        ..Report::default()
    })
}

/// Judges what an accepting interactor has logged, by the checker or the kept answer; `None` if
/// there is nothing to judge.
fn checked(
    problem: &Problem,
    case: &Case,
    checker: Option<&Judge>,
    log: Option<File>,
) -> Result<Option<(Verdict, String)>> {
    let log = log.filter(|log| log.metadata().is_ok_and(|it| it.len() > 0));
    match (checker, log) {
        (Some(checker), log) => {
            let mut log = log.map_or_else(nameless_file, Ok)?;
            check(checker, case, &mut log, problem.into()).map(Some)
        }
        (None, Some(mut log)) if case.output.is_file() => {
            match_answer(&mut log, case, problem).map(Some)
        }
        _ => Ok(None),
    }
}

/// Name of the file that an interactor may write for the checker.
const LOG: &str = "log";

const SOLUTION: char = '>';
const INTERACTOR: char = '<';

/// What each side printed, in order.
#[derive(Default)]
struct Transcript {
    printed: Mutex<Vec<(char, Vec<u8>)>>,
    /// Set when the interactor closes its output. Later output of the solution is not recorded.
    over: OnceLock<Instant>,
    /// Side that closed its output first.
    first: OnceLock<char>,
}

impl Transcript {
    /// Lets the solution and the interactor talk until both end. Returns how each ended and the
    /// number of bytes that it printed.
    fn talk(&self, solution: Talking, judging: Talking) -> [(io::Result<Usage>, u64); 2] {
        let (solution, to_solution, from_solution) = solution;
        let (judging, to_judge, from_judge) = judging;
        let (player, judge) = (solution.process(), judging.process());
        thread::scope(|scope| {
            let asking = scope.spawn(|| self.pass(INTERACTOR, from_judge, to_solution));
            let printing = scope.spawn(|| self.pass(SOLUTION, from_solution, to_judge));
            let solution = scope.spawn(|| solution.wait_talking_to(&[judge]));
            let judging = judging.wait_talking_to(&[player]);
            let solution = solution.join().expect("waiting does not panic");
            let [asked, printed] =
                [asking, printing].map(|passing| passing.join().expect("passing does not panic"));
            [(solution, printed), (judging, asked)]
        })
    }

    /// Passes on and records everything that one side prints, until it closes its output, prints
    /// too much, or nobody reads the solution's output. Returns the number of bytes printed.
    fn pass(&self, side: char, mut from: impl Read, mut to: impl Write) -> u64 {
        let (mut buffer, mut total) = ([0; 4096], 0);
        while let Ok(n @ 1..) = from.read(&mut buffer) {
            // Before it is passed on, so that no reply is noted earlier.
            if self.over.get().is_none() {
                self.note(side, &buffer[..n]);
            }
            let passed = to.write_all(&buffer[..n]).and_then(|()| to.flush());
            total += n as u64;
            match passed {
                _ if total >= OUTPUT_LIMIT || self.over.get().is_some() => return total,
                Ok(()) => {}
                // The interactor may print on after the solution's end, and still decides.
                Err(_) if side == INTERACTOR => {}
                Err(_) => return total,
            }
        }
        let _ = self.first.set(side); // before the other side can notice
        if side == INTERACTOR {
            let _ = self.over.set(Instant::now()); // it ends once
        }
        total
    }

    /// Returns when the interactor closed its output.
    fn ended(&self) -> Option<Instant> {
        self.over.get().copied()
    }

    fn note(&self, side: char, bytes: &[u8]) {
        let mut printed = self.printed.lock().expect("no holder panics");
        match printed.last_mut() {
            // A program that doesn't buffer writes the end of a line by itself.
            Some((last, text)) if *last == side => text.extend_from_slice(bytes),
            _ => printed.push((side, bytes.to_vec())),
        }
    }

    /// Shows the last lines exchanged.
    fn tail(&self) -> String {
        const LINES: usize = 12;
        let printed = self.printed.lock().expect("no holder panics");
        let lines = printed.iter().rev().flat_map(|(side, bytes)| {
            let text = String::from_utf8_lossy(bytes);
            let lines = text.lines().rev().take(LINES);
            let cut = lines.map(|line| line.chars().take(120).collect::<String>());
            let shown = cut.map(|line| format!("    {side} {line}\n"));
            shown.collect::<Vec<String>>()
        });
        let mut last: Vec<String> = lines.take(LINES).collect();
        last.reverse();
        let mut tail = "    the last exchanges (> solution, < interactor):\n".to_string();
        tail.extend(last);
        tail
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_side_is_read_up_to_the_limit_and_a_solution_no_further_than_its_interactor() {
        let endless = || io::repeat(b'7').take(2 * OUTPUT_LIMIT);
        let transcript = Transcript::default();
        for side in [SOLUTION, INTERACTOR] {
            let read = transcript.pass(side, endless(), io::sink());
            assert!(
                (OUTPUT_LIMIT..OUTPUT_LIMIT + 4096).contains(&read),
                "{read}"
            );
        }
        assert_eq!(transcript.ended(), None);
        transcript.pass(INTERACTOR, io::empty(), io::sink());
        assert!(transcript.ended().is_some());
        let read = transcript.pass(SOLUTION, endless(), io::sink());
        assert!(read <= 4096, "{read}");
    }
}
