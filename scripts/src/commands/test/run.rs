//! Runs golden cases: builds, runs, judges and shows the results.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use anyhow::{Context as _, Result};
use bundler::Bundle;

use super::report::{Summary, json_line, print_warnings};
use super::select::{Run, Task, select};
use super::{Args, MessageFormat, diagnose};
use crate::eprintln;
use crate::runner::bundle::bundle;
use crate::runner::large_cases::{self, NeededCases};
use crate::runner::{Report, Verdict, build, in_parallel, run_case};
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
    Ok((build::problems_together(workspace, &bins)?, Vec::new()))
}

/// Bundles each problem for its own judge. Says why if a problem cannot be bundled.
pub fn bundled(workspace: &Workspace, problems: &[&Problem]) -> Result<Executables> {
    let mut executables = BTreeMap::new();
    let mut bundles = Vec::new();
    in_parallel(
        problems,
        |problem| bundle(workspace, problem, None, false),
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
    write_missing_cases(workspace, &tasks)?;
    let building = building.elapsed();
    let started = Instant::now();
    let mut summary = Summary::new(&runs);
    let mut trouble = None;
    let mut failures: Vec<(&Run, Report)> = Vec::new();
    let mut unfinished: Vec<String> = Vec::new();
    in_parallel(
        &runs,
        |run| {
            let bin = &run.problem.bin;
            if given_up.load(Ordering::Relaxed) {
                return None;
            }
            let report = match executables.get(bin) {
                Some(executable) => run_case(run.problem, run.case, executable, run.checker)
                    .with_context(|| format!("{bin} {}", run.case.name)),
                None => Ok(Report::compilation_error()),
            };
            // A killed program's result means nothing.
            (!given_up.load(Ordering::Relaxed)).then_some(report)
        },
        |run, report| match report {
            None => unfinished.push(run.problem.bin.clone()),
            Some(Ok(report)) => {
                let mut text = summary.add(run, &report) + &report.detail;
                let is_accepted = matches!(report.verdict, Verdict::Ac | Verdict::Unjudged);
                if is_accepted && wanted.stderr {
                    text += &report.shown_stderr();
                }
                let printed = match wanted.message_format {
                    MessageFormat::Human => output::print_styled(&text),
                    MessageFormat::Json => {
                        output::print_exactly(&json_line(workspace, run, &report))
                    }
                };
                trouble = trouble.take().or(printed.err());
                if !is_accepted {
                    failures.push((run, report));
                }
            }
            Some(Err(error)) => trouble = trouble.take().or(Some(error)),
        },
    );
    let time = started.elapsed();
    if !unfinished.is_empty() {
        unfinished.dedup();
        return Ok(Outcome {
            accepted: false,
            unfinished,
        });
    }
    print_warnings(workspace, &runs)?;
    let accepted = summary.is_accepted() && is_complete;
    summary.say(time);
    if let Some(saved) = saved {
        eprintln!(
            "{} ms after the save, {} ms of them compiling",
            saved.elapsed().as_millis(),
            building.as_millis()
        );
    }
    diagnose::say_hints(workspace, &failures, given_up)?;
    if let Some(error) = trouble {
        return Err(error);
    }
    Ok(Outcome {
        accepted,
        unfinished,
    })
}

fn write_missing_cases(workspace: &Workspace, tasks: &[Task]) -> Result<()> {
    let needed = tasks.iter().map(|task| NeededCases {
        bin: task.problem.bin.clone(),
        cases: task.cases.clone(),
    });
    let needed: Vec<NeededCases> = needed.collect();
    let mut all_written = Ok(());
    large_cases::write_all_missing(workspace, &needed, |_, written| {
        if all_written.is_ok() {
            all_written = written;
        }
    });
    all_written
}
