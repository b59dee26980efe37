//! Selects the cases to run.

use std::collections::BTreeSet;

use anyhow::{Error, Result, anyhow, bail};
use catalogue::did_you_mean;

use super::Args;
use crate::eprintln;
use crate::runner::Checker;
use crate::system::output::first_of;
use crate::workspace::Workspace;
use crate::workspace::cases;
use crate::workspace::cases::Case;
use crate::workspace::problem::Problem;

/// A problem with its checker and the cases to run.
pub struct Task {
    pub problem: Problem,
    /// The checker, or why there is none.
    pub checker: Result<Checker>,
    pub cases: Vec<Case>,
}

/// A case of a task.
#[derive(Clone, Copy)]
pub struct Run<'a> {
    pub problem: &'a Problem,
    pub checker: &'a Result<Checker>,
    pub case: &'a Case,
}

impl Task {
    fn read(workspace: &Workspace, bin: &str) -> Result<Self> {
        let problem = workspace.read_problem(bin)?;
        Ok(Self {
            cases: cases::cases(workspace, bin)?,
            checker: Checker::new(workspace, bin),
            problem,
        })
    }

    pub fn runs(&self) -> impl Iterator<Item = Run<'_>> {
        self.cases.iter().map(|case| Run {
            problem: &self.problem,
            checker: &self.checker,
            case,
        })
    }
}

/// Finds the requested cases. Reports and skips problems without cases, and unreadable ones. Also
/// returns whether all requested problems can be tested.
///
/// # Errors
/// If the only requested problem cannot be tested, or nothing is left to run.
pub fn select(workspace: &Workspace, wanted: &Args) -> Result<(Vec<Task>, bool)> {
    let bins = if wanted.bins.is_empty() {
        workspace.bins()?
    } else {
        wanted.bins.clone()
    };
    let (mut tasks, mut without_cases) = (Vec::<Task>::new(), Vec::new());
    let mut is_complete = true;
    for bin in &bins {
        match Task::read(workspace, bin) {
            Err(error) if bins.len() == 1 => return Err(error),
            Err(error) => {
                eprintln!("error: {error:#}");
                is_complete = false;
            }
            Ok(task) if task.cases.is_empty() => without_cases.push(bin.as_str()),
            Ok(task) => tasks.push(task),
        }
    }
    if !without_cases.is_empty() {
        if let [bin] = &bins[..] {
            return Err(no_case(workspace, bin));
        }
        eprintln!(
            "skipped {}: no golden case in tests/golden",
            first_of(&without_cases, 5)
        );
        is_complete &= wanted.bins.is_empty();
    }
    if tasks.is_empty() && is_complete {
        bail!("nothing to test; put `sample-1.in` and `sample-1.out` into tests/golden/<bin>");
    }
    if let Some(wanted) = &wanted.case {
        let cases = tasks.iter().flat_map(|task| &task.cases);
        let names: BTreeSet<String> = cases.map(|case| case.name.clone()).collect();
        for task in &mut tasks {
            task.cases.retain(|case| case.name == *wanted);
        }
        tasks.retain(|task| !task.cases.is_empty());
        if tasks.is_empty() {
            let names: Vec<String> = names.into_iter().collect();
            bail!("no golden case `{wanted}`{}", did_you_mean(wanted, &names));
        }
    }
    Ok((tasks, is_complete))
}

fn no_case(workspace: &Workspace, bin: &str) -> Error {
    let folder = workspace.golden_dir().join(bin);
    let folder = workspace.shown(&folder);
    let missing = "put `sample-1.in` and `sample-1.out` there";
    // A problem's cases stay behind if its file is renamed.
    let bins = workspace.bins().unwrap_or_default();
    let folders = workspace.golden_dir().read_dir().into_iter().flatten();
    let folders = folders.filter_map(|it| it.ok()?.file_name().into_string().ok());
    let mut left: Vec<String> = folders.filter(|name| !bins.contains(name)).collect();
    left.sort();
    let renamed = match &left[..] {
        [] => String::new(),
        _ => format!(
            "; if this was {}, rename its folder, too",
            first_of(&left, 3)
        ),
    };
    anyhow!("no golden case in {folder}; {missing}{renamed}")
}
