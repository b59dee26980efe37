//! Every golden case is a test of its own name: `cargo test --test golden gym100500_e`.
//!
//! The solutions in `tests/wrong` prove that the cases bite: each is a test too, and
//! passes if a golden case refuses it.
//!
//! To compile all solutions takes most of the time. Without a name to filter by, every twelfth
//! problem is tried; with `TESTS=all`, as in `.ci/run`, all are.

#[path = "slowness.rs"]
mod slowness;
#[path = "together.rs"]
mod together;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use libtest_mimic::{Arguments, Failed, Trial};
use scripts::runner::{
    Checker, Setup, Verdict, build, in_parallel, large_cases, launch_through, run_case,
};
use scripts::system::executable as executable_path;
use scripts::system::files::is_newer;
use scripts::workspace::Workspace;
use scripts::workspace::cases::{self, Case, LargeCases};
use scripts::workspace::problem::{DEFAULT_STACK_LIMIT, Problem};
use scripts::workspace::problems;
use slowness::{SLOWEST, slowness};
use together::{SingleFile, compile_ahead};

fn main() -> ExitCode {
    run().unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    })
}

fn run() -> Result<ExitCode> {
    let arguments = Arguments::from_args();
    // A process that is started from this one would be charged its memory.
    launch_through(Path::new(env!("CARGO_BIN_EXE_cargo-grundy")));
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent();
    let workspace = Workspace::at(root.context("scripts/ lies in the workspace")?)?;
    let mut tests = tests(&workspace)?;
    let are_all_asked = std::env::var_os("TESTS").is_some_and(|which| which == "all");
    if !are_all_asked && !arguments.list && arguments.filter.is_none() {
        tests.retain(|test| test.is_in_sample);
    }
    let wanted: Vec<&Test> = tests
        .iter()
        .filter(|test| !arguments.list && is_wanted(&arguments, &test.name))
        .collect();
    let trials = if wanted.is_empty() {
        let named = tests.iter();
        named
            .map(|test| Trial::test(&test.name, || Ok(())))
            .collect()
    } else {
        trials(&workspace, &wanted)?
    };
    Ok(libtest_mimic::run(&arguments, trials).exit_code())
}

struct Test {
    name: String,
    problem: Problem,
    cases: Vec<Case>,
    expected: Expectation,
    is_in_sample: bool,
}

/// Of so many problems, one is in the sample.
const PROBLEMS_PER_SAMPLE: usize = 12;

#[derive(Clone)]
enum Expectation {
    /// The workspace's solution is accepted on every case.
    Accepts,
    /// The wrong solution at this path is refused on at least one case.
    Refuses(PathBuf),
}

fn tests(workspace: &Workspace) -> Result<Vec<Test>> {
    let mut tests = Vec::new();
    let (problems, _) = problems::problems(workspace)?;
    let problems: Vec<Problem> = problems.into_iter().map(|it| it.problem).collect();
    let sample = problems.iter().step_by(PROBLEMS_PER_SAMPLE);
    let sample: BTreeSet<String> = sample.map(|problem| problem.bin.clone()).collect();
    for problem in problems {
        for case in cases::cases(workspace, &problem.bin)? {
            let name = format!("{}::{}", problem.bin, case.name);
            tests.push(Test {
                is_in_sample: sample.contains(&problem.bin),
                name,
                problem: problem.clone(),
                cases: vec![case],
                expected: Expectation::Accepts,
            });
        }
    }
    for source in workspace.wrong_solutions()? {
        let stem = source
            .file_stem()
            .and_then(|s| s.to_str())
            .context("a UTF-8 name")?;
        let (bin, _) = stem
            .split_once('-')
            .with_context(|| format!("{}: name it <bin>-<why>.rs", source.display()))?;
        let (problem, cases) = (workspace.problem(bin)?, cases::cases(workspace, bin)?);
        let name = format!("wrong::{stem}");
        tests.push(Test {
            is_in_sample: sample.contains(bin),
            name,
            problem,
            cases,
            expected: Expectation::Refuses(source),
        });
    }
    Ok(tests)
}

fn is_wanted(arguments: &Arguments, name: &str) -> bool {
    arguments.filter.as_ref().is_none_or(|filter| {
        if arguments.exact {
            name == filter
        } else {
            name.contains(filter)
        }
    })
}

/// Builds what the tests need, all at once, and nothing else.
fn trials(workspace: &Workspace, tests: &[&Test]) -> Result<Vec<Trial>> {
    let accepting = tests
        .iter()
        .filter(|test| matches!(test.expected, Expectation::Accepts));
    let mut bins: Vec<String> = accepting.map(|test| test.problem.bin.clone()).collect();
    bins.dedup();
    let executables = if bins.is_empty() {
        BTreeMap::new()
    } else {
        problems_together(workspace, &bins)?
    };
    let unwritten = write_missing_cases(workspace, tests);
    let checkers = checkers(workspace, tests)?;
    let scratch = workspace.scratch_dir("wrong");
    let wrong = tests.iter().filter_map(|test| match &test.expected {
        Expectation::Accepts => None,
        Expectation::Refuses(source) => Some(SingleFile {
            executable: scratch.join(source.file_stem()?),
            source: source.clone(),
            stack: test.problem.stack(),
        }),
    });
    compile_ahead(&wrong.collect::<Vec<_>>(), &Setup::default());
    let trial = |test: &&Test| {
        let checker = Arc::clone(&checkers[test.problem.bin.as_str()]);
        let (problem, cases, expected) = (
            test.problem.clone(),
            test.cases.clone(),
            test.expected.clone(),
        );
        let unwritten = unwritten.get(&test.name).cloned();
        let executable = match &expected {
            Expectation::Accepts => executables.get(&problem.bin).cloned(),
            Expectation::Refuses(source) => source.file_stem().map(|stem| scratch.join(stem)),
        };
        Trial::test(&test.name, move || {
            unwritten.map_or(Ok(()), Err)?;
            let executable = executable.ok_or("it does not compile")?;
            match expected {
                Expectation::Accepts => accepts(&problem, &cases, &executable, &checker),
                Expectation::Refuses(source) => build::single_file(&source, &executable)
                    .and_then(|()| refuses(&problem, &cases, &executable, &checker)),
            }
            .map_err(|error| Failed::from(format!("{error:#}")))
        })
    };
    Ok(tests.iter().map(trial).collect())
}

/// Builds problems as [`build::problems`] does, in half the time: as modules of a few programs. Each
/// is optimised as in a program of its own.
fn problems_together(workspace: &Workspace, bins: &[String]) -> Result<BTreeMap<String, PathBuf>> {
    const FEW: usize = 8;
    if bins.len() < FEW {
        return build::problems(workspace, bins); // often they are up to date already
    }
    let setup = build::setup_of_problems(workspace)?;
    let (bins, mut alone): (Vec<&String>, Vec<&String>) = bins
        .iter()
        .partition(|bin| build::older_edition(workspace, bin, &setup.edition).is_none());
    let folder = workspace.scratch_dir("golden");
    let program = |bin: &String| SingleFile {
        source: workspace.bin_path(bin),
        executable: executable_path(folder.join(bin)),
        stack: workspace
            .read_problem(bin)
            .map_or(DEFAULT_STACK_LIMIT, |problem| problem.stack()),
    };
    let programs: Vec<SingleFile> = bins.iter().copied().map(program).collect();
    for program in &programs {
        let mut crates = setup.crates.iter();
        if crates.any(|(_, file)| !is_newer(&program.executable, file)) {
            // It may be compiled with old versions of these crates.
            let _ = fs_err::remove_file(&program.executable);
        }
    }
    compile_ahead(&programs, &setup);
    let mut executables = BTreeMap::new();
    for (bin, program) in bins.into_iter().zip(programs) {
        if is_newer(&program.executable, &program.source) {
            executables.insert(bin.clone(), program.executable);
        } else {
            alone.push(bin);
        }
    }
    let alone: Vec<String> = alone.into_iter().cloned().collect();
    executables.extend(build::problems(workspace, &alone)?);
    Ok(executables)
}

/// The checkers by problem, their programs compiled.
fn checkers<'a>(
    workspace: &Workspace,
    tests: &[&'a Test],
) -> Result<BTreeMap<&'a str, Arc<Checker>>> {
    let bins: BTreeSet<&str> = tests.iter().map(|test| &*test.problem.bin).collect();
    let bins: Vec<&str> = bins.into_iter().collect();
    let mut checkers = Vec::new();
    in_parallel(
        &bins,
        |bin| Checker::new(workspace, bin),
        |bin, checker| checkers.push(checker.map(|checker| (*bin, Arc::new(checker)))),
    );
    checkers.into_iter().collect()
}

/// Writes the cases that are too large to keep; says why, by test, where it cannot be done.
fn write_missing_cases(workspace: &Workspace, tests: &[&Test]) -> BTreeMap<String, String> {
    let mut by_problem: BTreeMap<&str, Vec<Case>> = BTreeMap::new();
    for test in tests {
        let cases = by_problem.entry(&test.problem.bin).or_default();
        cases.extend(test.cases.iter().cloned());
    }
    let needed: Vec<(&str, Vec<Case>)> = by_problem.into_iter().collect();
    let missing = needed
        .iter()
        .filter(|(_, cases)| !cases.iter().all(|case| case.input.is_file()));
    let writers = missing.filter_map(|(bin, _)| LargeCases::find(workspace, bin).ok()?);
    let programs = writers.map(|writer| SingleFile {
        executable: writer.program(),
        source: writer.source,
        stack: DEFAULT_STACK_LIMIT,
    });
    compile_ahead(&programs.collect::<Vec<_>>(), &Setup::default());
    let mut trouble = BTreeMap::new();
    let write =
        |(bin, cases): &(&str, Vec<Case>)| large_cases::write_missing(workspace, bin, cases);
    in_parallel(&needed, write, |(bin, _), written| {
        let Err(error) = written else { return };
        let missing = |case: &Case| !case.input.is_file();
        let concerned = tests
            .iter()
            .filter(|test| test.problem.bin == *bin && test.cases.iter().any(missing));
        for test in concerned {
            trouble.insert(test.name.clone(), format!("{error:#}"));
        }
    });
    trouble
}

/// Checks that the statement allows the inputs.
fn is_allowed(problem: &Problem, cases: &[Case]) -> Result<()> {
    let Some(format) = &problem.input else {
        return Ok(());
    };
    for case in cases {
        let input = fs_err::read_to_string(&case.input)?;
        if let Err(breach) = format.check(&input) {
            anyhow::bail!("{}.in is no input of the problem: {breach}", case.name);
        }
    }
    Ok(())
}

/// Checks that a solution is right within the time limit, which is longer on a slower machine.
fn accepts(problem: &Problem, cases: &[Case], executable: &Path, checker: &Checker) -> Result<()> {
    is_allowed(problem, cases)?;
    let limit = problem.time_limit;
    let patient = Problem {
        time_limit: limit * SLOWEST,
        ..problem.clone()
    };
    for case in cases {
        let report = run_case(&patient, case, executable, checker)?;
        let verdict = report.verdict;
        ensure!(verdict == Verdict::Ac, "{verdict}\n{}", report.detail);
        if report.time > limit {
            let (time, slowness) = (report.time, slowness()?);
            ensure!(
                time <= limit.mul_f64(slowness),
                "TLE: {time:?} on a machine {slowness:.1} times as slow as where {limit:?} was tried"
            );
        }
    }
    Ok(())
}

fn refuses(problem: &Problem, cases: &[Case], executable: &Path, checker: &Checker) -> Result<()> {
    for case in cases {
        if run_case(problem, case, executable, checker)?.verdict != Verdict::Ac {
            return Ok(());
        }
    }
    let cases: Vec<&str> = cases.iter().map(|case| case.name.as_str()).collect();
    anyhow::bail!(
        "accepted on {}; add a case on which it fails",
        cases.join(", ")
    )
}
