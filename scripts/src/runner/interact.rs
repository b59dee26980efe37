//! Runs a solution and an interactor that talk to each other.

use std::fs::File;
use std::io::{PipeReader, PipeWriter, Read, Write, pipe};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use anyhow::{Context, Result};

use super::checker::{JudgeProgram, judge_limits, verdict_of};
use super::complaint;
use super::limits::OUTPUT_LIMIT;
use super::program::read_back;
use super::verdict::{Report, Verdict, failure};
use crate::golden::Case;
use crate::problem::Problem;
use crate::system::{Confined, Confinement, Streams};

const DEADLOCK: &str = "    deadlock: each side waited for the other to print
    (is the output flushed after every line?)
";

/// Runs both programs on one case and passes the output of each to the other.
///
/// # Errors
/// If the case cannot be read, or a program cannot be run.
pub(super) fn run(
    problem: &Problem,
    case: &Case,
    command: Command,
    interactor: &JudgeProgram,
) -> Result<Report> {
    let confinement = Confinement::from(problem);
    fs_err::File::open(&case.input)?; // a missing case must not be blamed on the interactor
    let mut stderr = tempfile::tempfile().context("no temporary file")?;
    let mut reason = tempfile::tempfile().context("no temporary file")?;
    let (solution, to_solution, from_solution) = start(command, &stderr, confinement)
        .with_context(|| format!("cannot run {}", problem.bin))?;
    let mut judge = Command::new(&interactor.executable);
    judge.args([&case.input, &case.output]);
    let (judging, to_judge, from_judge) =
        start(judge, &reason, judge_limits(confinement.limits))
            .with_context(|| format!("cannot run {}", interactor.name))?;
    let (player, judge) = (solution.process(), judging.process());
    let transcript = Transcript::default();
    let (solution, judging) = thread::scope(|scope| {
        scope.spawn(|| transcript.pass(INTERACTOR, from_judge, to_solution));
        scope.spawn(|| transcript.pass(SOLUTION, from_solution, to_judge));
        let solution = scope.spawn(|| solution.wait_talking_to(&[judge]));
        let judging = judging.wait_talking_to(&[player]);
        (solution.join().expect("waiting does not panic"), judging)
    });
    let (solution, judging) = (solution?, judging?);
    let stderr = complaint::read(&mut stderr)?;
    let reason = read_back(&mut reason)?;
    let (verdict, mut detail) = if judging.computed_too_long() {
        // Checked first: the solution was waiting for the interactor.
        verdict_of(interactor, &judging, &reason)?
    } else if solution.timed_out && solution.cpu < problem.time_limit {
        (Verdict::Tle, DEADLOCK.to_string())
    } else if matches!(judging.status.code(), Some(1 | 2)) {
        // Checked before the solution's own failure: a refused solution may die of a closed pipe.
        verdict_of(interactor, &judging, &reason)?
    } else if let Some(broken) = failure(&solution, problem, transcript.bytes(), &stderr) {
        broken
    } else {
        verdict_of(interactor, &judging, &reason)?
    };
    if verdict != Verdict::Ac {
        detail.push_str(&transcript.tail());
        detail.push_str(&complaint::shown(&stderr));
    }
    Ok(Report {
        verdict,
        time: solution.cpu,
        peak_memory: solution.peak_memory,
        detail,
        stderr,
    })
}

/// Running program with its standard input and output.
type Talking = (Confined, PipeWriter, PipeReader);

fn start(mut command: Command, stderr: &File, confinement: Confinement) -> Result<Talking> {
    let (input, to) = pipe()?;
    let (from, output) = pipe()?;
    let streams = Streams {
        input: input.into(),
        output: output.into(),
        errors: stderr.try_clone()?.into(),
    };
    let running = Confined::start(&mut command, streams, confinement)?;
    Ok((running, to, from))
}

const SOLUTION: char = '>';
const INTERACTOR: char = '<';

/// Lines that each side printed, in order.
#[derive(Default)]
struct Transcript {
    printed: Mutex<Vec<(char, Vec<u8>)>>,
    bytes: AtomicU64,
    /// Set when the interactor closes its output; later output of the solution is not recorded.
    is_over: AtomicBool,
}

impl Transcript {
    /// Passes on and records everything that one side prints, until it closes its output or nobody
    /// reads the solution's output.
    fn pass(&self, side: char, mut from: impl Read, mut to: impl Write) {
        let mut buffer = [0; 4096];
        while let Ok(n @ 1..) = from.read(&mut buffer) {
            let passed = to.write_all(&buffer[..n]).and_then(|()| to.flush());
            let total = self.bytes.fetch_add(n as u64, Ordering::Relaxed);
            match passed {
                _ if total >= OUTPUT_LIMIT || self.is_over.load(Ordering::Acquire) => return,
                Ok(()) => self.note(side, &buffer[..n]),
                // The interactor may print on after the solution's end, and still decides the
                // verdict.
                Err(_) if side == INTERACTOR => {}
                Err(_) => return,
            }
        }
        if side == INTERACTOR {
            self.is_over.store(true, Ordering::Release);
        }
    }

    fn note(&self, side: char, bytes: &[u8]) {
        let mut printed = self.printed.lock().expect("no holder panics");
        printed.push((side, bytes.to_vec()));
    }

    fn bytes(&self) -> u64 {
        self.bytes.load(Ordering::Relaxed)
    }

    /// Last exchanged lines.
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
