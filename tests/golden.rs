//! Every golden case is a test of its own name: `cargo test --test golden gym100500_e`.
//!
//! The solutions in `tests/wrong` prove that the cases bite: each is a test too, and
//! passes if a golden case refuses it.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use libtest_mimic::{Arguments, Failed, Trial};
use scripts::problem::Problem;
use scripts::runner::{Judge, Verdict, build, run_case};
use scripts::workspace::{Case, Workspace};

fn main() -> ExitCode {
    run().unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    })
}

fn run() -> Result<ExitCode> {
    let arguments = Arguments::from_args();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent();
    let workspace = Workspace::at(root.context("scripts/ lies in the workspace")?);
    let tests = tests(&workspace)?;
    let wanted: Vec<&Test> = tests
        .iter()
        .filter(|test| !arguments.list && is_wanted(&arguments, &test.name))
        .collect();
    let trials = match wanted.is_empty() {
        true => tests
            .iter()
            .map(|test| Trial::test(&test.name, || Ok(())))
            .collect(),
        false => trials(&workspace, &wanted)?,
    };
    Ok(libtest_mimic::run(&arguments, trials).exit_code())
}

struct Test {
    name: String,
    problem: Problem,
    what: What,
}

#[derive(Clone)]
enum What {
    /// The workspace's solution is accepted on this case.
    Accepts(Case),
    /// This wrong solution is refused on one of these cases.
    Refuses(PathBuf, Vec<Case>),
}

fn tests(workspace: &Workspace) -> Result<Vec<Test>> {
    let mut tests = Vec::new();
    for problem in workspace.problems()? {
        for case in workspace.cases(&problem.bin)? {
            let name = format!("{}::{}", problem.bin, case.name);
            tests.push(Test {
                name,
                problem: problem.clone(),
                what: What::Accepts(case),
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
        let (problem, cases) = (workspace.problem(bin)?, workspace.cases(bin)?);
        let name = format!("wrong::{stem}");
        tests.push(Test {
            name,
            problem,
            what: What::Refuses(source, cases),
        });
    }
    Ok(tests)
}

fn is_wanted(arguments: &Arguments, name: &str) -> bool {
    arguments
        .filter
        .as_ref()
        .is_none_or(|filter| match arguments.exact {
            true => name == filter,
            false => name.contains(filter),
        })
}

/// Builds what the tests need, all at once, and nothing else.
fn trials(workspace: &Workspace, tests: &[&Test]) -> Result<Vec<Trial>> {
    let accepting = tests
        .iter()
        .filter(|test| matches!(test.what, What::Accepts(_)));
    let mut bins: Vec<String> = accepting.map(|test| test.problem.bin.clone()).collect();
    bins.dedup();
    let executables = match bins.is_empty() {
        true => Default::default(),
        false => build::problems(workspace, &bins)?,
    };
    let scratch = workspace.scratch_dir("wrong");
    let trial = |test: &&Test| {
        let judge = Arc::new(Judge::of(workspace, &test.problem.bin)?);
        let (problem, what) = (test.problem.clone(), test.what.clone());
        let executable = match &what {
            What::Accepts(_) => executables.get(&problem.bin).cloned(),
            What::Refuses(source, _) => source.file_stem().map(|stem| scratch.join(stem)),
        };
        Ok(Trial::test(&test.name, move || {
            let executable = executable.ok_or("it does not compile")?;
            match what {
                What::Accepts(case) => accepts(&problem, &case, &executable, &judge),
                What::Refuses(source, cases) => build::single_file(&source, &executable)
                    .and_then(|()| refuses(&problem, &cases, &executable, &judge)),
            }
            .map_err(|error| Failed::from(format!("{error:#}")))
        }))
    };
    tests.iter().map(trial).collect()
}

fn accepts(problem: &Problem, case: &Case, executable: &Path, judge: &Judge) -> Result<()> {
    let report = run_case(problem, case, executable, judge)?;
    let verdict = report.verdict;
    ensure!(verdict == Verdict::Ac, "{verdict}\n{}", report.detail);
    Ok(())
}

fn refuses(problem: &Problem, cases: &[Case], executable: &Path, judge: &Judge) -> Result<()> {
    for case in cases {
        if run_case(problem, case, executable, judge)?.verdict != Verdict::Ac {
            return Ok(());
        }
    }
    let cases: Vec<&str> = cases.iter().map(|case| case.name.as_str()).collect();
    anyhow::bail!(
        "accepted on {}; add a case on which it fails",
        cases.join(", ")
    )
}
