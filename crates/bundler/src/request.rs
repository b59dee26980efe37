//! The request: a binary, the judge, and the tools.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::rustc::Rustc;

/// A binary to bundle.
#[derive(Debug, Clone, Copy)]
pub struct Request<'a> {
    /// A folder of the binary's workspace; messages name files relative to it.
    pub root: &'a Path,
    /// The binary's file.
    pub source: &'a Path,
    pub target: &'a Target,
    pub toolchain: &'a Toolchain,
    /// Squeeze the inlined crates.
    pub minify: bool,
    /// A folder for temporary files and for the text of a bundle that does not compile.
    pub scratch: &'a Path,
    /// A folder for results that later runs with the same inputs use again.
    pub cache: Option<&'a Path>,
}

/// The judge's compiler and limits.
#[derive(Debug, Clone, Default, Hash)]
pub struct Target {
    /// The judge's name in messages and in the bundle.
    pub judge: String,
    pub edition: String,
    /// Editions that the user can choose there instead.
    pub other_editions: Vec<String>,
    /// The version of the judge's rustc, if it is known.
    pub rustc: Option<String>,
    /// Most bytes of a source.
    pub source_limit: usize,
    /// Crates that stay imports because the judge has them: package → version.
    pub crates: BTreeMap<String, String>,
}

impl Target {
    /// The edition to compile under: that of the package if the judge has it, so that what
    /// was tested is what runs.
    #[must_use]
    pub fn edition_for(&self, package: Option<&str>) -> &str {
        let chosen = self
            .other_editions
            .iter()
            .find(|e| package == Some(e.as_str()));
        chosen.unwrap_or(&self.edition)
    }

    /// Does the judge have this very crate? Another version is not what was tested.
    #[must_use]
    pub fn has(&self, package: &str, version: &str) -> bool {
        self.crates.get(package).is_some_and(|has| has == version)
    }
}

/// The programs that are run.
#[derive(Debug, Clone)]
pub struct Toolchain {
    pub cargo: PathBuf,
    pub rustc: PathBuf,
    /// The rustc of the judge's version, if it is installed: it compiles the finished bundle.
    pub judge_rustc: Option<PathBuf>,
}

/// A request and the files that its work uses.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Job<'a> {
    pub request: &'a Request<'a>,
    /// A folder of this job alone, deleted after it.
    pub folder: &'a Path,
    /// The file for the text of a bundle that does not compile.
    pub refused: &'a Path,
    /// Bytes from which on a program is large: parts that never run are removed from it first.
    pub large: usize,
}

impl Job<'_> {
    /// A path as messages name it: relative to the root if it is inside it.
    pub fn shown(&self, path: &Path) -> String {
        let relative = path.strip_prefix(self.request.root);
        relative.unwrap_or(path).display().to_string()
    }

    /// The binary's file as messages name it.
    pub fn source(&self) -> String {
        self.shown(self.request.source)
    }

    /// The file for the bundle's text.
    pub fn bundle_file(&self) -> PathBuf {
        self.folder.join("bundle.rs")
    }

    /// The file for the compiled bundle.
    pub fn program_file(&self) -> PathBuf {
        self.folder.join("bundle")
    }

    /// The compiler of the finished bundle, without libraries of the judge.
    pub fn last_rustc(&self) -> Rustc {
        let Toolchain {
            rustc, judge_rustc, ..
        } = self.request.toolchain;
        Rustc {
            program: judge_rustc.as_ref().unwrap_or(rustc).clone(),
            libraries: BTreeMap::new(),
        }
    }

    /// The folder in which cargo builds libraries with the judge's rustc.
    pub fn judge_target(&self) -> PathBuf {
        let version = self.request.target.rustc.as_deref().unwrap_or("judge");
        let folder = self.request.cache.unwrap_or(self.folder);
        folder.join(format!("rustc-{version}"))
    }
}
