//! Asks a compiler for its version and platform.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// Version and platform of a compiler.
#[derive(Debug)]
pub struct Compiler {
    /// The platform that the compiler runs on.
    pub host: String,
    /// All lines of `rustc -vV`.
    pub version: String,
}

impl Compiler {
    /// Runs `rustc -vV`: cargo's answer would cost a dozen processes.
    ///
    /// # Errors
    /// If the compiler cannot be run, or does not name its host.
    pub fn ask(rustc: &Path) -> Result<Self> {
        let shown = rustc.display();
        let output = Command::new(rustc)
            .arg("-vV")
            .stdin(Stdio::null())
            .output()
            .with_context(|| format!("cannot run {shown}"))?;
        if !output.status.success() {
            bail!("{}", String::from_utf8_lossy(&output.stderr).trim());
        }
        let version = String::from_utf8_lossy(&output.stdout).into_owned();
        let host = version
            .lines()
            .find_map(|line| line.strip_prefix("host: "))
            .with_context(|| format!("`{shown} -vV` does not name its host"))?;
        Ok(Self {
            host: host.to_string(),
            version,
        })
    }

    /// The compiler's version number.
    pub fn release(&self) -> &str {
        let mut lines = self.version.lines();
        let release = lines.find_map(|line| line.strip_prefix("release: "));
        release.unwrap_or_default()
    }
}
