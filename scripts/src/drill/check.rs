//! Checks whether the attempt passes. Cargo builds it as a separate package in the workspace's
//! target folder, with the workspace's dependencies and profiles.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anstream::eprintln;
use anyhow::{Result, ensure};
use fs_err as fs;
use toml::{Table, Value};

use super::attempt;
use super::material::Material;
use crate::golden;
use crate::modules;
use crate::output;
use crate::problem::Problem;
use crate::runner::{Checker, Limits, Verdict, build, package, run_case, run_program};
use crate::workspace::Workspace;

/// Result of a check.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Checked {
    Passed,
    Failed,
    /// Compilation failed; the compiler has printed the reason.
    DoesNotCompile,
}

impl Checked {
    fn from_tests(passed: bool) -> Self {
        if passed { Self::Passed } else { Self::Failed }
    }
}

/// Runs the golden cases or the snippet's tests; prints the failures.
///
/// # Errors
/// If the attempt's file is missing, or the build fails for a reason other than its code.
pub fn check(workspace: &Workspace, material: &Material) -> Result<Checked> {
    let source = attempt::path(workspace, &material.name);
    ensure!(
        source.is_file(),
        "{} is gone; put it back or end with `cargo x drill done --grade again`",
        workspace.shown(&source)
    );
    match &material.problem {
        Some(problem) => check_problem(&workspace.home_of(&problem.bin), problem, &source),
        None => {
            let collection = workspace.collection_or_self();
            check_snippet(&collection, &material.name, &source)
        }
    }
}

fn check_problem(workspace: &Workspace, problem: &Problem, source: &Path) -> Result<Checked> {
    let cases = golden::cases(workspace, &problem.bin)?;
    ensure!(
        !cases.is_empty(),
        "no golden case in tests/golden/{}; put `sample-1.in` and `sample-1.out` there",
        problem.bin
    );
    let mut target = Table::new();
    target.insert("name".to_string(), problem.bin.clone().into());
    target.insert("path".to_string(), package::utf8(source)?.into());
    let target = ("bin", Value::Array(vec![target.into()]));
    let folder = package::write(workspace, &problem.bin, "problems", target, source)?;
    let build = ["build", "--release"];
    let Some(executable) = build::package(workspace, &folder, &build)?.remove(&problem.bin) else {
        return Ok(Checked::DoesNotCompile);
    };
    golden::write_missing(workspace, &problem.bin, &cases)?;
    let checker = Checker::new(workspace, &problem.bin)?;
    let mut accepted = true;
    for (i, case) in cases.iter().enumerate() {
        let report = run_case(problem, case, &executable, &checker)?;
        accepted &= matches!(report.verdict, Verdict::Ac | Verdict::Unjudged);
        output::print(&format!(
            "{:3}  {}\n{}",
            report.verdict, case.name, report.detail
        ))?;
        let left = cases.len() - i - 1;
        if report.verdict == Verdict::Tle && left > 0 {
            eprintln!("too slow, or a loop without end: the other {left} cases are not run");
            break;
        }
    }
    Ok(Checked::from_tests(accepted))
}

/// Runs a snippet's tests: the attempt replaces its module in a library of all other modules.
fn check_snippet(workspace: &Workspace, name: &str, source: &Path) -> Result<Checked> {
    let mut target = Table::new();
    target.insert("path".to_string(), "lib.rs".into());
    let folder = package::write(workspace, name, "snippets", ("lib", target.into()), source)?;
    let others: Vec<String> = modules::all(workspace)?
        .into_iter()
        .filter(|module| module != name)
        .collect();
    let library = format!(
        "#![allow(unused)]\n#[path = {:?}]\npub mod {name};\npub use snippets::{{{}}};\n",
        package::utf8(source)?,
        others.join(", ")
    );
    fs::write(folder.join("lib.rs"), library)?;
    let Some(tests) =
        build::package(workspace, &folder, &["test", "--no-run", "--lib"])?.remove("attempt")
    else {
        return Ok(Checked::DoesNotCompile);
    };
    let limits = Limits {
        // An endless loop must be stopped; the slowest snippet's tests take a few seconds.
        cpu: Duration::from_secs(20),
        wall: Duration::from_secs(60),
        address_space: 8 << 30,
        output: 16 << 20,
    };
    let ran = run_program(&mut Command::new(tests), None, limits)?;
    if ran.usage.timed_out || ran.usage.cpu >= limits.cpu {
        eprintln!(
            "the tests did not end within {:?}; is there a loop without end?",
            limits.cpu
        );
    } else if !ran.usage.status.success() {
        output::print(&ran.stdout)?;
    }
    Ok(Checked::from_tests(
        ran.usage.status.success() && !ran.usage.timed_out,
    ))
}
