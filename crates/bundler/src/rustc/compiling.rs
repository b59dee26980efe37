//! Checks a program by a compiler that goes on to compile it.

use std::io::{BufRead as _, BufReader, Read as _};
use std::path::PathBuf;
use std::process::{Child, ChildStderr, Command, Stdio};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::compiled::Compiled;
use super::diagnostic::Diagnostic;

/// A compiler that has found no error in a program and compiles it; it is ended when this is
/// dropped.
#[derive(Debug)]
pub struct Compiling {
    child: Child,
    reports: BufReader<ChildStderr>,
    /// File for the program's LLVM text.
    out: PathBuf,
}

impl Compiling {
    /// Runs a command that asks rustc for metadata and LLVM text, until the metadata is written:
    /// the check ends there. Returns rustc's reports, and the compiler if there are no errors; it
    /// writes the text to the file `out`.
    ///
    /// # Errors
    /// If rustc cannot be run.
    pub fn after_check(
        mut command: Command,
        out: PathBuf,
    ) -> Result<(Vec<Diagnostic>, Option<Self>)> {
        command.args(["--error-format=json", "--json=artifacts"]);
        command.stdin(Stdio::null()).stdout(Stdio::null());
        let child = command.stderr(Stdio::piped()).spawn();
        let program = command.get_program().display();
        let mut child = child.with_context(|| format!("cannot run {program}"))?;
        let reports = child.stderr.take().context("rustc's messages are piped")?;
        let mut compiling = Self {
            child,
            reports: BufReader::new(reports),
            out,
        };
        let found = compiling.checked()?;
        let has_errors = found.iter().any(|found| found.is_error);
        Ok((found, (!has_errors).then_some(compiling)))
    }

    /// All reports until the metadata is written, which ends the check.
    fn checked(&mut self) -> Result<Vec<Diagnostic>> {
        let mut found = Vec::new();
        let mut others = Vec::new();
        let mut line = Vec::new();
        while self.reports.read_until(b'\n', &mut line)? > 0 {
            match Diagnostic::parse(&line) {
                Some(diagnostic) => found.push(diagnostic),
                None if is_metadata(&line) => return Ok(found),
                None => others.extend_from_slice(&line),
            }
            line.clear();
        }
        if !self.child.wait()?.success() && !found.iter().any(|found| found.is_error) {
            bail!("rustc: {}", String::from_utf8_lossy(&others).trim());
        }
        Ok(found)
    }

    /// The program's unoptimised LLVM text, once it is written; `None` if it cannot be compiled.
    ///
    /// # Errors
    /// If the text cannot be read.
    pub fn compiled(mut self) -> Result<Option<Compiled>> {
        self.reports.read_to_end(&mut Vec::new())?;
        if !self.child.wait()?.success() {
            return Ok(None);
        }
        Compiled::read(&self.out).map(Some)
    }
}

impl Drop for Compiling {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Does rustc say that it has written the metadata?
fn is_metadata(line: &[u8]) -> bool {
    serde_json::from_slice::<Value>(line).is_ok_and(|line| line["emit"] == "metadata")
}
