//! From sources to executables.

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::toolchain;
use crate::workspace::Workspace;

/// Builds these problems as a judge does (optimised) and nothing else.
///
/// Compiler messages go to stderr. A problem that does not compile is missing from
/// the result.
///
/// # Errors
/// If cargo cannot be run.
pub fn problems(workspace: &Workspace, bins: &[String]) -> Result<BTreeMap<String, PathBuf>> {
    if bins.is_empty() {
        return Ok(BTreeMap::new()); // cargo would take it for all
    }
    let mut command = Command::new(toolchain::cargo());
    command
        .current_dir(workspace.root())
        .args([
            "build",
            "--quiet",
            "--release",
            "--keep-going",
            "--package",
            "problems",
        ])
        .arg("--message-format=json-render-diagnostics")
        .args(bins.iter().flat_map(|bin| ["--bin", bin]));
    executables(&mut command)
}

/// Builds one problem with overflow checks and the lines of its code, quietly; nothing if it
/// does not compile.
///
/// # Errors
/// If cargo cannot be run.
pub fn checked(workspace: &Workspace, bin: &str) -> Result<Option<PathBuf>> {
    let mut command = Command::new(toolchain::cargo());
    command
        .current_dir(workspace.root())
        .env("CARGO_PROFILE_DEV_OVERFLOW_CHECKS", "true")
        .env("CARGO_PROFILE_DEV_DEBUG", "line-tables-only")
        .args(["build", "--quiet", "--package", "problems", "--bin", bin])
        .arg("--message-format=json")
        .stderr(Stdio::null());
    Ok(executables(&mut command)?.remove(bin))
}

/// Builds the tests of one problem; nothing if they do not compile.
///
/// # Errors
/// If cargo cannot be run.
pub fn tests(workspace: &Workspace, bin: &str) -> Result<Option<PathBuf>> {
    let mut command = Command::new(toolchain::cargo());
    command
        .current_dir(workspace.root())
        .args(["test", "--no-run", "--quiet", "--package", "problems"])
        // They run for as long as one likes.
        .args(["--config", "profile.dev.package.problems.opt-level=1"])
        .args(["--message-format=json-render-diagnostics", "--bin", bin]);
    Ok(executables(&mut command)?.remove(bin))
}

/// Runs this subcommand of cargo on a package of its own, whose dependencies are built
/// where the workspace's are.
///
/// # Errors
/// If cargo cannot be run.
pub fn package(
    workspace: &Workspace,
    folder: &Path,
    subcommand: &[&str],
) -> Result<BTreeMap<String, PathBuf>> {
    let mut command = Command::new(toolchain::cargo());
    command
        .current_dir(folder)
        .env("CARGO_TARGET_DIR", workspace.target_dir())
        .args(subcommand)
        .args(["--quiet", "--message-format=json-render-diagnostics"]);
    executables(&mut command)
}

/// Runs cargo; executables by the name of their target.
fn executables(command: &mut Command) -> Result<BTreeMap<String, PathBuf>> {
    command.stdout(Stdio::piped());
    let mut cargo = command.spawn().context("cannot run cargo")?;
    let messages = BufReader::new(cargo.stdout.take().expect("stdout is piped"));
    let mut executables = BTreeMap::new();
    for line in messages.lines() {
        // Other lines are what the programs of the build print.
        let message: Value = serde_json::from_str(&line?).unwrap_or_default();
        let name = message["target"]["name"].as_str();
        if let (Some(name), Some(executable)) = (name, message["executable"].as_str()) {
            executables.insert(name.to_string(), PathBuf::from(executable));
        }
    }
    cargo.wait()?;
    Ok(executables)
}

/// Compiles one self-contained file with bare `rustc`, unless `executable` is newer.
///
/// # Errors
/// If it does not compile.
pub fn single_file(source: &Path, executable: &Path) -> Result<()> {
    if is_newer(executable, source) {
        return Ok(());
    }
    let folder = executable
        .parent()
        .context("an executable lies in a folder")?;
    fs_err::create_dir_all(folder)?;
    // Compiled to another name and renamed, so that two runs at once never see half a file.
    let fresh = tempfile::Builder::new()
        .tempfile_in(folder)?
        .into_temp_path();
    let status = Command::new(toolchain::rustc())
        .args(["--edition", "2021", "-O", "--crate-name", "solution", "-o"])
        .arg(&fresh)
        .arg(source)
        .status()
        .context("cannot run rustc")?;
    ensure!(status.success(), "{} does not compile", source.display());
    fresh
        .persist(executable)
        .context("cannot put the executable in place")?;
    Ok(())
}

fn is_newer(a: &Path, b: &Path) -> bool {
    let modified = |path: &Path| path.metadata().and_then(|m| m.modified()).ok();
    matches!((modified(a), modified(b)), (Some(a), Some(b)) if a > b)
}
