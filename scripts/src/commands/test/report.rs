//! What a run shows: lines for people or JSON, a summary, warnings.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;
use std::time::Duration;

use anstyle::{AnsiColor, Style};
use anyhow::Result;
use serde_json::json;

use super::select::Run;
use crate::eprint;
use crate::eprintln;
use crate::runner::{Checker, Report, Verdict, how_to_write_interactor};
use crate::system::files::text;
use crate::workspace::Workspace;
use crate::workspace::problem::{Compare, Problem};

/// With more lines than this, the summary repeats what matters.
const LINES_AT_A_GLANCE: usize = 10;

const SLOWEST_SHOWN: usize = 5;

/// A summary of all runs. Its lines are aligned to the longest name.
#[derive(Default)]
pub struct Summary {
    width: usize,
    counts: BTreeMap<String, usize>,
    failures: Vec<String>,
    times: Vec<(Duration, String)>,
}

impl Summary {
    /// Makes an empty summary for runs that have not started.
    pub fn new(runs: &[Run]) -> Self {
        let width = runs.iter().map(|run| name(run).len()).max();
        Self {
            width: width.unwrap_or(0),
            ..Self::default()
        }
    }

    /// Counts a run and returns its line, without the detail.
    pub fn add(&mut self, run: &Run, report: &Report) -> String {
        let line = self.line(run, report);
        *self.counts.entry(report.verdict.to_string()).or_insert(0) += 1;
        if !report.verdict.is_fine() {
            self.failures.push(line.clone());
        }
        self.times.push((report.time, name(run)));
        line
    }

    fn line(&self, run: &Run, report: &Report) -> String {
        let colour = match report.verdict {
            Verdict::Ac => AnsiColor::Green,
            Verdict::Unjudged | Verdict::Pts => AnsiColor::Yellow,
            _ => AnsiColor::Red,
        };
        let style = Style::new().bold().fg_color(Some(colour.into()));
        let width = self.width;
        let mut line = format!("{style}{:3}{style:#}  {:width$}", report.verdict, name(run));
        if !matches!(report.verdict, Verdict::Ce | Verdict::Err) {
            let milliseconds = report.time.as_millis();
            let mebibytes = report.peak_memory as f64 / (1 << 20) as f64;
            let _ = write!(line, "  {milliseconds:5} ms  {mebibytes:6.1} MiB");
        }
        line.push('\n');
        line
    }

    /// Returns whether no case failed.
    pub fn is_accepted(&self) -> bool {
        self.failures.is_empty()
    }

    /// Prints the number of each verdict, and after many lines also failures and slowest cases.
    pub fn say(mut self, time: Duration) {
        if self.times.is_empty() {
            return; // the user knows why nothing ran
        }
        if self.times.len() > LINES_AT_A_GLANCE {
            self.times.sort_by(|a, b| b.cmp(a));
            eprintln!("slowest:");
            for (time, name) in self.times.iter().take(SLOWEST_SHOWN) {
                eprintln!("  {:5} ms  {name}", time.as_millis());
            }
            if !self.failures.is_empty() {
                eprint!("failures:\n{}", self.failures.concat());
            }
        }
        let counts = self.counts.iter();
        let counted: Vec<String> = counts.map(|(v, n)| format!("{n} {v}")).collect();
        eprintln!("{} in {:.2} s", counted.join(", "), time.as_secs_f64());
    }
}

fn name(run: &Run) -> String {
    format!("{} {}", run.problem.bin, run.case.name)
}

/// Result of a case as one line of JSON. `message.schema.json` describes the format.
pub fn json_line(workspace: &Workspace, run: &Run, report: &Report) -> String {
    let path = |path: &Path| workspace.shown(path);
    let answer = run.case.output.is_file().then(|| path(&run.case.output));
    let message = json!({
        "problem": run.problem.bin,
        "case": run.case.name,
        "verdict": report.verdict.to_string(),
        "time_ms": (report.time.as_secs_f64() * 1e6).round() / 1e3,
        "memory_bytes": report.peak_memory,
        "source": path(&run.problem.path),
        "input": path(&run.case.input),
        "answer": answer,
        "detail": report.explanation(),
        "stderr": report.stderr,
    });
    format!("{message}\n")
}

/// Returns whether a solution reads over 10⁵ lines by proconio's `input!`, which asks for each line
/// by itself: for 10⁶ lines about 100 ms instead of 35.
fn reads_slowly(problem: &Problem, input: &Path) -> Result<bool> {
    const MANY: usize = 100_000;
    // An empty line has a byte.
    if fs_err::metadata(input)?.len() <= MANY as u64 {
        return Ok(false);
    }
    let source = fs_err::read_to_string(&problem.path)?;
    let mut calls = source.match_indices("input!").map(|(at, _)| &source[at..]);
    let is_by_line = |call: &str| {
        let inside = call.trim_start_matches("input!").trim_start();
        let inside = inside.trim_start_matches(['{', '(', '[']).trim_start();
        inside.len() < call.len() && !inside.starts_with("from ")
    };
    if !source.contains("proconio") || !calls.any(is_by_line) {
        return Ok(false);
    }
    let text = fs_err::read(input)?;
    Ok(text.iter().filter(|&&byte| byte == b'\n').count() > MANY)
}

/// Warns of cases that the statement does not allow, of slow reading, and of statements that nobody
/// has looked up. Cases written by a program are large, so only the golden tests check them.
///
/// # Errors
/// If a case cannot be read.
pub fn print_warnings(
    workspace: &Workspace,
    runs: &[Run],
    print_slowly: &BTreeSet<&str>,
) -> Result<()> {
    let golden = workspace.golden_dir();
    for Run { problem, case, .. } in runs {
        let Some(format) = &problem.input else {
            continue;
        };
        if !case.input.starts_with(&golden) {
            continue;
        }
        if let Err(breach) = format.check(&text::read(&case.input)?) {
            let path = workspace.shown(&case.input);
            eprintln!("{path}: {breach}; fix it, or the problem's `input`");
        }
    }
    let names = |bins: &BTreeSet<&str>| bins.iter().copied().collect::<Vec<_>>().join(", ");
    let mut slow: BTreeSet<&str> = BTreeSet::new();
    for Run { problem, case, .. } in runs {
        if !slow.contains(problem.bin.as_str()) && reads_slowly(problem, &case.input)? {
            slow.insert(&problem.bin);
        }
    }
    if !slow.is_empty() {
        eprintln!(
            "proconio's `input!` reads many lines one by one, which is slow, in {}; to read all at \
             once, write `let mut all = proconio::source::once::OnceSource::new(\
             std::io::stdin().lock());` and `input! {{ from &mut all, …`",
            names(&slow)
        );
    }
    if !print_slowly.is_empty() {
        eprintln!(
            "`println!` prints many lines one by one, which is slow, in {}; to print all at once, \
             write `let mut out = std::io::BufWriter::new(std::io::stdout());` and \
             `writeln!(out, …)`",
            names(print_slowly)
        );
    }
    let problems: BTreeMap<&str, &Problem> = runs
        .iter()
        .map(|run| (run.problem.bin.as_str(), run.problem))
        .collect();
    for (bin, problem) in &problems {
        const LARGE: f64 = 0.1;
        if let Compare::Float(tolerance) = problem.compare
            && tolerance > LARGE
        {
            eprintln!(
                "warning: {bin}: `compare: float {tolerance:e}` takes wrong numbers for right \
                 ones; was `float 1e-6` meant?"
            );
        }
    }
    warn_of_missing_interactors(runs);
    let problems = problems.into_values();
    let from_memory = problems.filter(|problem| problem.is_from_memory == Some(true));
    let from_memory: BTreeSet<&str> = from_memory.map(|problem| problem.bin.as_str()).collect();
    if !from_memory.is_empty() {
        eprintln!("statements from memory: {}", names(&from_memory));
    }
    Ok(())
}

/// Says how to judge an interactive problem, for those without any expected output.
fn warn_of_missing_interactors(runs: &[Run]) {
    for cases in runs.chunk_by(|a, b| a.problem.bin == b.problem.bin) {
        let is_answered = cases.iter().any(|run| run.case.output.is_file());
        if !is_answered && matches!(cases[0].checker, Ok(Checker::Comparison)) {
            let bin = &cases[0].problem.bin;
            eprintln!(
                "{bin} has no .out, so nothing is judged; if it is interactive, {}",
                how_to_write_interactor(bin)
            );
        }
    }
}
