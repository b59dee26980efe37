//! The programs that a bundle comes from, in the versions that they have now.

use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::known::stamp;
use crate::request::Toolchain;

/// What the compiler and this program are.
#[derive(Debug)]
pub struct Tools {
    /// The platform that the compiler runs on.
    pub host: String,
    /// Another compiler or another version of this program may find out something else. `None` if
    /// this program cannot find itself.
    pub versions: Option<String>,
}

impl Tools {
    /// Asks the compiler: cargo, asked the same, runs a dozen programs to name the system.
    ///
    /// # Errors
    /// If the compiler cannot be run, or does not say what it is.
    pub fn of(toolchain: &Toolchain) -> Result<Self> {
        let rustc = toolchain.rustc.display();
        let output = Command::new(&toolchain.rustc)
            .arg("-vV")
            .stdin(Stdio::null())
            .output()
            .with_context(|| format!("cannot run {rustc}"))?;
        if !output.status.success() {
            bail!("{}", String::from_utf8_lossy(&output.stderr).trim());
        }
        let version = String::from_utf8_lossy(&output.stdout);
        let host = version
            .lines()
            .find_map(|line| line.strip_prefix("host: "))
            .with_context(|| format!("`{rustc} -vV` does not name its host"))?;
        let program = std::env::current_exe().ok();
        let program = program.and_then(|file| Some((stamp(&file)?, file)));
        let versions = program.map(|(stamp, file)| format!("{version}{}{stamp}", file.display()));
        Ok(Self {
            host: host.to_string(),
            versions,
        })
    }
}
