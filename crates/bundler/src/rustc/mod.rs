//! Runs rustc on a bundle or on a candidate.

mod compiled;
mod diagnostic;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use anyhow::{Context, Result, bail};
use diagnostic::all_edition_lints;

pub use compiled::Compiled;
pub use diagnostic::{
    Diagnostic, EXPR_LINT, changes_meaning, editions_around, is_in_later_prelude,
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
    /// The same, and write the program's functions beside `out`, as [`Rustc::compiled`] reads them:
    /// a tenth more work than the check alone.
    LintsAndFunctions,
    /// Write the program's unoptimised LLVM text, with the line of each function.
    Functions,
    Check,
    /// Check, and report code that means something else under a later edition.
    LaterEditions,
    /// Write the program's optimised machine code.
    MachineCode,
    Program,
}

/// Options for the program's unoptimised LLVM text, with the line of each function.
const FUNCTIONS: [&str; 4] = [
    "-Cdebuginfo=line-tables-only",
    "-Ccodegen-units=1",
    "-Csymbol-mangling-version=v0",
    "-Cno-prepopulate-passes",
];

/// The file for the functions of a program whose metadata is written to `out`.
pub fn functions_file(out: &Path) -> PathBuf {
    out.with_extension("ll")
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
    /// Copy of this compiler with more libraries.
    pub fn with_libraries(&self, more: &BTreeMap<String, PathBuf>) -> Self {
        let mut with = self.clone();
        for (name, file) in more {
            let libraries = with.libraries.entry(name.clone());
            libraries.or_insert_with(|| file.clone());
        }
        with
    }

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
        let mut command = self.command(source, edition, "bundle");
        self.add_libraries(&mut command);
        without_cargo(&mut command);
        add_goal(&mut command, goal, out);
        let output = command.output();
        let output = output.with_context(|| format!("cannot run {}", self.program.display()))?;
        diagnostics(&output)
    }

    /// A command that compiles a crate without libraries; its errors are JSON.
    fn command(&self, source: &Path, edition: &str, name: &str) -> Command {
        let mut command = Command::new(&self.program);
        command.arg(source).stdin(Stdio::null());
        command.args(["--edition", edition, "--crate-name", name]);
        // Assertions are off for every goal, as in optimised programs.
        command.args(["--error-format=json", "-Cdebug-assertions=off"]);
        command
    }

    /// Writes a text to the file `source` and compiles it to the program `out`.
    ///
    /// # Errors
    /// If the file cannot be written or rustc cannot be run.
    pub fn compile_text(
        &self,
        text: &str,
        source: &Path,
        edition: &str,
        out: &Path,
    ) -> Result<Vec<Diagnostic>> {
        std::fs::write(source, text)
            .with_context(|| format!("cannot write {}", source.display()))?;
        self.compile(source, edition, Goal::Program, out)
    }

    /// The program's optimised machine code; `None` if it cannot be compiled.
    ///
    /// # Errors
    /// If rustc cannot be run.
    pub fn machine_code(
        &self,
        source: &Path,
        edition: &str,
        out: &Path,
    ) -> Result<Option<Vec<u8>>> {
        let read = || std::fs::read(out).with_context(|| format!("cannot read {}", out.display()));
        let is_compiled = self.has_compiled(source, edition, Goal::MachineCode, out)?;
        is_compiled.then(read).transpose()
    }

    /// The program's unoptimised LLVM text, with the line of each function. `None` if it doesn't
    /// compile.
    ///
    /// # Errors
    /// If rustc can't be run.
    pub fn compiled(
        &self,
        source: &Path,
        edition: &str,
        folder: &Path,
    ) -> Result<Option<Compiled>> {
        let out = folder.join("functions.ll");
        let is_compiled = self.has_compiled(source, edition, Goal::Functions, &out)?;
        is_compiled.then(|| Compiled::read(&out)).transpose()
    }

    fn has_compiled(&self, source: &Path, edition: &str, goal: Goal, out: &Path) -> Result<bool> {
        let found = self.compile(source, edition, goal, out)?;
        Ok(found.iter().all(|found| !found.is_error))
    }

    /// A command that compiles a crate to MIR, with whole paths and without libraries.
    pub fn to_mir(&self, source: &Path, edition: &str, name: &str) -> Command {
        let mut command = self.command(source, edition, name);
        // Only so does rustc print whole paths; the code means the same.
        command
            .env("RUSTC_BOOTSTRAP", "1")
            .arg("-Ztrim-diagnostic-paths=no");
        command.args(["--emit=mir", "--cap-lints=allow"]);
        command
    }

    /// Lints about calls that this version's standard library does not have. Empty if there is no
    /// clippy beside this rustc.
    ///
    /// # Errors
    /// If a file cannot be written.
    pub fn newer_than(
        &self,
        version: &str,
        source: &Path,
        edition: &str,
        folder: &Path,
    ) -> Result<Vec<Diagnostic>> {
        let configuration = folder.join("clippy.toml");
        std::fs::write(&configuration, format!("msrv = \"{version}\"\n"))
            .with_context(|| format!("cannot write {}", configuration.display()))?;
        let clippy = Self {
            program: self.program.with_file_name(CLIPPY),
            libraries: self.libraries.clone(),
        };
        let mut command = clippy.command(source, edition, "bundle");
        command.env("CLIPPY_CONF_DIR", folder);
        command.arg("-o").arg(folder.join("clippy.rmeta"));
        command.args(["--emit=metadata", "--cap-lints=warn", "-Aclippy::all"]);
        command.args(["--force-warn", VERSION_LINT]);
        self.add_libraries(&mut command);
        let Ok(output) = command.output() else {
            return Ok(Vec::new());
        };
        let lines = output.stderr.split(|&byte| byte == b'\n');
        let found = lines.filter_map(Diagnostic::parse);
        Ok(found.filter(|d| d.code() == VERSION_LINT).collect())
    }

    /// Adds the libraries to a command.
    pub fn add_libraries(&self, command: &mut Command) {
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

/// Removes cargo's variables, which this program inherits if cargo runs it: none is set at a judge.
pub fn without_cargo(command: &mut Command) {
    for (name, _) in std::env::vars_os() {
        let name = name.to_string_lossy();
        if (name.starts_with("CARGO_") && name != "CARGO_HOME") || name == "OUT_DIR" {
            command.env_remove(&*name);
        }
    }
}

fn add_goal(command: &mut Command, goal: Goal, out: &Path) {
    if goal != Goal::LintsAndFunctions {
        command.arg("-o").arg(out);
    }
    match goal {
        Goal::Names => command.args(["--emit=dep-info", "--cap-lints=allow"]),
        Goal::Lints => command.arg("--emit=metadata"),
        Goal::LintsAndFunctions => {
            let (metadata, functions) = (out.display(), functions_file(out));
            let functions = functions.display();
            command.arg(format!("--emit=metadata={metadata},llvm-ir={functions}"))
        }
        Goal::Functions => command.args(["--emit=llvm-ir", "--cap-lints=allow"]),
        Goal::Check => command.arg("--emit=metadata"),
        Goal::LaterEditions => {
            command.args(["--emit=metadata", "--cap-lints=warn"]);
            command.args(all_edition_lints().flat_map(|lint| ["--force-warn", lint]))
        }
        Goal::MachineCode => {
            command.args(["--emit=obj", "-O", "-Ccodegen-units=1", "--cap-lints=allow"])
        }
        // In one part, and without std's debug information, as cargo links a release: the same
        // program in four fifths of the time.
        Goal::Program => command.args(["-O", "-Ccodegen-units=1", "-Cstrip=debuginfo"]),
    };
    if matches!(goal, Goal::LintsAndFunctions | Goal::Functions) {
        command.args(FUNCTIONS);
    }
    if matches!(goal, Goal::LintsAndFunctions | Goal::Lints) {
        // A lint that the solution denies must not fail the crates.
        command.arg("--cap-lints=warn");
        command.args(UNUSED.iter().flat_map(|lint| ["--force-warn", lint]));
    }
}

fn diagnostics(output: &Output) -> Result<Vec<Diagnostic>> {
    let lines = output.stderr.split(|&byte| byte == b'\n');
    let diagnostics: Vec<Diagnostic> = lines.filter_map(Diagnostic::parse).collect();
    if !output.status.success() && !diagnostics.iter().any(|d| d.is_error) {
        bail!("rustc: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(diagnostics)
}

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
