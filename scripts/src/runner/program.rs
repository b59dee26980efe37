//! A helper program: what it prints for an input, and nothing judged.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

use super::judge::{open, read_back};
use super::process::{Confined, Limits, Usage};

/// What a program printed and how it ended.
#[derive(Debug)]
pub struct Ran {
    pub stdout: String,
    pub stderr: String,
    pub usage: Usage,
}

/// Runs a program on the contents of a file, or on nothing.
///
/// # Errors
/// If it cannot be started; never for how it ends.
pub fn run_program(command: &mut Command, input: Option<&Path>, limits: Limits) -> Result<Ran> {
    let mut stdout = tempfile::tempfile().context("no temporary file")?;
    let mut stderr = tempfile::tempfile().context("no temporary file")?;
    let stdin = match input {
        Some(path) => Stdio::from(open(path)?),
        None => Stdio::null(),
    };
    command
        .stdin(stdin)
        .stdout(stdout.try_clone()?)
        .stderr(stderr.try_clone()?);
    let usage = Confined::spawn(command, limits)
        .and_then(Confined::wait)
        .with_context(|| format!("cannot run {}", command.get_program().display()))?;
    Ok(Ran {
        stdout: read_back(&mut stdout)?,
        stderr: read_back(&mut stderr)?,
        usage,
    })
}
