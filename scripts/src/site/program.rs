//! The program of the package `site`, which writes the pages: built by cargo when requested, then
//! run.

use std::io::{IsTerminal as _, stderr};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, ensure};

use crate::atomic;
use crate::system::executable;
use crate::toolchain;
use crate::workspace::Workspace;

/// Built program, with the paths of the workspace that it needs.
pub struct Program {
    executable: PathBuf,
    root: PathBuf,
    material: PathBuf,
}

/// Builds the program. None if it does not compile; cargo prints the errors.
///
/// # Errors
/// If cargo cannot be run.
pub fn build(workspace: &Workspace) -> Result<Option<Program>> {
    let profile = own_profile();
    // The first build takes a while, so a user at a terminal sees its progress.
    let quiet = (!stderr().is_terminal()).then_some("--quiet");
    let built = Command::new(toolchain::cargo())
        .args(["build", "--package", "site", "--profile", profile])
        .args(quiet)
        .current_dir(workspace.root())
        .status()
        .context("cannot run cargo")?;
    let folder = if profile == "dev" { "debug" } else { profile };
    Ok(built.success().then(|| Program {
        executable: executable(workspace.target_dir().join(folder).join("site")),
        root: workspace.root().to_path_buf(),
        material: workspace.scratch_dir("site").join("material.json"),
    }))
}

/// Profile of this program: with the same profile, shared crates are compiled once.
fn own_profile() -> &'static str {
    let own = std::env::current_exe().unwrap_or_default();
    let is_in = |folder: &str| own.parent().is_some_and(|it| it.ends_with(folder));
    if is_in("debug") { "dev" } else { "command" }
}

impl Program {
    pub fn executable(&self) -> &Path {
        &self.executable
    }

    /// Checks that the explorer can be built here.
    ///
    /// # Errors
    /// If no compiler here targets the browser; the error says how to change that.
    pub fn check_explorer(&self) -> Result<()> {
        let shown = self.executable.display();
        let output = Command::new(&self.executable)
            .arg("check-explorer")
            .output()
            .with_context(|| format!("cannot run {shown}"))?;
        let said = String::from_utf8_lossy(&output.stderr);
        let said = said.trim().trim_start_matches("error: ");
        ensure!(output.status.success(), "{said}");
        Ok(())
    }

    /// Writes the pages into a folder. False if the program fails; it prints the reason.
    ///
    /// # Errors
    /// If the program cannot be run.
    pub fn write(&self, material: &[u8], folder: &Path, no_explorer: bool) -> Result<bool> {
        atomic::replace(&self.material, material)?;
        let mut command = Command::new(&self.executable);
        command
            .arg("write")
            .arg(&self.root)
            .arg(&self.material)
            .arg(folder);
        if no_explorer {
            command.arg("--no-explorer");
        }
        let shown = self.executable.display();
        let status = command
            .status()
            .with_context(|| format!("cannot run {shown}"))?;
        Ok(status.success())
    }
}
