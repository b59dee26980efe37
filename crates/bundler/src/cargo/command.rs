//! Runs cargo.

use std::path::Path;
use std::process::{Command, Output, Stdio};

use anyhow::{Context, Result, bail};

/// Runs cargo, first without the network, which a fetched workspace does not need. If given,
/// `rustc` replaces cargo's own compiler.
///
/// # Errors
/// If cargo cannot be started. If it runs and fails, the output's status says so.
pub fn run(
    cargo: &Path,
    folder: &Path,
    arguments: &[&str],
    rustc: Option<&Path>,
) -> Result<Output> {
    let run = |network: &[&str]| {
        let mut command = Command::new(cargo);
        command.current_dir(folder).args(arguments).args(network);
        if let Some(rustc) = rustc {
            command.env("RUSTC", rustc);
        }
        let output = command.stdin(Stdio::null()).output();
        output.with_context(|| format!("cannot run {}", cargo.display()))
    };
    let output = run(&["--offline"])?;
    // If the build got as far as compiling, nothing is left to download.
    let has_compiled = String::from_utf8_lossy(&output.stdout).contains("\"build-finished\"");
    if output.status.success() || has_compiled {
        return Ok(output);
    }
    run(&[])
}

/// Standard output of a command that must succeed.
///
/// # Errors
/// If the command cannot be run or fails.
pub fn stdout(cargo: &Path, folder: &Path, arguments: &[&str]) -> Result<Vec<u8>> {
    let output = run(cargo, folder, arguments, None)?;
    if !output.status.success() {
        bail!("{}", String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(output.stdout)
}
