//! Asks rustc what it thinks of a bundle.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result};
use cargo_metadata::diagnostic::{Applicability, Diagnostic, DiagnosticLevel, DiagnosticSpan};

/// How bundles are compiled.
#[derive(Debug)]
pub struct Rustc {
    program: OsString,
    /// Libraries that the judge has: name in paths → file.
    pub libraries: BTreeMap<String, PathBuf>,
}

/// What is compiled for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// To hear of unused parts, whatever attributes say.
    Lints,
    Check,
    Program,
}

impl Rustc {
    /// The compiler of the toolchain that runs this program, or the one on the path.
    pub fn new(libraries: BTreeMap<String, PathBuf>) -> Self {
        let beside_cargo = std::env::var_os("CARGO")
            .map(|cargo| Path::new(&cargo).with_file_name("rustc"))
            .filter(|path| path.is_file());
        Self {
            program: beside_cargo.map_or_else(|| "rustc".into(), PathBuf::into_os_string),
            libraries,
        }
    }

    /// Compiles the file at `source` to the file `out`.
    ///
    /// # Errors
    /// If rustc cannot be run; what it finds in the source is the answer.
    pub fn compile(
        &self,
        source: &Path,
        edition: &str,
        goal: Goal,
        out: &Path,
    ) -> Result<Vec<Diagnostic>> {
        let mut command = Command::new(&self.program);
        command.arg(source).arg("-o").arg(out);
        command.args([
            "--edition",
            edition,
            "--crate-name",
            "bundle",
            "--error-format=json",
        ]);
        for (name, file) in &self.libraries {
            command
                .arg("--extern")
                .arg(format!("{name}={}", file.display()));
            if let Some(folder) = file.parent() {
                let deps = folder.join("deps");
                let folder = if deps.is_dir() { &deps } else { folder };
                command
                    .arg("-L")
                    .arg(format!("dependency={}", folder.display()));
            }
        }
        match goal {
            Goal::Lints => {
                // What the solution denies itself is no error of the crates.
                command.args(["--emit=metadata", "--cap-lints=warn"]);
                for lint in UNUSED {
                    command.args(["--force-warn", lint]);
                }
            }
            Goal::Check => {
                command.arg("--emit=metadata");
            }
            Goal::Program => {
                command.arg("-O");
            }
        }
        let output = command
            .stdin(Stdio::null())
            .output()
            .context("cannot run rustc")?;
        let lines = output.stderr.split(|&byte| byte == b'\n');
        let diagnostics: Vec<Diagnostic> = lines
            .filter_map(|line| serde_json::from_slice(line).ok())
            .collect();
        if !output.status.success() && !diagnostics.iter().any(is_error) {
            anyhow::bail!("rustc: {}", String::from_utf8_lossy(&output.stderr).trim());
        }
        Ok(diagnostics)
    }
}

/// The lints that name unused parts.
pub const UNUSED: [&str; 5] = [
    "dead_code",
    "redundant_imports",
    "unused_imports",
    "unused_macros",
    "unused_macro_rules",
];

pub fn is_error(diagnostic: &Diagnostic) -> bool {
    matches!(
        diagnostic.level,
        DiagnosticLevel::Error | DiagnosticLevel::Ice
    )
}

/// A warning that an `allow` attribute can silence.
pub fn is_lint(diagnostic: &Diagnostic) -> bool {
    let name = code(diagnostic);
    !name.is_empty() && !name.starts_with(|c: char| c.is_ascii_uppercase())
}

/// The lint's or the error's name.
pub fn code(diagnostic: &Diagnostic) -> &str {
    match diagnostic.code.as_ref().map_or("", |code| &code.code) {
        // Once an error, it kept its number.
        "E0133" if !is_error(diagnostic) => "unsafe_op_in_unsafe_fn",
        code => code,
    }
}

/// The places that it is about.
pub fn places(diagnostic: &Diagnostic) -> impl Iterator<Item = Range<usize>> {
    let primary = diagnostic.spans.iter().filter(|span| span.is_primary);
    primary.map(range)
}

/// Changes that rustc itself is sure of, such as for code of an older edition.
pub fn fixes(diagnostic: &Diagnostic) -> impl Iterator<Item = (Range<usize>, &str)> {
    let spans = diagnostic.children.iter().flat_map(|child| &child.spans);
    spans.filter_map(|span| match &span.suggestion_applicability {
        Some(Applicability::MachineApplicable) => {
            Some((range(span), span.suggested_replacement.as_deref()?))
        }
        _ => None,
    })
}

fn range(span: &DiagnosticSpan) -> Range<usize> {
    span.byte_start as usize..span.byte_end as usize
}
