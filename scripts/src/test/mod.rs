//! `cargo x test`: runs golden cases.

mod diagnose;
mod doubts;
mod message;
mod report;
mod saves;
mod select;
mod watch;

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anstream::eprintln;
use anyhow::{Context as _, Result, bail};
use bundler::Bundle;

use crate::golden::{self, Needed};
use crate::output;
use crate::paste::paste;
use crate::problem::Problem;
use crate::runner::{Checker, Report, Verdict, build, in_parallel, run_case};
use crate::short_name::find_bins_of_contest;
use crate::workspace::Workspace;
use report::Summary;
use select::{Run, Selection, select};

/// Run problems on their golden cases and judge what they print
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Problems by name, its beginning, or a letter of the latest contest; `cf2999` means all
    /// problems of that contest; all of the workspace if none is given
    #[arg(value_name = "BIN")]
    bins: Vec<String>,

    /// Only the case of this name, such as `sample-1`
    #[arg(long, value_name = "NAME")]
    case: Option<String>,

    /// Show what solutions write to standard error, also when they are accepted
    #[arg(long)]
    stderr: bool,

    /// Run what `cargo x paste` would hand in, not what cargo builds
    #[arg(long, conflicts_with = "watch")]
    bundle: bool,

    /// Lines for people, or one JSON object for each case on standard output
    #[arg(long, value_name = "FORMAT", default_value = "human")]
    message_format: MessageFormat,

    /// After every save rebuild and rerun what the change touches
    #[arg(long)]
    watch: bool,
}

/// Output format for the results of cases.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum MessageFormat {
    Human,
    Json,
}

/// Result of running all requested cases.
struct Outcome {
    accepted: bool,
    building: Duration,
    /// Problems with cases that did not run, because the run was aborted.
    unfinished: Vec<String>,
}

/// The user's request with full names.
#[derive(Clone)]
struct Wanted {
    bins: Vec<String>,
    case: Option<String>,
    /// Whether standard error is also shown below accepted cases.
    stderr: bool,
    message_format: MessageFormat,
}

/// Runs golden cases; true if all are accepted.
///
/// # Errors
/// If a problem or a case does not exist, or a checker fails.
pub fn run(workspace: &Workspace, args: &Args) -> Result<bool> {
    let homes = by_home(workspace, &args.bins)?;
    if args.watch && homes.len() > 1 {
        bail!("--watch looks at one workspace; name your problems or the collection's, not both");
    }
    let mut accepted = true;
    for (home, bins) in homes {
        let wanted = Wanted {
            bins,
            case: args.case.clone(),
            stderr: args.stderr || args.case.is_some(),
            message_format: args.message_format,
        };
        if args.watch {
            return watch::run(&home, &wanted);
        }
        let build = if args.bundle { bundled } else { built };
        accepted &= test(&home, &wanted, build, &AtomicBool::new(false))?.accepted;
    }
    Ok(accepted)
}

/// Requested problems by full name, grouped by the workspace that has them. Without names, all
/// problems of this workspace.
fn by_home(workspace: &Workspace, texts: &[String]) -> Result<Vec<(Workspace, Vec<String>)>> {
    let mut homes: Vec<(Workspace, Vec<String>)> = Vec::new();
    for text in texts {
        for bin in find_bins_of_contest(workspace, text)? {
            let home = workspace.home_of(&bin);
            match homes.iter_mut().find(|(known, _)| *known == home) {
                Some((_, bins)) if bins.contains(&bin) => {}
                Some((_, bins)) => bins.push(bin),
                None => homes.push((home, vec![bin])),
            }
        }
    }
    if homes.is_empty() {
        homes.push((workspace.clone(), Vec::new()));
    }
    Ok(homes)
}

/// Executables by problem, and the bundles that keep some of these files alive.
type Executables = (BTreeMap<String, PathBuf>, Vec<Bundle>);

fn built(workspace: &Workspace, problems: &[&Problem]) -> Result<Executables> {
    let bins: Vec<String> = problems.iter().map(|problem| problem.bin.clone()).collect();
    Ok((build::problems(workspace, &bins)?, Vec::new()))
}

/// Bundles each problem for its own judge; prints the reason if a problem cannot be bundled.
fn bundled(workspace: &Workspace, problems: &[&Problem]) -> Result<Executables> {
    let mut executables = BTreeMap::new();
    let mut bundles = Vec::new();
    in_parallel(
        problems,
        |problem| paste(workspace, problem, None, false),
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

/// Runs the requested cases and shows a line for each, until `given_up` is set.
fn test(
    workspace: &Workspace,
    wanted: &Wanted,
    build: fn(&Workspace, &[&Problem]) -> Result<Executables>,
    given_up: &AtomicBool,
) -> Result<Outcome> {
    let Selection {
        runs,
        checkers,
        is_incomplete,
    } = select(workspace, wanted)?;
    let mut problems: Vec<&Problem> = runs.iter().map(|run| &run.problem).collect();
    problems.dedup_by_key(|problem| &problem.bin);
    let building = Instant::now();
    let (executables, _bundles) = build(workspace, &problems)?;
    write_missing_cases(workspace, &runs)?;
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
                Some(executable) => run_case(&run.problem, &run.case, executable, &checkers[bin])
                    .with_context(|| format!("{bin} {}", run.case.name)),
                None => Ok(Report::compilation_error()),
            };
            // The results of killed programs mean nothing.
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
                    MessageFormat::Json => output::print(&message::line(workspace, run, &report)),
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
            building,
            unfinished,
        });
    }
    say_hints(workspace, &failures, &checkers)?;
    doubts::say(workspace, &runs)?;
    let accepted = summary.is_accepted() && !is_incomplete;
    summary.say(time);
    if let Some(error) = trouble {
        return Err(error);
    }
    Ok(Outcome {
        accepted,
        building,
        unfinished,
    })
}

/// Limit of the problems whose failures are examined.
const LOOKED_INTO: usize = 3;

/// Searches for the faulty line in the first failure of each problem.
fn say_hints(
    workspace: &Workspace,
    failures: &[(&Run, Report)],
    checkers: &BTreeMap<String, Checker>,
) -> Result<()> {
    let mut seen = BTreeSet::new();
    let firsts = failures
        .iter()
        .filter(|(run, _)| seen.insert(&run.problem.bin));
    for (run, report) in firsts.take(LOOKED_INTO) {
        let bin = &run.problem.bin;
        if let Some(hint) = diagnose::hint(workspace, run, &checkers[bin], report)? {
            eprintln!("{bin} {}: {hint}", run.case.name);
        }
    }
    Ok(())
}

fn write_missing_cases(workspace: &Workspace, runs: &[Run]) -> Result<()> {
    let of_one = runs.chunk_by(|a, b| a.problem.bin == b.problem.bin);
    let needed: Vec<Needed> = of_one
        .map(|runs| Needed {
            bin: runs[0].problem.bin.clone(),
            cases: runs.iter().map(|run| run.case.clone()).collect(),
        })
        .collect();
    let mut all_written = Ok(());
    golden::write_all_missing(workspace, &needed, |_, written| {
        if all_written.is_ok() {
            all_written = written;
        }
    });
    all_written
}
