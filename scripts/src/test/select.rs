//! Selects the cases to run.

use std::collections::BTreeMap;

use anyhow::{Error, Result, anyhow, bail};
use catalogue::did_you_mean;

use super::Wanted;
use crate::eprintln;
use crate::golden;
use crate::golden::Case;
use crate::problem::Problem;
use crate::runner::Checker;
use crate::workspace::Workspace;

/// A case of a problem.
pub struct Run {
    pub problem: Problem,
    pub case: Case,
}

/// The cases to run, and their checkers.
pub struct Selection {
    pub runs: Vec<Run>,
    /// Checkers, keyed by problem.
    pub checkers: BTreeMap<String, Checker>,
    /// Whether some requested problem cannot be tested. The user has been told.
    pub is_incomplete: bool,
}

/// A problem with its checker and its cases.
struct Task {
    problem: Problem,
    checker: Checker,
    cases: Vec<Case>,
}

/// Finds the requested cases. Reports and skips problems without cases, and unreadable ones.
///
/// # Errors
/// If the only requested problem cannot be tested, or nothing is left to run.
pub fn select(workspace: &Workspace, wanted: &Wanted) -> Result<Selection> {
    let bins = if wanted.bins.is_empty() {
        workspace.bins()?
    } else {
        wanted.bins.clone()
    };
    let mut selection = Selection {
        runs: Vec::new(),
        checkers: BTreeMap::new(),
        is_incomplete: false,
    };
    let (mut names, mut without_cases) = (Vec::new(), Vec::new());
    for bin in &bins {
        let problem = workspace.read_problem(bin);
        match problem.and_then(|problem| task(workspace, problem)) {
            Err(error) if bins.len() == 1 => return Err(error),
            Err(error) => {
                eprintln!("error: {error:#}");
                selection.is_incomplete = true;
            }
            Ok(task) if task.cases.is_empty() => without_cases.push(task),
            Ok(task) => {
                names.extend(task.cases.iter().map(|case| case.name.clone()));
                selection.add(task, wanted.case.as_deref());
            }
        }
    }
    if !without_cases.is_empty() {
        if bins.len() == 1 {
            return Err(no_case(workspace, bins.first().map_or("", String::as_str)));
        }
        eprintln!(
            "skipped {}: no golden case in tests/golden",
            shown(&without_cases)
        );
        selection.is_incomplete |= !wanted.bins.is_empty();
    }
    if names.is_empty() && !selection.is_incomplete {
        bail!("nothing to test; put `sample-1.in` and `sample-1.out` into tests/golden/<bin>");
    }
    if let (Some(case), true) = (&wanted.case, selection.runs.is_empty()) {
        names.sort();
        names.dedup();
        bail!("no golden case `{case}`{}", did_you_mean(case, &names));
    }
    Ok(selection)
}

impl Selection {
    fn add(&mut self, task: Task, wanted: Option<&str>) {
        for case in task.cases {
            if wanted.is_none_or(|wanted| *wanted == case.name) {
                let problem = task.problem.clone();
                self.runs.push(Run { problem, case });
            }
        }
        self.checkers.insert(task.problem.bin, task.checker);
    }
}

fn task(workspace: &Workspace, problem: Problem) -> Result<Task> {
    let cases = golden::cases(workspace, &problem.bin)?;
    let checker = Checker::new(workspace, &problem.bin)?;
    Ok(Task {
        problem,
        checker,
        cases,
    })
}

/// Names the first problems, and counts the rest.
fn shown(tasks: &[Task]) -> String {
    const FEW: usize = 5;
    let names = tasks.iter().map(|task| task.problem.bin.as_str());
    let first = names.take(FEW).collect::<Vec<&str>>().join(", ");
    match tasks.len().saturating_sub(FEW) {
        0 => first,
        more => format!("{first} and {more} more"),
    }
}

fn no_case(workspace: &Workspace, bin: &str) -> Error {
    let folder = workspace.golden_dir().join(bin);
    let folder = workspace.shown(&folder);
    anyhow!("no golden case in {folder}; put `sample-1.in` and `sample-1.out` there")
}
