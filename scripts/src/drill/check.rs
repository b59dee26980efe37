//! Checks whether the attempt passes. Cargo builds it as a package of its own, in the
//! workspace's target folder, with the workspace's dependencies and profiles.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anstream::eprintln;
use anyhow::{Context, Result, ensure};
use fs_err as fs;
use toml::{Table, Value};

use super::attempt;
use super::material::Material;
use crate::golden;
use crate::modules;
use crate::output;
use crate::problem::Problem;
use crate::runner::{Checker, Limits, Verdict, build, run_case, run_program};
use crate::workspace::Workspace;

/// Runs the golden cases or the snippet's tests; prints what fails.
///
/// # Errors
/// If the attempt is gone, or cannot be built for another reason than its code.
pub fn passes(workspace: &Workspace, material: &Material) -> Result<bool> {
    let source = attempt::path(workspace, &material.name);
    ensure!(
        source.is_file(),
        "{} is gone; put it back or end with `cargo x drill done --grade again`",
        workspace.relative(&source).display()
    );
    match &material.problem {
        Some(problem) => problem_passes(workspace, problem, &source),
        None => snippet_passes(workspace, &material.name, &source),
    }
}

fn problem_passes(workspace: &Workspace, problem: &Problem, source: &Path) -> Result<bool> {
    let cases = golden::cases(workspace, &problem.bin)?;
    ensure!(
        !cases.is_empty(),
        "no golden case in tests/golden/{}; put `sample-1.in` and `sample-1.out` there",
        problem.bin
    );
    let mut target = Table::new();
    target.insert("name".to_string(), problem.bin.clone().into());
    target.insert("path".to_string(), text(source)?.into());
    let target = ("bin", Value::Array(vec![target.into()]));
    let folder = package(workspace, &problem.bin, "problems", target, source)?;
    let build = ["build", "--release"];
    let Some(executable) = build::package(workspace, &folder, &build)?.remove(&problem.bin) else {
        return Ok(false);
    };
    golden::write_missing(workspace, &problem.bin, &cases)?;
    let checker = Checker::of(workspace, &problem.bin)?;
    let mut accepted = true;
    for (i, case) in cases.iter().enumerate() {
        let report = run_case(problem, case, &executable, &checker)?;
        accepted &= report.verdict == Verdict::Ac;
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
    Ok(accepted)
}

/// The attempt takes its module's place in a library that has all others.
fn snippet_passes(workspace: &Workspace, name: &str, source: &Path) -> Result<bool> {
    let mut target = Table::new();
    target.insert("path".to_string(), "lib.rs".into());
    let folder = package(workspace, name, "snippets", ("lib", target.into()), source)?;
    let others: Vec<String> = modules::all(workspace)?
        .into_iter()
        .filter(|module| module != name)
        .collect();
    let library = format!(
        "#![allow(unused)]\n#[path = {:?}]\npub mod {name};\npub use snippets::{{{}}};\n",
        text(source)?,
        others.join(", ")
    );
    fs::write(folder.join("lib.rs"), library)?;
    let Some(tests) =
        build::package(workspace, &folder, &["test", "--no-run", "--lib"])?.remove("attempt")
    else {
        return Ok(false);
    };
    let limits = Limits {
        // A loop without end is stopped; the slowest snippet's tests take a few seconds.
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
    Ok(ran.usage.status.success() && !ran.usage.timed_out)
}

/// Writes a package with this target and those dependencies of `model` that `source` names.
///
/// # Errors
/// If a manifest cannot be read, or the package cannot be written.
pub fn package(
    workspace: &Workspace,
    name: &str,
    model: &str,
    target: (&str, Value),
    source: &Path,
) -> Result<PathBuf> {
    let folder = workspace.scratch_dir("drill").join(name);
    fs::create_dir_all(&folder)?;
    let root = manifest(&workspace.root().join("Cargo.toml"))?;
    let model = manifest(&workspace.root().join(model).join("Cargo.toml"))?;
    let attempt = fs::read_to_string(source)?;
    let mut dependencies = Table::new();
    let tables =
        ["dependencies", "dev-dependencies"].map(|key| model.get(key)?.as_table().cloned());
    for (crate_name, wanted) in tables.into_iter().flatten().flatten() {
        if attempt.contains(&crate_name.replace('-', "_")) {
            dependencies.insert(crate_name.clone(), resolve(&root, &crate_name, wanted));
        }
    }
    let own = workspace.root().join("snippets");
    if own.is_dir() {
        let path = Table::from_iter([("path".to_string(), text(&own)?.into())]);
        dependencies.insert("snippets".to_string(), path.into());
    }
    let about = [
        ("name", "attempt"),
        ("version", "0.0.0"),
        ("edition", "2021"),
    ]
    .map(|(key, value)| (key.to_string(), value.into()));
    let mut package = Table::new();
    package.insert("package".to_string(), Table::from_iter(about).into());
    package.insert("workspace".to_string(), Table::new().into());
    package.insert("dependencies".to_string(), dependencies.into());
    package.insert(target.0.to_string(), target.1);
    if let Some(profile) = root.get("profile") {
        package.insert("profile".to_string(), profile.clone());
    }
    fs::write(folder.join("Cargo.toml"), toml::to_string(&package)?)?;
    let lock = workspace.root().join("Cargo.lock");
    if lock.is_file() {
        fs::copy(lock, folder.join("Cargo.lock"))?;
    }
    Ok(folder)
}

/// What `crate.workspace = true` stands for.
fn resolve(root: &Table, name: &str, wanted: Value) -> Value {
    let inherited = wanted.get("workspace").is_some();
    let all = root
        .get("workspace")
        .and_then(|workspace| workspace.get("dependencies"));
    match all.and_then(|all| all.get(name)).filter(|_| inherited) {
        Some(version) => version.clone(),
        None => wanted,
    }
}

fn manifest(path: &Path) -> Result<Table> {
    let text = fs::read_to_string(path)?;
    text.parse()
        .with_context(|| format!("in {}", path.display()))
}

fn text(path: &Path) -> Result<&str> {
    path.to_str()
        .with_context(|| format!("{}: the path is not UTF-8", path.display()))
}
