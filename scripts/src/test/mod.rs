//! `cargo x test`: golden cases.

mod saves;
mod watch;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anstream::eprintln;
use anstyle::{AnsiColor, Style};
use anyhow::{Result, bail};
use bundler::Bundle;
use catalogue::did_you_mean;

use crate::golden;
use crate::output;
use crate::paste::paste;
use crate::problem::Problem;
use crate::runner::{
    Checker, Report, Verdict, build, in_parallel, kill_all_on_interrupt, run_case,
};
use crate::workspace::{Case, Workspace};

/// Run problems on their golden cases and judge what they print
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Problems by binary name; all if none is given
    #[arg(value_name = "BIN")]
    bins: Vec<String>,

    /// Only the case of this name, such as `sample-1`
    #[arg(long, value_name = "NAME")]
    case: Option<String>,

    /// Run what `cargo x paste` would hand in, not what cargo builds
    #[arg(long, conflicts_with = "watch")]
    bundle: bool,

    /// After every save rebuild and rerun what the change touches
    #[arg(long)]
    watch: bool,
}

/// How the run of all wanted cases went.
struct Outcome {
    accepted: bool,
    building: Duration,
}

/// One line of the result.
struct Run {
    problem: Problem,
    case: Case,
}

/// Runs golden cases; true if all are accepted.
///
/// # Errors
/// If a problem or a case is not there, or a checker fails.
pub fn run(workspace: &Workspace, args: &Args) -> Result<bool> {
    kill_all_on_interrupt();
    if args.watch {
        return watch::run(workspace, args);
    }
    let build = if args.bundle { bundled } else { built };
    Ok(test(workspace, &args.bins, args.case.as_deref(), build)?.accepted)
}

/// Executables by problem, and the bundles that keep some of them alive.
type Executables = (BTreeMap<String, PathBuf>, Vec<Bundle>);

fn built(workspace: &Workspace, problems: &[&Problem]) -> Result<Executables> {
    let bins: Vec<String> = problems.iter().map(|problem| problem.bin.clone()).collect();
    Ok((build::problems(workspace, &bins)?, Vec::new()))
}

/// Bundles each problem for its own judge; prints why one cannot be bundled.
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
    give_back_freed_memory();
    Ok((executables, bundles))
}

/// Returns freed memory to the system: a child process starts with this one's memory in its
/// count.
fn give_back_freed_memory() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    #[expect(unsafe_code, reason = "the standard library has no such call")]
    // SAFETY: it only returns memory that the allocator does not use.
    unsafe {
        libc::malloc_trim(0);
    }
}

/// Runs these problems, or all if none is named, and shows a line for each case.
fn test(
    workspace: &Workspace,
    bins: &[String],
    case: Option<&str>,
    build: fn(&Workspace, &[&Problem]) -> Result<Executables>,
) -> Result<Outcome> {
    let runs = select(workspace, bins, case)?;
    let mut problems: Vec<&Problem> = runs.iter().map(|run| &run.problem).collect();
    problems.dedup_by_key(|problem| &problem.bin);
    let bins: Vec<String> = problems.iter().map(|problem| problem.bin.clone()).collect();
    let building = Instant::now();
    let (executables, _bundles) = build(workspace, &problems)?;
    write_missing_cases(workspace, &runs)?;
    let checkers = checkers(workspace, &bins)?;
    let building = building.elapsed();
    let started = Instant::now();
    let width = runs
        .iter()
        .map(|run| run.problem.bin.len() + run.case.name.len() + 1)
        .max();
    let width = width.unwrap_or(0);
    let mut counts = BTreeMap::new();
    let mut trouble = None;
    in_parallel(
        &runs,
        |run| {
            let bin = &run.problem.bin;
            match executables.get(bin) {
                Some(executable) => run_case(&run.problem, &run.case, executable, &checkers[bin]),
                None => Ok(Report::compilation_error()),
            }
        },
        |run, report| match report {
            Ok(report) => {
                *counts.entry(report.verdict.to_string()).or_insert(0) += 1;
                let printed = output::print_styled(&line(run, &report, width));
                trouble = trouble.take().or(printed.err());
            }
            Err(error) => trouble = trouble.take().or(Some(error)),
        },
    );
    if let Some(error) = trouble {
        return Err(error);
    }
    let seconds = started.elapsed().as_secs_f64();
    let counted: Vec<String> = counts.iter().map(|(v, n)| format!("{n} {v}")).collect();
    eprintln!("{} in {seconds:.2} s", counted.join(", "));
    Ok(Outcome {
        accepted: counts.keys().all(|verdict| verdict == "AC"),
        building,
    })
}

fn select(workspace: &Workspace, bins: &[String], case: Option<&str>) -> Result<Vec<Run>> {
    let problems = if bins.is_empty() {
        workspace.problems()?
    } else {
        let named = bins.iter().map(|bin| workspace.problem(bin));
        named.collect::<Result<_>>()?
    };
    let mut runs = Vec::new();
    let mut names = Vec::new();
    for problem in problems {
        let cases = golden::cases(workspace, &problem.bin)?;
        if cases.is_empty() {
            let dir = workspace.golden_dir().join(&problem.bin);
            let dir = workspace.relative(&dir).display();
            if bins.is_empty() {
                eprintln!("skipped {}: no golden case in {dir}", problem.bin);
                continue;
            }
            bail!("no golden case in {dir}; put `sample-1.in` and `sample-1.out` there");
        }
        for found in cases {
            names.push(found.name.clone());
            if case.is_none_or(|wanted| *wanted == found.name) {
                runs.push(Run {
                    problem: problem.clone(),
                    case: found,
                });
            }
        }
    }
    if names.is_empty() {
        bail!("nothing to test; put `sample-1.in` and `sample-1.out` into tests/golden/<bin>");
    }
    if let (Some(wanted), true) = (case, runs.is_empty()) {
        names.sort();
        names.dedup();
        bail!("no golden case `{wanted}`{}", did_you_mean(wanted, &names));
    }
    Ok(runs)
}

fn write_missing_cases(workspace: &Workspace, runs: &[Run]) -> Result<()> {
    let of_one: Vec<&[Run]> = runs
        .chunk_by(|a, b| a.problem.bin == b.problem.bin)
        .collect();
    let write = |runs: &&[Run]| {
        let cases: Vec<Case> = runs.iter().map(|run| run.case.clone()).collect();
        golden::write_missing(workspace, &runs[0].problem.bin, &cases)
    };
    let mut all_written = Ok(());
    in_parallel(&of_one, write, |_, written| {
        if all_written.is_ok() {
            all_written = written;
        }
    });
    all_written
}

fn checkers(workspace: &Workspace, bins: &[String]) -> Result<BTreeMap<String, Checker>> {
    bins.iter()
        .map(|bin| Ok((bin.clone(), Checker::of(workspace, bin)?)))
        .collect()
}

fn line(run: &Run, report: &Report, width: usize) -> String {
    let colour = match report.verdict {
        Verdict::Ac => AnsiColor::Green,
        _ => AnsiColor::Red,
    };
    let style = Style::new().bold().fg_color(Some(colour.into()));
    let name = format!("{} {}", run.problem.bin, run.case.name);
    let mut line = format!("{style}{:3}{style:#}  {name:width$}", report.verdict);
    if report.verdict != Verdict::Ce {
        let milliseconds = report.time.as_millis();
        let mebibytes = report.peak_memory as f64 / (1 << 20) as f64;
        let _ = write!(line, "  {milliseconds:5} ms  {mebibytes:6.1} MiB");
    }
    line.push('\n');
    line + &report.detail
}
