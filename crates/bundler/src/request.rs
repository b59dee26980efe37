//! The request: a binary, the judge, and the tools. And the error of one that cannot be met.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use crate::join::Places;

/// A binary to bundle.
#[derive(Debug, Clone, Copy)]
pub struct Request<'a> {
    /// A folder of the binary's workspace; messages name files relative to it.
    pub root: &'a Path,
    /// The binary's file.
    pub source: &'a Path,
    pub target: &'a Target,
    pub toolchain: &'a Toolchain,
    pub style: Style,
    /// A folder for temporary files and for the text of a bundle that does not compile.
    pub scratch: &'a Path,
    /// A folder for results that later runs with the same inputs use again.
    pub cache: Option<&'a Path>,
}

/// The form of the inlined crates.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Style {
    /// Laid out as in their own files, without comments.
    Readable,
    /// Readable, and the author's own crates keep their comments.
    Commented,
    /// As few bytes as possible.
    Minified,
}

/// What the bundler takes for unnecessary until the comparison finds another program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Care {
    /// Parts that never run go.
    Usual,
    /// Parts that never run stay, and a downloaded crate that still differs is not compared.
    Utmost,
}

/// The judge's compiler and limits.
#[derive(Debug, Clone, Default, Hash)]
pub struct Target {
    /// The judge's name in messages and in the bundle.
    pub judge: String,
    pub edition: String,
    /// Other editions that the user can choose at the judge.
    pub other_editions: Vec<String>,
    /// The version of the judge's rustc, if it is known.
    pub rustc: Option<String>,
    /// Size limit of a source in bytes.
    pub source_limit: usize,
    /// Crates that stay imports because the judge has them: package → version.
    pub crates: BTreeMap<String, String>,
}

impl Target {
    /// Returns the edition to compile under: the package's edition if the judge has it, because the
    /// solution was tested under it.
    #[must_use]
    pub fn edition_for(&self, package: Option<&str>) -> &str {
        let mut others = self.other_editions.iter();
        let chosen = others.find(|edition| package == Some(edition.as_str()));
        chosen.unwrap_or(&self.edition)
    }

    /// Returns whether the judge has exactly this version of the crate. Another version was not
    /// tested.
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
    /// Folder of this job's temporary files, deleted afterwards.
    pub folder: &'a Path,
    /// File and line of each line of the solution's text, once it has been read.
    pub places: &'a OnceLock<Places>,
    pub care: Care,
}

impl Job<'_> {
    /// Returns a path for messages: relative to the root if it is below it.
    pub fn shown(&self, path: &Path) -> String {
        let relative = path.strip_prefix(self.request.root);
        relative.unwrap_or(path).display().to_string()
    }

    /// Returns the binary's file for messages.
    pub fn source(&self) -> String {
        self.shown(self.request.source)
    }

    /// Returns the file and line, as messages name them, of a line of the solution's text.
    pub fn place(&self, line: usize) -> String {
        let (file, line) = self.file_and_line(line);
        format!("{file}:{line}")
    }

    /// Returns the file of a line of the solution's text, and its number there.
    pub fn file_and_line(&self, line: usize) -> (String, usize) {
        let place = self.places.get().and_then(|places| places.place(line));
        place.map_or((self.source(), line), |(file, line)| {
            (file.to_string(), line)
        })
    }

    /// Returns the file for the text of a bundle that does not compile.
    pub fn refused_file(&self) -> PathBuf {
        let name = self.request.source.file_name().unwrap_or_default();
        self.request.scratch.join(name)
    }

    /// Returns the file for the bundle's text.
    pub fn bundle_file(&self) -> PathBuf {
        self.folder.join("bundle.rs")
    }

    /// Returns the file of the compiled bundle: rustc writes it beside the text.
    pub fn program(&self) -> PathBuf {
        self.bundle_file().with_extension("")
    }
}

/// Reason for which a bundle is kept back: it does not compile, or it is too large.
///
/// Other errors say that the request itself could not be carried out.
#[derive(Debug)]
pub struct Rejected {
    pub reason: String,
    /// What rustc reads in the workspace and in one file, for those who want to know.
    pub why: Option<String>,
}

impl Rejected {
    #[must_use]
    pub fn new(reason: String) -> Self {
        Self { reason, why: None }
    }
}

impl fmt::Display for Rejected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.reason.trim_end())
    }
}

impl std::error::Error for Rejected {}
