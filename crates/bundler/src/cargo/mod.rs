//! The crates that a binary is made of, as cargo resolves and builds them.
//!
//! - `graph`: the crates and their dependencies.
//! - `metadata`: reads them from `cargo metadata`.
//! - `build`: flags of build scripts, compiled libraries, errors.
//!
//! Here cargo is run.

mod build;
mod graph;
mod metadata;

use std::path::Path;
use std::process::{Command, Output, Stdio};

use anyhow::{Context, Result, bail};

use crate::rustc::complaint;

pub use graph::{Binary, Crate, CrateKind, Graph};
pub use metadata::Metadata;

/// Variables for cargo, such as `RUSTC` for another compiler.
pub type Environment<'a> = &'a [(&'a str, &'a Path)];

/// Runs cargo, first without the network, which a fetched workspace does not need.
///
/// # Errors
/// If cargo cannot be started. If it runs and fails, see the status of the output.
pub fn run(
    cargo: &Path,
    folder: &Path,
    arguments: &[&str],
    environment: Environment,
) -> Result<Output> {
    let run = |network: &[&str]| {
        let mut command = Command::new(cargo);
        command.current_dir(folder).args(arguments).args(network);
        let command = command.envs(environment.iter().copied());
        let output = command.stdin(Stdio::null()).output();
        output.with_context(|| format!("cannot run {}", cargo.display()))
    };
    let output = run(&["--offline"])?;
    // If the build began to compile, nothing is left to download.
    let has_compiled = String::from_utf8_lossy(&output.stdout).contains("\"build-finished\"");
    if output.status.success() || has_compiled {
        return Ok(output);
    }
    run(&[])
}

/// Returns the standard output of a command that must succeed.
///
/// # Errors
/// If the command cannot be run or fails.
pub fn stdout(cargo: &Path, folder: &Path, arguments: &[&str]) -> Result<Vec<u8>> {
    let output = run(cargo, folder, arguments, &[])?;
    if !output.status.success() {
        bail!(complaint(&output));
    }
    Ok(output.stdout)
}
