//! Result lines and summary of the runs.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::time::Duration;

use anstream::eprintln;
use anstyle::{AnsiColor, Style};

use super::select::Run;
use crate::runner::{Report, Verdict};

/// Number of lines that a reader sees at a glance.
const LINES_AT_A_GLANCE: usize = 10;

const SLOWEST_SHOWN: usize = 5;

/// Summary of all runs; its lines are aligned to the longest name.
pub struct Summary {
    width: usize,
    counts: BTreeMap<String, usize>,
    failures: Vec<String>,
    times: Vec<(Duration, String)>,
}

impl Summary {
    /// Empty summary for runs that have not started.
    pub fn new(runs: &[Run]) -> Self {
        let width = runs.iter().map(|run| name(run).len()).max();
        Self {
            width: width.unwrap_or(0),
            counts: BTreeMap::new(),
            failures: Vec::new(),
            times: Vec::new(),
        }
    }

    /// Counts a run; returns the line to show, without its detail.
    pub fn add(&mut self, run: &Run, report: &Report) -> String {
        let line = self.line(run, report);
        *self.counts.entry(report.verdict.to_string()).or_insert(0) += 1;
        if !matches!(report.verdict, Verdict::Ac | Verdict::Unjudged) {
            self.failures.push(line.clone());
        }
        self.times.push((report.time, name(run)));
        line
    }

    fn line(&self, run: &Run, report: &Report) -> String {
        let colour = match report.verdict {
            Verdict::Ac => AnsiColor::Green,
            Verdict::Unjudged => AnsiColor::Yellow,
            _ => AnsiColor::Red,
        };
        let style = Style::new().bold().fg_color(Some(colour.into()));
        let width = self.width;
        let mut line = format!("{style}{:3}{style:#}  {:width$}", report.verdict, name(run));
        if report.verdict != Verdict::Ce {
            let milliseconds = report.time.as_millis();
            let mebibytes = report.peak_memory as f64 / (1 << 20) as f64;
            let _ = write!(line, "  {milliseconds:5} ms  {mebibytes:6.1} MiB");
        }
        line.push('\n');
        line
    }

    /// Whether no case failed.
    pub fn is_accepted(&self) -> bool {
        self.failures.is_empty()
    }

    /// Prints failures and slowest cases if there are many lines, and the number of each verdict.
    pub fn say(mut self, time: Duration) {
        if self.times.is_empty() {
            return; // problems that could not run have been named
        }
        if self.times.len() > LINES_AT_A_GLANCE {
            self.times.sort_by(|a, b| b.cmp(a));
            eprintln!("slowest:");
            for (time, name) in self.times.iter().take(SLOWEST_SHOWN) {
                eprintln!("  {:5} ms  {name}", time.as_millis());
            }
            if !self.failures.is_empty() {
                eprint_lines("failures:", &self.failures);
            }
        }
        let counted: Vec<String> = self
            .counts
            .iter()
            .map(|(v, n)| format!("{n} {v}"))
            .collect();
        eprintln!("{} in {:.2} s", counted.join(", "), time.as_secs_f64());
    }
}

fn eprint_lines(title: &str, lines: &[String]) {
    eprintln!("{title}");
    for line in lines {
        anstream::eprint!("{line}");
    }
}

fn name(run: &Run) -> String {
    format!("{} {}", run.problem.bin, run.case.name)
}
