//! Compiles the solution and its crates the way the workspace has them: each as a crate of its own,
//! with its own edition and features.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

use crate::cargo::Crate;
use crate::request::Rejected;
use crate::rustc::{Diagnostic, Rustc, add_dependencies};
use crate::scratch;
use crate::sources::hash;

/// The solution, or a crate behind a bundle.
#[derive(Debug, Default)]
pub struct Source {
    /// The crate, with the features and flags that were decided.
    pub krate: Crate,
    /// Its module in the bundle; empty for the solution.
    pub module: String,
    /// Names of the items at its root.
    pub roots: BTreeSet<String>,
    /// `true` if it compiles from its own files.
    pub is_whole: bool,
    /// Its files as one text, in case it doesn't.
    pub text: String,
    /// Crates that it may mention, by their names in its paths.
    pub externs: BTreeMap<String, Extern>,
}

/// A crate that another crate may mention.
#[derive(Debug, Clone)]
pub enum Extern {
    /// Number of a crate behind the same bundle.
    Inlined(usize),
    Library(PathBuf),
}

/// A compiled crate.
#[derive(Debug)]
pub struct Compiled {
    /// Hash of everything that the crate's MIR depends on.
    key: u64,
    pub mir: String,
    library: PathBuf,
}

/// Compiles crates to MIR.
pub struct Compiler<'a> {
    pub rustc: &'a Rustc,
    /// All lines of `rustc -vV`.
    pub version: &'a str,
    /// The crates behind the bundle, dependencies first.
    pub sources: &'a [Source],
    /// Folder of this run.
    pub folder: &'a Path,
    /// Folder for results that later runs reuse.
    pub cache: Option<&'a Path>,
}

impl Compiler<'_> {
    /// Compiles the crates behind the bundle.
    ///
    /// # Errors
    /// [`Rejected`] if a crate doesn't compile. Another error if rustc can't be run.
    pub fn compile_all(&self) -> Result<Vec<Compiled>> {
        let mut compiled: Vec<Compiled> = Vec::new();
        for source in self.sources {
            let one = self.compile(source, &compiled);
            compiled.push(one.with_context(|| format!("`{}` alone", source.krate.name))?);
        }
        Ok(compiled)
    }

    fn key(&self, source: &Source, others: &[Compiled]) -> u64 {
        let externs = source.externs.iter().map(|(name, krate)| match krate {
            Extern::Inlined(i) => format!("{name}{:x}", others[*i].key),
            Extern::Library(file) => format!("{name}{}", file.display()),
        });
        let externs: Vec<String> = externs.collect();
        let krate = &source.krate;
        let package = (&krate.package, &krate.version, &krate.edition, &krate.cfg);
        let files = (&krate.root, source.is_whole, &source.text);
        let all = (package, files, externs, self.version);
        hash(format!("{all:?}").as_bytes())
    }

    fn compile(&self, source: &Source, others: &[Compiled]) -> Result<Compiled> {
        let key = self.key(source, others);
        let folder = self.cache.unwrap_or(self.folder).join("reference");
        let name = &source.krate.name;
        let prefix = format!("{name}-");
        let kept = folder.join(format!("{prefix}{key:016x}"));
        let read = |kept: &Path| {
            let library = kept.join(format!("lib{name}.rmeta"));
            let mir = std::fs::read_to_string(kept.join(format!("{name}.mir"))).ok()?;
            library.is_file().then_some(Compiled { key, mir, library })
        };
        if let Some(compiled) = read(&kept) {
            return Ok(compiled);
        }
        let new = self.folder.join(format!("{prefix}{key:016x}"));
        for folder in [&folder, &new] {
            std::fs::create_dir_all(folder)
                .with_context(|| format!("cannot create {}", folder.display()))?;
        }
        let to_library = |file: &Path| {
            let mut command = self.command(source, file, others);
            command.args(["--crate-type=lib", "--emit=metadata", "--out-dir"]);
            run(command.arg(&new))
        };
        if !source.is_whole || to_library(&source.krate.root).is_err() {
            let file = new.join(format!("{name}.rs"));
            scratch::write(&file, &source.text)?;
            to_library(&file)?;
        }
        forget_old(&folder, &prefix);
        let _ = std::fs::rename(&new, &kept); // another run may have written the same result
        read(&kept).with_context(|| format!("cannot read {}", kept.display()))
    }

    /// Builds the command that compiles a crate to MIR, after the `others` that it may use.
    pub fn command(&self, source: &Source, file: &Path, others: &[Compiled]) -> Command {
        let krate = &source.krate;
        let mut command = self.rustc.to_mir(file, &krate.edition, &krate.name);
        // One program may use two versions of a package.
        command.arg(format!("-Cmetadata={}", krate.version));
        command.env("CARGO_PKG_NAME", &krate.package);
        command.env("CARGO_PKG_VERSION", &krate.version);
        command.env("CARGO_CRATE_NAME", &krate.name);
        for feature in &krate.cfg.features {
            command.arg("--cfg").arg(format!("feature=\"{feature}\""));
        }
        for flag in &krate.cfg.flags {
            command.arg("--cfg").arg(flag);
        }
        let library = |krate| match krate {
            &Extern::Inlined(i) => &others[i].library,
            Extern::Library(file) => file,
        };
        for (name, krate) in &source.externs {
            let library = library(krate).display();
            command.arg("--extern").arg(format!("{name}={library}"));
        }
        let sources = self.sources[..others.len()].iter().chain([source]);
        let libraries = sources.flat_map(|source| source.externs.values().map(library));
        let folders: BTreeSet<&Path> = libraries.filter_map(|file| file.parent()).collect();
        for folder in folders {
            add_dependencies(&mut command, folder);
        }
        command
    }
}

/// Runs a compiler.
///
/// # Errors
/// [`Rejected`] with the first line of rustc's first error. Another error if it can't be run.
pub fn run(command: &mut Command) -> Result<()> {
    let output = command.stdin(Stdio::null()).output();
    let program = command.get_program().to_string_lossy().into_owned();
    let output = output.with_context(|| format!("cannot run {program}"))?;
    if output.status.success() {
        return Ok(());
    }
    let error = Diagnostic::all(&output.stderr).find(|found| found.is_error);
    let error = error.and_then(|error| error.rendered);
    let text = error.unwrap_or_else(|| String::from_utf8_lossy(&output.stderr).into_owned());
    let first = text.lines().next().unwrap_or("rustc fails");
    Err(Rejected::new(first.to_string()).into())
}

/// Number of results to keep for one crate.
const KEPT: usize = 8;

/// Removes a crate's oldest results.
fn forget_old(folder: &Path, prefix: &str) {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let own = entries.filter(|entry| entry.file_name().to_string_lossy().starts_with(prefix));
    let dated = own.filter_map(|entry| Some((entry.metadata().ok()?.modified().ok()?, entry)));
    let mut dated: Vec<_> = dated.map(|(time, entry)| (time, entry.path())).collect();
    dated.sort();
    let surplus = dated.len().saturating_sub(KEPT - 1);
    for (_, path) in dated.into_iter().take(surplus) {
        let _ = std::fs::remove_dir_all(path);
    }
}
