//! Runs rustc on a bundle, or on a candidate of one.

mod diagnostic;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

pub use diagnostic::Diagnostic;

/// How bundles are compiled.
#[derive(Debug)]
pub struct Rustc {
    pub program: PathBuf,
    /// Libraries that the judge has: name in paths → file.
    pub libraries: BTreeMap<String, PathBuf>,
}

/// Why rustc is run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// To learn which parts are unused, whatever attributes say.
    Lints,
    Check,
    Program,
}

/// The lints that name unused parts.
pub const UNUSED: [&str; 5] = [
    "dead_code",
    "redundant_imports",
    "unused_imports",
    "unused_macros",
    "unused_macro_rules",
];

impl Rustc {
    /// Compiles the file at `source` to the file `out`.
    ///
    /// # Errors
    /// If rustc cannot be run. Errors in the source are among the diagnostics.
    pub fn compile(
        &self,
        source: &Path,
        edition: &str,
        goal: Goal,
        out: &Path,
    ) -> Result<Vec<Diagnostic>> {
        let mut command = Command::new(&self.program);
        command.arg(source).arg("-o").arg(out);
        command.args(["--edition", edition, "--crate-name", "bundle"]);
        command.arg("--error-format=json");
        self.add_libraries(&mut command);
        match goal {
            Goal::Lints => {
                // A lint that the solution denies must not fail the crates.
                command.args(["--emit=metadata", "--cap-lints=warn"]);
                command.args(UNUSED.iter().flat_map(|lint| ["--force-warn", lint]));
            }
            Goal::Check => {
                command.arg("--emit=metadata");
            }
            Goal::Program => {
                command.arg("-O");
            }
        }
        let output = command.stdin(Stdio::null()).output();
        let output = output.with_context(|| format!("cannot run {}", self.program.display()))?;
        let lines = output.stderr.split(|&byte| byte == b'\n');
        let diagnostics: Vec<Diagnostic> = lines.filter_map(Diagnostic::parse).collect();
        if !output.status.success() && !diagnostics.iter().any(|d| d.is_error) {
            bail!("rustc: {}", String::from_utf8_lossy(&output.stderr).trim());
        }
        Ok(diagnostics)
    }

    fn add_libraries(&self, command: &mut Command) {
        for (name, file) in &self.libraries {
            let library = format!("{name}={}", file.display());
            command.args(["--extern", &library]);
            if let Some(folder) = file.parent() {
                let deps = folder.join("deps");
                let folder = if deps.is_dir() { &deps } else { folder };
                let folder = format!("dependency={}", folder.display());
                command.args(["-L", &folder]);
            }
        }
    }
}
