//! A generator and a brute force in any language.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use tempfile::TempDir;

use super::hunt::Hunt;
use super::{Failure, Finding, Plan};
use crate::runner::{Checker, Limits, Ran, Verdict, build, run_case, run_program};
use crate::workspace::{Case, Workspace};

/// Inputs of one size before the next larger one.
const PER_SIZE: u64 = 20;

/// How many more seeds are tried after a failure, to find a smaller one.
const AFTER: u64 = 5 * PER_SIZE;

/// Runs `generator SEED SIZE`, the brute force and the solution in turn; gives the shortest
/// failure.
///
/// # Errors
/// If one of the programs cannot be run, or the generator or the brute force fails.
pub fn search(workspace: &Workspace, plan: &Plan, generator: &str, brute: &str) -> Result<Finding> {
    let bin = &plan.problem.bin;
    let executables = build::problems(workspace, std::slice::from_ref(bin))?;
    let executable = executables.get(bin);
    let executable = executable.with_context(|| format!("{bin} does not compile"))?;
    let checker = Checker::of(workspace, bin)?;
    let folder = TempDir::new().context("no temporary folder")?;
    let case = Case {
        name: "stress".to_string(),
        input: folder.path().join("stress.in"),
        output: folder.path().join("stress.out"),
    };
    let mut hunt = Hunt::new(plan.time, AFTER);
    while let Some(number) = hunt.next() {
        let seed = plan.seed.wrapping_add(number);
        // After a failure small sizes again: they are what a reader wants to see.
        let size = 1 + hunt.left().unwrap_or(number) / PER_SIZE;
        let numbers = [seed.to_string(), size.to_string()];
        let input = helper("generator", generator, &numbers, None)?.stdout;
        fs_err::write(&case.input, &input)?;
        let expected = helper("brute force", brute, &[], Some(&case.input))?.stdout;
        fs_err::write(&case.output, &expected)?;
        let report = run_case(&plan.problem, &case, executable, &checker)?;
        if report.verdict == Verdict::Ac || !hunt.is_shorter(&input) {
            continue;
        }
        let got = run_program(&mut Command::new(executable), Some(&case.input), limits())?;
        hunt.found(Failure {
            seed: plan.seed, // from which all inputs follow
            input,
            expected,
            got: got.stdout,
            remark: format!("\n{}\n{}", report.verdict, report.detail),
        });
    }
    let nothing = Finding::Nothing(hunt.tried);
    Ok(hunt.shortest.map_or(nothing, Finding::Failure))
}

/// Runs a program that is given with arguments, such as `python3 brute.py`, and adds more.
fn helper(what: &str, program: &str, more: &[String], input: Option<&Path>) -> Result<Ran> {
    let mut words = program.split_whitespace();
    let first = words
        .next()
        .with_context(|| format!("the {what} has no name"))?;
    let mut command = Command::new(first);
    command.args(words).args(more);
    let ran = run_program(&mut command, input, limits())
        .with_context(|| format!("the {what} `{program}`"))?;
    let ended = ran.usage.status;
    ensure!(
        !ran.usage.timed_out,
        "the {what} `{program}` took over {:?}",
        limits().wall
    );
    if !ended.success() {
        bail!("the {what} `{program}` failed: {ended}\n{}", ran.stderr);
    }
    Ok(ran)
}

fn limits() -> Limits {
    Limits {
        cpu: Duration::from_secs(10),
        wall: Duration::from_secs(10),
        address_space: 8 << 30,
        output: 64 << 20,
    }
}
