//! A solution and an interactor talking to each other.

use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use anyhow::{Context, Result};

use super::judge::{failure, judge_limits, judge_verdict, open, read_back};
use super::process::Confined;
use super::{OUTPUT_LIMIT, Report, Verdict, limits};
use crate::problem::Problem;
use crate::workspace::Case;

const DEADLOCK: &str = "    deadlock: each side waited for the other to speak
    (is the output flushed after every line?)
";

/// Runs both, passing on what each says to the other.
pub(super) fn run(
    problem: &Problem,
    case: &Case,
    executable: &Path,
    interactor: &Path,
) -> Result<Report> {
    let limits = limits(problem);
    open(&case.input)?;
    let mut complaint = tempfile::tempfile().context("no temporary file")?;
    let mut reason = tempfile::tempfile().context("no temporary file")?;
    let start = |program: &Path, args: &[&Path], stderr: &std::fs::File, limits| {
        let mut command = Command::new(program);
        command
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(stderr.try_clone()?);
        Confined::spawn(&mut command, limits)
            .with_context(|| format!("cannot run {}", program.display()))
    };
    let mut solution = start(executable, &[], &complaint, limits)?;
    let judge_args = [case.input.as_path(), &case.output];
    let mut judge = start(interactor, &judge_args, &reason, judge_limits(limits))?;
    let transcript = Transcript::default();
    let (solution_in, solution_out) = (solution.child.stdin.take(), solution.child.stdout.take());
    let (judge_in, judge_out) = (judge.child.stdin.take(), judge.child.stdout.take());
    let (solution, judge) = thread::scope(|scope| {
        scope.spawn(|| transcript.pass('<', judge_out, solution_in));
        scope.spawn(|| transcript.pass('>', solution_out, judge_in));
        let solution = scope.spawn(|| solution.wait());
        let judge = judge.wait();
        (solution.join().expect("waiting does not panic"), judge)
    });
    let (solution, judge) = (solution?, judge?);
    let complaint = read_back(&mut complaint)?;
    let reason = read_back(&mut reason)?;
    let (verdict, mut detail) = if solution.timed_out && solution.cpu < problem.time_limit {
        (Verdict::Tle, DEADLOCK.to_string())
    } else if matches!(judge.status.code(), Some(1 | 2)) {
        // Before the solution's end: a refused solution may well die of a closed pipe.
        judge_verdict(interactor, &judge, &reason)?
    } else if let Some(broken) = failure(&solution, problem, transcript.bytes(), &complaint) {
        broken
    } else {
        judge_verdict(interactor, &judge, &reason)?
    };
    if verdict != Verdict::Ac {
        detail.push_str(&transcript.tail());
    }
    Ok(Report {
        verdict,
        time: solution.cpu,
        peak_memory: solution.peak_memory,
        detail,
    })
}

/// Who said what: `>` the solution, `<` the judge.
#[derive(Default)]
struct Transcript {
    said: Mutex<Vec<(char, Vec<u8>)>>,
    bytes: AtomicU64,
}

impl Transcript {
    /// Passes on everything from one side to the other until either closes, and notes
    /// what was heard.
    fn pass(&self, speaker: char, from: Option<impl Read>, to: Option<impl Write>) {
        let (mut from, mut to) = (from.expect("stdout is piped"), to.expect("stdin is piped"));
        let mut buffer = [0; 4096];
        while let Ok(n @ 1..) = from.read(&mut buffer) {
            let heard = to.write_all(&buffer[..n]).and_then(|()| to.flush());
            let total = self.bytes.fetch_add(n as u64, Ordering::Relaxed);
            if heard.is_err() || total >= OUTPUT_LIMIT {
                break;
            }
            self.said
                .lock()
                .expect("no holder panics")
                .push((speaker, buffer[..n].to_vec()));
        }
    }

    fn bytes(&self) -> u64 {
        self.bytes.load(Ordering::Relaxed)
    }

    /// The last exchanges, a line each.
    fn tail(&self) -> String {
        const LINES: usize = 12;
        let said = self.said.lock().expect("no holder panics");
        let mut lines = Vec::new();
        for (speaker, bytes) in said.iter() {
            for line in String::from_utf8_lossy(bytes).lines() {
                let line: String = line.chars().take(120).collect();
                lines.push(format!("    {speaker} {line}\n"));
            }
        }
        let from = lines.len().saturating_sub(LINES);
        let mut tail = "    the last exchanges (> solution, < judge):\n".to_string();
        tail.extend(lines.drain(from..));
        tail
    }
}
