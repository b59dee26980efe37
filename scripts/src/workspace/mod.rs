//! What the folders and files mean. This file knows where things are; those below it read them.
//!
//! A workspace is the collection itself, or a repository that `cargo x init` made for the user. The
//! latter has modules of its own, and the collection is the one that the command brings along.

pub mod cases;
pub mod collection;
pub mod config;
pub mod contests;
pub mod course;
pub mod find;
pub mod judge;
pub mod modules;
pub mod problem;
pub mod problems;
pub mod snippets;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;

use anyhow::{Context, Result, bail};

use crate::system::files::below::Below;
use crate::system::files::{all_in, files_in, stem, with_slashes};
use config::{CONFIG, Config, LOCAL_CONFIG, root_above};

/// Folder of problems, golden cases and modules, with its settings.
#[derive(Debug, Clone)]
pub struct Workspace {
    root: PathBuf,
    config: Arc<Config>,
    /// The collection; `None` if this workspace is the collection.
    collection: Option<Arc<Workspace>>,
    /// The user's repository, if this is the collection and was reached from there.
    lender: Option<Arc<Workspace>>,
}

impl Workspace {
    /// Finds the workspace by its `cargo-snippet.toml`, upwards from the current folder.
    ///
    /// # Errors
    /// If no folder above contains `cargo-snippet.toml`, or [`Workspace::at`] fails.
    pub fn find() -> Result<Self> {
        Self::around()?.with_context(|| {
            format!(
                "no {CONFIG} here or in a folder above; go to your repository, or make one by \
                 `cargo x init contests`"
            )
        })
    }

    /// Finds the workspace of the problem that the user's words mean: around the file, if they are
    /// one, otherwise around the current folder.
    ///
    /// # Errors
    /// If there is no workspace, or [`Workspace::at`] fails.
    pub fn find_for(text: &str) -> Result<Self> {
        let file = Path::new(text);
        if file.is_file() {
            for file in [std::path::absolute(file)?, file.canonicalize()?] {
                if let Some(root) = file.parent().and_then(root_above) {
                    return Self::at(root);
                }
            }
        }
        Self::find()
    }

    /// Like [`Workspace::find`], but opens the collection if the current folder is in no workspace.
    ///
    /// # Errors
    /// If [`Workspace::at`] fails or there is no collection.
    pub fn find_or_collection() -> Result<Self> {
        Self::around()?.map_or_else(|| Self::at(&collection::root()?), Ok)
    }

    fn around() -> Result<Option<Self>> {
        let start = std::env::current_dir().context("there is no current folder")?;
        root_above(&start).map(Self::at).transpose()
    }

    /// Opens the workspace with this root. The settings come from the collection,
    /// `cargo-snippet.toml` and `cargo-snippet.local.toml`; later files override earlier ones, and
    /// missing files set nothing.
    ///
    /// # Errors
    /// If a settings file cannot be read or has an unknown key (the error names file and line), or
    /// there is no collection.
    pub fn at(root: &Path) -> Result<Self> {
        let read = |name: &str| match root.join(name) {
            path if path.is_file() => Config::read(&path),
            _ => Ok(Config::default()),
        };
        let mut config = read(CONFIG)?;
        config.check_harmless()?;
        let local = read(LOCAL_CONFIG)?;
        if local.check_harmless().is_err() {
            check_local_config(root)?;
        }
        let collection = match &config.modules {
            Some(_) => Some(Self::at(&collection::root()?)?),
            None => None,
        };
        if let (Some(collection), Some(modules)) = (&collection, &config.modules) {
            let mut theirs = collection.config().clone();
            theirs.snippet.target.clear();
            theirs.snippet.roots = vec![format!("{modules}/src").into()];
            config = theirs.overridden_by(config);
        }
        Ok(Self {
            root: root.to_path_buf(),
            config: Arc::new(config.overridden_by(local)),
            collection: collection.map(Arc::new),
            lender: None,
        })
    }

    /// Folder that contains `cargo-snippet.toml`.
    pub fn root(&self) -> &Path {
        &self.root
    }

    pub fn config(&self) -> &Config {
        &self.config
    }

    /// The collection, if this workspace is a repository of the user's.
    pub fn collection(&self) -> Option<&Self> {
        self.collection.as_deref()
    }

    /// The collection: another workspace, or this one.
    pub fn collection_or_self(&self) -> &Self {
        self.collection().unwrap_or(self)
    }

    /// Workspaces to search, in order: this one, then the collection.
    pub fn roots(&self) -> impl Iterator<Item = &Self> {
        [self].into_iter().chain(self.collection())
    }

    /// Workspace that has the file of this problem; this one if neither has.
    pub fn home_of(&self, bin: &str) -> Self {
        let has = |workspace: &&Self| workspace.bin_path(bin).is_file();
        let mut home = self.roots().find(has).unwrap_or(self).clone();
        if home.root != self.root {
            home.lender = Some(Arc::new(self.clone()));
        }
        home
    }

    /// The user's repository, if this is the collection and was reached from there. It lends the
    /// crates that it has compiled.
    pub fn lender(&self) -> Option<&Self> {
        self.lender.as_deref()
    }

    /// Returns whether this is a clone of the collection, which keeps no problems of the user's.
    pub fn is_clone(&self) -> bool {
        self.collection.is_none() && self.course_path().is_file()
    }

    /// Path for messages: relative to the root, with `/` on every system, as in documentation and
    /// commands.
    pub fn shown(&self, path: &Path) -> String {
        with_slashes(self.relative(path))
    }

    /// Path relative to the root; unchanged if it is not below the root.
    pub fn relative<'a>(&self, path: &'a Path) -> &'a Path {
        path.strip_prefix(&self.root).unwrap_or(path)
    }

    /// Returns a path below the root that is going to be written, after a check that no link leads
    /// it elsewhere.
    ///
    /// # Errors
    /// If a folder in the path, or the file itself, is a link.
    pub fn to_write(&self, path: PathBuf) -> Result<PathBuf> {
        Below::parse(&self.shown(&path))?.in_folder(&self.root)
    }

    /// Expands a path in the settings: `~` is the home folder, a relative path starts at the root.
    ///
    /// # Errors
    /// If there is no home folder.
    pub fn expand(&self, path: &Path) -> Result<PathBuf> {
        let Ok(below) = path.strip_prefix("~") else {
            return Ok(self.root.join(path));
        };
        let home = std::env::home_dir().filter(|home| !home.as_os_str().is_empty());
        let home = home.with_context(|| {
            let path = path.display();
            format!("{path}: there is no home folder; set HOME or write the whole path")
        })?;
        Ok(home.join(below))
    }

    /// File of the course, whether it exists or not.
    pub fn course_path(&self) -> PathBuf {
        self.collection_or_self().root.join("problems/course.toml")
    }

    /// Folder of the problems.
    pub fn bin_dir(&self) -> PathBuf {
        self.root.join("problems/src/bin")
    }

    /// File of a problem, whether it exists or not: `cf15_c.rs`, or `cf15/c.rs` if the settings ask
    /// for folders.
    pub fn bin_path(&self, bin: &str) -> PathBuf {
        let file = |path: &str| self.bin_dir().join(format!("{path}.rs"));
        let flat = file(bin);
        if !self.config.new.folders || flat.is_file() {
            return flat;
        }
        let places = bin.match_indices('_');
        let folded = places.map(|(at, _)| file(&format!("{}/{}", &bin[..at], &bin[at + 1..])));
        let folded: Vec<PathBuf> = folded.collect();
        let there = folded.iter().find(|path| path.is_file());
        there.or(folded.first()).cloned().unwrap_or(flat)
    }

    /// Names of all problems, sorted.
    ///
    /// # Errors
    /// If the folder of problems cannot be read.
    pub fn bins(&self) -> Result<Vec<String>> {
        let files = files_in(&self.bin_dir(), "rs")?;
        let mut bins: BTreeSet<String> =
            files.iter().map(|path| stem(path)).collect::<Result<_>>()?;
        if self.config.new.folders {
            let folders = all_in(&self.bin_dir())?.into_iter();
            for folder in folders.filter(|path| path.is_dir() && !path.join("main.rs").exists()) {
                for path in files_in(&folder, "rs")? {
                    bins.insert(format!("{}_{}", stem(&folder)?, stem(&path)?));
                }
            }
        }
        Ok(bins.into_iter().collect())
    }

    /// Folder of the modules of the crate `snippets`.
    pub fn snippets_dir(&self) -> PathBuf {
        let modules = self.config.modules.as_ref().map(Below::as_str);
        self.root.join(modules.unwrap_or("snippets")).join("src")
    }

    /// Folder of the user's drills: the log and the attempts.
    pub fn drills_dir(&self) -> PathBuf {
        self.root.join("drills")
    }

    /// Folder of golden cases, programs that write large ones, checkers and wrong solutions.
    pub fn tests_dir(&self) -> PathBuf {
        self.root.join("tests")
    }

    /// Folder of the stored golden cases, with a folder for each problem.
    pub fn golden_dir(&self) -> PathBuf {
        self.root.join("tests/golden")
    }

    /// Sources of the checker and the interactor of a problem: `cf1_a.rs`, `cf1_a-checker.cpp`.
    pub fn checker_paths(&self, bin: &str) -> Vec<PathBuf> {
        let names = [
            bin.to_string(),
            format!("{bin}-checker"),
            format!("{bin}-interactor"),
        ];
        let folder = self.root.join("tests/checkers");
        let sources = names.iter().flat_map(|name| {
            let extensions = ["rs", "cpp", "cc", "cxx", "c", "java", "py", "sh"];
            extensions.map(|it| folder.join(format!("{name}.{it}")))
        });
        sources.filter(|source| source.is_file()).collect()
    }

    /// Source of the program that writes a problem's large cases, which are not stored.
    pub fn large_cases_path(&self, bin: &str) -> Option<PathBuf> {
        let path = self
            .root
            .join("tests/limits")
            .join(bin)
            .with_extension("rs");
        path.is_file().then_some(path)
    }

    /// Folder of the code shared by these programs.
    pub fn large_cases_support_dir(&self) -> PathBuf {
        self.root.join("tests/limits/support")
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
            sources.push((self.shown(&path).into(), text));
        }
        for inner in all_in(folder)?.iter().filter(|path| path.is_dir()) {
            sources.extend(self.sources_below(inner)?);
        }
        Ok(sources)
    }

    /// Cargo's target folder.
    pub fn target_dir(&self) -> PathBuf {
        let dir = std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
        self.root.join(dir)
    }

    /// Scratch space for compiled helpers and bundles, below cargo's target folder.
    pub fn scratch_dir(&self, what: &str) -> PathBuf {
        self.target_dir().join("x").join(what)
    }
}

/// Checks that [`LOCAL_CONFIG`] didn't come with the repository or with an archive of it: git must
/// know the folder and not track the file. An archive that brings its own `.git` deceives this, as
/// it deceives git.
///
/// # Errors
/// If it may have come with the folder.
fn check_local_config(root: &Path) -> Result<()> {
    let means = "it starts a program or its paths lead out of the repository; if it's yours:";
    // A folder that was unpacked inside another repository has neither.
    let is_repository = root.join(".git").exists() || is_tracked(root, CONFIG)? == Some(true);
    match is_tracked(root, LOCAL_CONFIG)? {
        Some(true) => bail!(
            "git tracks {LOCAL_CONFIG}, so it may be another's, and {means} `git rm --cached \
             {LOCAL_CONFIG}`"
        ),
        Some(false) if is_repository => Ok(()),
        _ => bail!(
            "the folder is no git repository, so {LOCAL_CONFIG} may have come with it, and {means} \
             `git init`"
        ),
    }
}

/// Returns whether git tracks a file of a folder; `None` if git doesn't know the folder.
///
/// # Errors
/// If git can't be started.
fn is_tracked(folder: &Path, file: &str) -> Result<Option<bool>> {
    let mut git = Command::new("git");
    // The folder's settings of git may be another's as well.
    git.args([
        "-c",
        "core.fsmonitor=false",
        "ls-files",
        "--error-unmatch",
        &format!(":(icase){file}"),
    ]);
    git.current_dir(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let status = git.status().with_context(|| {
        format!(
            "only git can tell whether {LOCAL_CONFIG} is yours, and it can't be started: install git"
        )
    })?;
    Ok(match status.code() {
        Some(0) => Some(true),
        Some(1) => Some(false),
        _ => None,
    })
}
