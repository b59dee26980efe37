//! Paths of the workspace: no other folder knows them.
//!
//! A workspace is the collection itself, or a repository that was made by `cargo x init` and is
//! linked to the collection.

mod case;
mod cases;
mod folder;
mod link;
mod roots;

use std::path::{MAIN_SEPARATOR, Path, PathBuf};

use anyhow::{Context, Result, bail};
use catalogue::did_you_mean;

use crate::config::Config;
use crate::problem::Problem;
pub use case::Case;
use folder::{all_in, files_in, stem};
pub use link::{LINK, link_text, without_dots};

const CONFIG: &str = "cargo-snippet.toml";

/// Settings file of one user or machine, ignored by git.
const LOCAL_CONFIG: &str = "cargo-snippet.local.toml";

/// Folder of the collection in which `cargo x init own` creates the user's repository; git ignores
/// it.
const OWN: &str = "own";

/// Environment variable; the value `0` selects the collection itself even if that folder exists.
const OWN_VARIABLE: &str = "CARGO_X_OWN";

/// Folder of problems, golden cases and modules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Workspace {
    root: PathBuf,
    /// Root of the linked collection; None if this workspace is the collection.
    collection: Option<PathBuf>,
    /// Folder to which shown paths are relative: the workspace's root, or the root of the clone
    /// around it.
    base: PathBuf,
}

impl Workspace {
    /// Finds the workspace by its `cargo-snippet.toml`, upwards from the current folder. The user's
    /// repository in the collection's folder `own` takes precedence over the collection.
    ///
    /// # Errors
    /// If no folder above contains `cargo-snippet.toml`.
    pub fn find() -> Result<Self> {
        let start = std::env::current_dir().context("there is no current folder")?;
        let root = start.ancestors().find(|dir| dir.join(CONFIG).is_file());
        let found = root.map(Self::at).with_context(|| {
            let start = start.display();
            format!("no {CONFIG} in {start} or above; run `cargo x` inside the workspace")
        })?;
        let workspace = found.own_in_it().unwrap_or(found);
        workspace.check_link()?;
        Ok(workspace)
    }

    /// The user's repository in this clone of the collection; None if there is none.
    pub fn own_in_it(&self) -> Option<Self> {
        let own = self.place_of_own()?;
        let is_there = own.join(CONFIG).is_file() && own.join(LINK).is_file();
        is_there.then(|| Self {
            base: self.root.clone(),
            ..Self::at(&own)
        })
    }

    /// Folder in which this clone of the collection has the user's repository, or would have it.
    /// None if this is not the collection, or `CARGO_X_OWN=0` selects the collection itself.
    pub fn place_of_own(&self) -> Option<PathBuf> {
        let is_refused = std::env::var_os(OWN_VARIABLE).is_some_and(|value| value == "0");
        (self.collection.is_none() && !is_refused).then(|| self.root.join(OWN))
    }

    /// Workspace with this root.
    pub fn at(root: &Path) -> Self {
        Self {
            root: root.to_path_buf(),
            collection: link::collection_of(root),
            base: root.to_path_buf(),
        }
    }

    /// Folder that contains `cargo-snippet.toml`.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Path for messages: relative to the user's workspace, and with `/` on every system, as in
    /// documentation and commands.
    pub fn shown(&self, path: &Path) -> String {
        let shown = path.strip_prefix(&self.base).unwrap_or(path);
        with_slashes(shown)
    }

    /// Path relative to the root; unchanged if it is not below the root.
    pub fn relative<'a>(&self, path: &'a Path) -> &'a Path {
        path.strip_prefix(&self.root).unwrap_or(path)
    }

    /// Settings from the linked collection, `cargo-snippet.toml` and `cargo-snippet.local.toml`;
    /// later files override earlier ones.
    ///
    /// # Errors
    /// If a file cannot be read or has an unknown key; the error names file and line.
    pub fn config(&self) -> Result<Config> {
        let own = Config::read(&self.root.join(CONFIG))?;
        let config = match self.collection() {
            Some(collection) => {
                let mut theirs = Config::read(&collection.root.join(CONFIG))?;
                theirs.snippet.target.clear();
                for root in &mut theirs.snippet.roots {
                    *root = collection.root.join(&*root);
                }
                theirs.overridden_by(own)
            }
            None => own,
        };
        let local = self.root.join(LOCAL_CONFIG);
        if local.is_file() {
            return Ok(config.overridden_by(Config::read(&local)?));
        }
        Ok(config)
    }

    /// File of the course, whether it exists or not.
    pub fn course_path(&self) -> PathBuf {
        self.collection_root().join("problems/course.toml")
    }

    /// Folder of the problems.
    pub fn bin_dir(&self) -> PathBuf {
        self.root.join("problems/src/bin")
    }

    /// File of a problem, whether it exists or not.
    pub fn bin_path(&self, bin: &str) -> PathBuf {
        self.bin_dir().join(bin).with_extension("rs")
    }

    /// Folder of the modules of the crate `snippets`.
    pub fn snippets_dir(&self) -> PathBuf {
        self.collection_root().join("snippets/src")
    }

    /// Folder of golden cases, programs that write large ones, checkers and wrong solutions.
    pub fn tests_dir(&self) -> PathBuf {
        self.root.join("tests")
    }

    /// Folder of the user's drills: the log and the attempts. If a clone had drills before it got a
    /// folder `own`, they stay where they are.
    pub fn drills_dir(&self) -> PathBuf {
        let (own, earlier) = (self.root.join("drills"), self.base.join("drills"));
        if !own.exists() && earlier.exists() {
            return earlier;
        }
        own
    }

    /// Folder of the stored golden cases, with a folder for each problem.
    pub fn golden_dir(&self) -> PathBuf {
        self.root.join("tests/golden")
    }

    /// Source of the checker or interactor of a problem whose answers are not unique.
    pub fn checker_path(&self, bin: &str) -> Option<PathBuf> {
        let path = self
            .root
            .join("tests/checkers")
            .join(bin)
            .with_extension("rs");
        path.is_file().then_some(path)
    }

    /// Source of the program that writes a problem's large cases, which are not stored.
    pub fn large_cases_path(&self, bin: &str) -> Option<PathBuf> {
        let path = self.large_cases_dir().join(bin).with_extension("rs");
        path.is_file().then_some(path)
    }

    /// Folder of the code shared by these programs.
    pub fn large_cases_support_dir(&self) -> PathBuf {
        self.large_cases_dir().join("support")
    }

    fn large_cases_dir(&self) -> PathBuf {
        self.root.join("tests/limits")
    }

    /// Sources of solutions that must fail, `<bin>-<why>.rs`.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn wrong_solutions(&self) -> Result<Vec<PathBuf>> {
        files_in(&self.root.join("tests/wrong"), "rs")
    }

    /// Every `.rs` file below a folder with its text, sorted; paths relative to the root.
    ///
    /// # Errors
    /// If a folder or a file cannot be read.
    pub fn sources_below(&self, folder: &Path) -> Result<Vec<(PathBuf, String)>> {
        let mut sources = Vec::new();
        for path in files_in(folder, "rs")? {
            let text = fs_err::read_to_string(&path)?;
            sources.push((with_slashes(self.relative(&path)).into(), text));
        }
        for inner in all_in(folder)?.iter().filter(|path| path.is_dir()) {
            sources.extend(self.sources_below(inner)?);
        }
        Ok(sources)
    }

    /// Expands a path from `cargo-snippet.toml`: `~` is the home folder, a relative path starts at
    /// the root.
    ///
    /// # Errors
    /// If there is no home folder.
    pub fn expand(&self, path: &Path) -> Result<PathBuf> {
        match path.strip_prefix("~") {
            Ok(below) => {
                let home = std::env::home_dir().filter(|home| !home.as_os_str().is_empty());
                let home = home.with_context(|| {
                    let path = path.display();
                    format!("{path}: there is no home folder; set HOME or write the whole path")
                })?;
                Ok(home.join(below))
            }
            Err(_) => Ok(self.root.join(path)),
        }
    }

    /// Cargo's target folder.
    pub fn target_dir(&self) -> PathBuf {
        std::env::var_os("CARGO_TARGET_DIR")
            .map_or_else(|| self.root.join("target"), |dir| self.root.join(dir))
    }

    /// Scratch space for compiled helpers and bundles, below cargo's target folder.
    pub fn scratch_dir(&self, what: &str) -> PathBuf {
        self.target_dir().join("x").join(what)
    }

    /// Names of all problems, sorted.
    ///
    /// # Errors
    /// If the folder of problems cannot be read.
    pub fn bins(&self) -> Result<Vec<String>> {
        let files = files_in(&self.bin_dir(), "rs")?;
        files.iter().map(|path| stem(path)).collect()
    }

    /// Finds a problem by its name.
    ///
    /// # Errors
    /// If there is no such problem (suggests similar names), or its header is wrong.
    pub fn problem(&self, bin: &str) -> Result<Problem> {
        let bins = self.bins()?;
        if !bins.iter().any(|b| b == bin) {
            let dir = self.bin_dir();
            let dir = self.shown(&dir);
            let near = did_you_mean(bin, &bins);
            bail!("no problem `{bin}` in {dir}{near}; `cargo x list` shows all");
        }
        self.read_problem(bin, &self.config()?)
    }

    /// Reads a problem from its header and its judge's profile.
    ///
    /// # Errors
    /// If the header is wrong; the error names file and line.
    pub fn read_problem(&self, bin: &str, config: &Config) -> Result<Problem> {
        let mut problem = Problem::read(&self.bin_path(bin))?;
        let profile = problem
            .judge
            .as_ref()
            .and_then(|judge| config.judge.get(judge));
        let stack = profile.and_then(|profile| profile.stack);
        problem.stack_limit = problem.stack_limit.or(stack);
        Ok(problem)
    }

    /// All problems, sorted by name.
    ///
    /// # Errors
    /// If a header is wrong; the error names file and line.
    pub fn problems(&self) -> Result<Vec<Problem>> {
        let (bins, config) = (self.bins()?, self.config()?);
        bins.iter()
            .map(|bin| self.read_problem(bin, &config))
            .collect()
    }

    /// All problems with a readable header, sorted by name, and the errors of the rest: one broken
    /// file must not hide the other problems.
    ///
    /// # Errors
    /// If the folder of problems or the configuration cannot be read.
    pub fn readable_problems(&self) -> Result<(Vec<Problem>, Vec<anyhow::Error>)> {
        let (bins, config) = (self.bins()?, self.config()?);
        let (mut readable, mut errors) = (Vec::new(), Vec::new());
        for bin in &bins {
            match self.read_problem(bin, &config) {
                Ok(problem) => readable.push(problem),
                Err(error) => errors.push(error),
            }
        }
        Ok((readable, errors))
    }
}

/// Path with `/` between its parts on every system.
fn with_slashes(path: &Path) -> String {
    let shown = path.display().to_string();
    if MAIN_SEPARATOR == '/' {
        return shown;
    }
    shown.replace(MAIN_SEPARATOR, "/")
}
