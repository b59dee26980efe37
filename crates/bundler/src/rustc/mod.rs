//! Runs rustc on a bundle or on a candidate.

mod compiled;
mod diagnostic;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use anyhow::{Context, Result, bail};
use diagnostic::all_edition_lints;

use crate::scratch;
pub use compiled::Compiled;
pub use diagnostic::{
    CAPTURES_LINT, Diagnostic, EXPR_LINT, changes_meaning, editions_around, is_hidden_drop,
    is_in_later_prelude,
};

/// A compiler for bundles, with libraries.
#[derive(Debug, Clone)]
pub struct Rustc {
    pub program: PathBuf,
    /// Libraries that the judge has: name in paths → file.
    pub libraries: BTreeMap<String, PathBuf>,
}

/// Purpose of a run of rustc.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// Report only names that are not found, in a sixth of the time of a check.
    Names,
    /// Check, and report unused parts despite `allow` attributes.
    Lints,
    /// The same, and write the program's functions as [`Compiled`] reads them.
    Functions,
    Check,
    /// Check, and report code that means something else under a later edition.
    LaterEditions,
    /// Write the program's optimised machine code.
    MachineCode,
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

/// File name of clippy, which runs as a compiler.
pub const CLIPPY: &str = "clippy-driver";

/// Clippy's lint about calls that a version of the standard library does not have yet.
pub const VERSION_LINT: &str = "clippy::incompatible_msrv";

impl Rustc {
    /// Writes a text to the file `source` and compiles it. Rustc writes its output beside it.
    ///
    /// # Errors
    /// If the file cannot be written or rustc cannot be run. Errors in the source are among the
    /// diagnostics.
    pub fn compile(
        &self,
        text: &str,
        source: &Path,
        edition: &str,
        goal: Goal,
    ) -> Result<Vec<Diagnostic>> {
        scratch::write(source, text)?;
        let mut command = self.command(source, edition, "bundle");
        self.add_libraries(&mut command);
        without_cargo(&mut command);
        goal.add_to(&mut command, source);
        let output = command.output();
        let output = output.with_context(|| format!("cannot run {}", self.program.display()))?;
        let found: Vec<Diagnostic> = Diagnostic::all(&output.stderr).collect();
        if !output.status.success() && !found.iter().any(|found| found.is_error) {
            bail!("rustc: {}", String::from_utf8_lossy(&output.stderr).trim());
        }
        Ok(found)
    }

    /// Returns a command that compiles a crate without libraries; its errors are JSON.
    fn command(&self, source: &Path, edition: &str, name: &str) -> Command {
        let mut command = Command::new(&self.program);
        command.arg(source).stdin(Stdio::null());
        command.args(["--edition", edition, "--crate-name", name]);
        // Assertions are off for every goal, as in optimised programs.
        command.args(["--error-format=json", "-Cdebug-assertions=off"]);
        command
    }

    /// Returns the program's optimised machine code; `None` if it cannot be compiled.
    ///
    /// # Errors
    /// If a file cannot be written or rustc cannot be run.
    pub fn machine_code(
        &self,
        text: &str,
        source: &Path,
        edition: &str,
    ) -> Result<Option<Vec<u8>>> {
        let found = self.compile(text, source, edition, Goal::MachineCode)?;
        let is_compiled = found.iter().all(|found| !found.is_error);
        let file = source.with_extension("o");
        is_compiled.then(|| scratch::read(&file)).transpose()
    }

    /// Returns a command that compiles a crate to MIR, with whole paths and without libraries.
    pub fn to_mir(&self, source: &Path, edition: &str, name: &str) -> Command {
        let mut command = self.command(source, edition, name);
        // Only so does rustc print whole paths; the code means the same.
        command
            .env("RUSTC_BOOTSTRAP", "1")
            .arg("-Ztrim-diagnostic-paths=no");
        command.args(["--emit=mir", "--cap-lints=allow"]);
        command
    }

    /// Returns lints about calls in the file `source` that this version's standard library does not
    /// have. Empty if there is no clippy beside this rustc.
    ///
    /// # Errors
    /// If a file cannot be written.
    pub fn newer_than(
        &self,
        version: &str,
        text: &str,
        source: &Path,
        edition: &str,
    ) -> Result<Vec<Diagnostic>> {
        let configuration = source.with_file_name("clippy.toml");
        scratch::write(&configuration, &format!("msrv = \"{version}\"\n"))?;
        scratch::write(source, text)?;
        let clippy = Self {
            program: self.program.with_file_name(CLIPPY),
            libraries: self.libraries.clone(),
        };
        let mut command = clippy.command(source, edition, "bundle");
        command.env("CLIPPY_CONF_DIR", source.with_file_name(""));
        command.arg("-o").arg(source.with_extension("rmeta"));
        command.args(["--emit=metadata", "--cap-lints=warn", "-Aclippy::all"]);
        command.args(["--force-warn", VERSION_LINT]);
        self.add_libraries(&mut command);
        let Ok(output) = command.output() else {
            return Ok(Vec::new());
        };
        let found = Diagnostic::all(&output.stderr);
        Ok(found.filter(|d| d.code() == VERSION_LINT).collect())
    }

    /// Adds the libraries to a command.
    pub fn add_libraries(&self, command: &mut Command) {
        for (name, file) in &self.libraries {
            let library = format!("{name}={}", file.display());
            command.args(["--extern", &library]);
            if let Some(folder) = file.parent() {
                add_dependencies(command, folder);
            }
        }
    }
}

/// Lets a command find what the libraries in a folder use, which may be `TARGET/release/deps`.
pub fn add_dependencies(command: &mut Command, folder: &Path) {
    let deps = folder.join("deps");
    let folder = if deps.is_dir() { &deps } else { folder };
    // With `build.target` set, cargo has another folder for procedural macros.
    let mut around = folder.ancestors().skip(1);
    let profile = around.next().and_then(Path::file_name).unwrap_or_default();
    let of_macros = around.nth(1).map(|all| all.join(profile).join("deps"));
    let of_macros = of_macros.filter(|folder| folder.is_dir());
    for folder in of_macros.as_deref().into_iter().chain([folder]) {
        command.args(["-L", &format!("dependency={}", folder.display())]);
    }
}

/// Removes cargo's variables, which this program inherits if cargo runs it: none is set at a judge.
pub fn without_cargo(command: &mut Command) {
    for (name, _) in std::env::vars_os() {
        let name = name.to_string_lossy();
        if (name.starts_with("CARGO_") && name != "CARGO_HOME") || name == "OUT_DIR" {
            command.env_remove(&*name);
        }
    }
}

/// Returns what cargo or rustc says of a failure, without the `error: ` that is printed before it.
pub fn complaint(output: &Output) -> String {
    let said = String::from_utf8_lossy(&output.stderr);
    let said = said.trim();
    said.strip_prefix("error: ").unwrap_or(said).to_string()
}

impl Goal {
    /// Adds options to a command that compiles the file `source`.
    fn add_to(self, command: &mut Command, source: &Path) {
        let extension = match self {
            Self::Names => "d",
            Self::Lints | Self::Check | Self::LaterEditions => "rmeta",
            Self::Functions => "ll",
            Self::MachineCode => "o",
            Self::Program => "",
        };
        command.arg("-o").arg(source.with_extension(extension));
        match self {
            Self::Names => command.args(["--emit=dep-info", "--cap-lints=allow"]),
            Self::Lints | Self::Functions => {
                if self == Self::Functions {
                    command.args(["--emit=llvm-ir", "-Cno-prepopulate-passes"]);
                    command.args(["-Cdebuginfo=line-tables-only", "-Ccodegen-units=1"]);
                    command.arg("-Csymbol-mangling-version=v0");
                } else {
                    command.arg("--emit=metadata");
                }
                // A lint that the solution denies must not fail the crates.
                command.arg("--cap-lints=warn");
                command.args(UNUSED.iter().flat_map(|lint| ["--force-warn", lint]))
            }
            Self::Check => command.arg("--emit=metadata"),
            Self::LaterEditions => {
                command.args(["--emit=metadata", "--cap-lints=warn"]);
                command.args(all_edition_lints().flat_map(|lint| ["--force-warn", lint]))
            }
            Self::MachineCode => {
                command.args(["--emit=obj", "-O", "-Ccodegen-units=1", "--cap-lints=allow"])
            }
            // In one part, and without std's debug information, as cargo links a release: the same
            // program in four fifths of the time.
            Self::Program => command.args(["-O", "-Ccodegen-units=1", "-Cstrip=debuginfo"]),
        };
    }
}

/// Version and platform of a compiler.
#[derive(Debug)]
pub struct Compiler {
    /// All lines of `rustc -vV`.
    pub version: String,
}

impl Compiler {
    /// Runs `rustc -vV`: cargo's answer would cost a dozen processes.
    ///
    /// # Errors
    /// If the compiler cannot be run.
    pub fn ask(rustc: &Path) -> Result<Self> {
        let output = Command::new(rustc).arg("-vV").stdin(Stdio::null()).output();
        let output = output.with_context(|| format!("cannot run {}", rustc.display()))?;
        if !output.status.success() {
            bail!(complaint(&output));
        }
        let version = String::from_utf8_lossy(&output.stdout).into_owned();
        Ok(Self { version })
    }

    /// Returns the platform that the compiler runs on.
    ///
    /// # Errors
    /// If it does not name that.
    pub fn host(&self) -> Result<&str> {
        let host = self.field("host: ");
        host.context("`rustc -vV` does not name its host")
    }

    /// Returns the compiler's version number.
    pub fn release(&self) -> &str {
        self.field("release: ").unwrap_or_default()
    }

    fn field(&self, name: &str) -> Option<&str> {
        let mut lines = self.version.lines();
        lines.find_map(|line| line.strip_prefix(name))
    }
}
