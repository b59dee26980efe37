//! Runs golden cases: builds, runs, judges and shows the results.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use anyhow::{Error, Result};
use bundler::{Bundle, Style};

use super::report::{Summary, json_line, print_warnings};
use super::select::{Run, Task, select};
use super::{Args, MessageFormat, diagnose};
use crate::eprintln;
use crate::runner::bundle::bundle;
use crate::runner::{Report, Verdict, build, in_parallel, large_cases, run_case};
use crate::system::output;
use crate::workspace::Workspace;
use crate::workspace::problem::Problem;

/// Result of running all requested cases.
pub struct Outcome {
    pub accepted: bool,
    /// Problems with cases that did not run because the run was aborted.
    pub unfinished: Vec<String>,
}

/// Executables by problem, and the bundles that keep these files alive.
pub type Executables = (BTreeMap<String, PathBuf>, Vec<Bundle>);

pub fn built(workspace: &Workspace, problems: &[&Problem]) -> Result<Executables> {
    let bins: Vec<String> = problems.iter().map(|problem| problem.bin.clone()).collect();
    Ok((build::problems(workspace, &bins)?, Vec::new()))
}

/// Bundles each problem for its own judge. Says why if a problem cannot be bundled.
pub fn bundled(workspace: &Workspace, problems: &[&Problem]) -> Result<Executables> {
    let mut executables = BTreeMap::new();
    let mut bundles = Vec::new();
    in_parallel(
        problems,
        |problem| bundle(workspace, problem, None, Style::Readable),
        |problem, pasted| match pasted {
            Ok(pasted) => {
                executables.insert(problem.bin.clone(), pasted.program.clone());
                bundles.push(pasted);
            }
            Err(error) => eprintln!("{}: {error:#}", problem.bin),
        },
    );
    Ok((executables, bundles))
}

/// Runs the requested cases and shows a line for each, and then the time since `saved`. Stops when
/// `given_up` is set.
pub fn test(
    workspace: &Workspace,
    wanted: &Args,
    build: fn(&Workspace, &[&Problem]) -> Result<Executables>,
    saved: Option<Instant>,
    given_up: &AtomicBool,
) -> Result<Outcome> {
    let (tasks, is_complete) = select(workspace, wanted)?;
    let problems: Vec<&Problem> = tasks.iter().map(|task| &task.problem).collect();
    let runs: Vec<Run> = tasks.iter().flat_map(Task::runs).collect();
    let building = Instant::now();
    let (executables, _bundles) = build(workspace, &problems)?;
    let unwritten = write_missing_cases(workspace, &tasks);
    let building = building.elapsed();
    let started = Instant::now();
    let mut results = Results {
        summary: Summary::new(&runs),
        ..Results::default()
    };
    in_parallel(
        &runs,
        |run| {
            if given_up.load(Ordering::Relaxed) {
                return None;
            }
            let mut report = report_of(run, &executables, &unwritten);
            if let Ok(report) = &mut report
                && !wanted.stderr
            {
                report.shorten_stderr();
            }
            // A killed program's result means nothing.
            (!given_up.load(Ordering::Relaxed)).then_some(report)
        },
        |run, report| match report {
            None => results.unfinished.push(run.problem.bin.clone()),
            Some(report) => results.take(workspace, wanted, run, report),
        },
    );
    let time = started.elapsed();
    if !results.unfinished.is_empty() {
        let mut unfinished = results.unfinished;
        unfinished.dedup();
        return Ok(Outcome {
            accepted: false,
            unfinished,
        });
    }
    print_warnings(workspace, &runs, &results.slow)?;
    let accepted = results.summary.is_accepted() && is_complete;
    results.summary.say(time);
    if let Some(saved) = saved {
        eprintln!(
            "{} ms after the save, {} ms of them compiling",
            saved.elapsed().as_millis(),
            building.as_millis()
        );
    }
    diagnose::say_hints(workspace, &results.failures, given_up)?;
    match results.unprinted.or(first_of(results.errors)) {
        Some(error) => Err(error),
        None => Ok(Outcome {
            accepted,
            unfinished: Vec::new(),
        }),
    }
}

/// Returns the first error, which says how many more there are.
fn first_of(errors: Vec<Error>) -> Option<Error> {
    let others = errors.len().saturating_sub(1);
    errors.into_iter().next().map(|error| match others {
        0 => error,
        _ => Error::msg(format!("{error:#}; {others} more errors are above")),
    })
}

/// Runs a case, unless its problem wasn't compiled or its input couldn't be written.
fn report_of(
    run: &Run,
    executables: &BTreeMap<String, PathBuf>,
    unwritten: &BTreeMap<String, String>,
) -> Result<Report> {
    let bin = &run.problem.bin;
    match (executables.get(bin), unwritten.get(bin)) {
        (None, _) => Ok(Report::compilation_error()),
        (_, Some(error)) if !run.case.input.is_file() => Err(Error::msg(error.clone())),
        (Some(executable), _) => match run.checker {
            Ok(checker) => run_case(run.problem, run.case, executable, checker),
            Err(error) => Err(Error::msg(format!("{error:#}"))),
        },
    }
}

/// Results of the cases that have run.
#[derive(Default)]
struct Results<'a> {
    summary: Summary,
    /// First error of a result that couldn't be printed.
    unprinted: Option<Error>,
    /// Errors of cases that couldn't run.
    errors: Vec<Error>,
    /// Problems that print slowly.
    slow: BTreeSet<&'a str>,
    /// A failure of each problem, in which the faulty line is looked for.
    failures: Vec<(&'a Run<'a>, Report)>,
    /// Problems of the cases that did not run.
    unfinished: Vec<String>,
}

impl<'a> Results<'a> {
    /// Shows the result of a case and keeps what is said at the end.
    fn take(
        &mut self,
        workspace: &Workspace,
        wanted: &Args,
        run: &'a Run<'a>,
        report: Result<Report>,
    ) {
        let report = report.unwrap_or_else(|error| {
            let shown = Report::error(&error);
            let place = format!("{} {}", run.problem.bin, run.case.name);
            self.errors.push(error.context(place));
            shown
        });
        let text = self.summary.add(run, &report);
        let printed = match wanted.message_format {
            MessageFormat::Json => output::print_exactly(&json_line(workspace, run, &report)),
            MessageFormat::Human if wanted.stderr => {
                output::print_styled(&(text + &report.detail + &report.whole_stderr()))
            }
            MessageFormat::Human if report.verdict == Verdict::Ac => output::print_styled(&text),
            MessageFormat::Human => output::print_styled(&(text + &report.explanation())),
        };
        self.unprinted = self.unprinted.take().or(printed.err());
        if report.prints_slowly {
            self.slow.insert(&run.problem.bin);
        }
        let has_line = matches!(report.verdict, Verdict::Wa | Verdict::Re);
        let is_known = |(known, _): &(&Run, Report)| known.problem.bin == run.problem.bin;
        if has_line && !self.failures.iter().any(is_known) {
            self.failures.push((run, report));
        }
    }
}

/// Writes the large cases that are missing. Returns the errors by problem.
fn write_missing_cases(workspace: &Workspace, tasks: &[Task]) -> BTreeMap<String, String> {
    let mut unwritten = BTreeMap::new();
    in_parallel(
        tasks,
        |task| large_cases::write_missing(workspace, &task.problem.bin, &task.cases),
        |task, written| {
            if let Err(error) = written {
                unwritten.insert(task.problem.bin.clone(), format!("{error:#}"));
            }
        },
    );
    unwritten
}
