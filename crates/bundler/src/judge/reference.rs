//! Compiles the solution and its crates the way the workspace has them: each as a crate of its own,
//! with its own edition and features.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

use crate::hash::hash;
use crate::rejected::Rejected;
use crate::rustc::{Diagnostic, Rustc};
use crate::syntax::cfg::Cfg;

/// A crate behind a bundle.
#[derive(Debug, Clone, Default)]
pub struct Source {
    /// Name in paths.
    pub name: String,
    pub package: String,
    pub version: String,
    pub edition: String,
    /// Is it a package of the author's own, and not downloaded?
    pub is_own: bool,
    pub cfg: Cfg,
    /// The root file, if the crate compiles from its own files.
    pub root: Option<PathBuf>,
    /// Folder of the crate's files.
    pub folder: PathBuf,
    /// The crate's files as one text, in case it doesn't.
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
    pub mir: String,
    library: PathBuf,
    /// Libraries that it may mention.
    used: Vec<PathBuf>,
}

/// Compiles crates to MIR.
pub struct Compiler<'a> {
    pub rustc: &'a Rustc,
    /// All lines of `rustc -vV`.
    pub version: &'a str,
    /// Folder of this run.
    pub folder: &'a Path,
    /// Folder for results that later runs reuse.
    pub cache: Option<&'a Path>,
}

impl Compiler<'_> {
    /// Compiles crates in this order.
    ///
    /// # Errors
    /// [`Rejected`] if a crate doesn't compile. Another error if rustc can't be run.
    pub fn compile_all(&self, sources: &[Source]) -> Result<Vec<Compiled>> {
        let mut compiled: Vec<Compiled> = Vec::new();
        let mut keys: Vec<u64> = Vec::new();
        for source in sources {
            let key = self.key(source, &keys);
            let one = self.compile(source, key, &compiled);
            compiled.push(one.with_context(|| format!("`{}` alone", source.name))?);
            keys.push(key);
        }
        Ok(compiled)
    }

    /// Hashes everything that a crate's MIR depends on.
    fn key(&self, source: &Source, keys: &[u64]) -> u64 {
        let externs = source.externs.iter().map(|(name, krate)| match krate {
            Extern::Inlined(i) => format!("{name}{:x}", keys[*i]),
            Extern::Library(file) => format!("{name}{}", file.display()),
        });
        let externs: String = externs.collect();
        let alone = Source {
            externs: BTreeMap::new(),
            ..source.clone()
        };
        hash(&format!("{alone:?} {externs} {}", self.version))
    }

    fn compile(&self, source: &Source, key: u64, others: &[Compiled]) -> Result<Compiled> {
        let folder = self.cache.unwrap_or(self.folder).join("reference");
        let prefix = format!("{}-", source.name);
        let kept = folder.join(format!("{prefix}{key:016x}"));
        if let Some(compiled) = read(source, &kept) {
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
        let is_compiled = source
            .root
            .as_deref()
            .is_some_and(|root| to_library(root).is_ok());
        if !is_compiled {
            let file = new.join(format!("{}.rs", source.name));
            std::fs::write(&file, &source.text)
                .with_context(|| format!("cannot write {}", file.display()))?;
            to_library(&file)?;
        }
        forget_old(&folder, &prefix);
        let _ = std::fs::rename(&new, &kept); // another run may have written the same result
        read(source, &kept).with_context(|| format!("cannot read {}", kept.display()))
    }

    /// Builds the command that compiles a crate to MIR.
    pub fn command(&self, source: &Source, file: &Path, others: &[Compiled]) -> Command {
        let mut command = self.rustc.to_mir(file, &source.edition, &source.name);
        // Two versions of a package may stand behind one program.
        command.arg(format!("-Cmetadata={}", source.version));
        command.env("CARGO_PKG_NAME", &source.package);
        command.env("CARGO_PKG_VERSION", &source.version);
        command.env("CARGO_CRATE_NAME", &source.name);
        for feature in &source.cfg.features {
            command.arg("--cfg").arg(format!("feature=\"{feature}\""));
        }
        for flag in &source.cfg.flags {
            command.arg("--cfg").arg(flag);
        }
        for (name, krate) in &source.externs {
            let library = match krate {
                Extern::Inlined(i) => &others[*i].library,
                Extern::Library(file) => file,
            };
            command.arg("--extern");
            command.arg(format!("{name}={}", library.display()));
        }
        let inlined = others.iter().map(|other| &other.library);
        let behind = others.iter().flat_map(|other| &other.used);
        let libraries: BTreeSet<&Path> = (inlined.chain(behind).chain(libraries_of(source)))
            .filter_map(|library| library.parent())
            .collect();
        for folder in libraries {
            let deps = folder.join("deps");
            let folder = if deps.is_dir() { &deps } else { folder };
            command
                .arg("-L")
                .arg(format!("dependency={}", folder.display()));
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
    Err(Rejected(first.to_string()).into())
}

fn read(source: &Source, folder: &Path) -> Option<Compiled> {
    let library = folder.join(format!("lib{}.rmeta", source.name));
    let mir = std::fs::read_to_string(folder.join(format!("{}.mir", source.name))).ok()?;
    let used = libraries_of(source).cloned().collect();
    library.is_file().then_some(Compiled { mir, library, used })
}

fn libraries_of(source: &Source) -> impl Iterator<Item = &PathBuf> {
    source.externs.values().filter_map(|krate| match krate {
        Extern::Inlined(_) => None,
        Extern::Library(file) => Some(file),
    })
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
