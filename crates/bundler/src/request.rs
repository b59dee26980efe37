//! What is to be bundled, for which judge, and with which tools.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// One binary to bundle.
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
    /// A folder for what later runs with the same inputs need not find out again.
    pub known: Option<&'a Path>,
}

/// What the judge compiles with and what it accepts.
#[derive(Debug, Clone, Default, Hash)]
pub struct Target {
    /// As messages and the bundle's first line name it.
    pub judge: String,
    pub edition: String,
    /// Those that the user can choose there instead.
    pub other_editions: Vec<String>,
    /// The version of rustc, if it is known.
    pub rustc: Option<String>,
    /// Bytes.
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
}

/// A request and the files that its work uses.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Job<'a> {
    pub request: &'a Request<'a>,
    /// A folder of this job alone, deleted after it.
    pub folder: &'a Path,
    /// Where the text of a bundle that does not compile is kept.
    pub refused: &'a Path,
    /// Bytes from which on a program is large: what never runs is removed from it first.
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
}
