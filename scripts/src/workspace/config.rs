//! `cargo-snippet.toml`: folders of snippets, export targets, and what the judges run.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use crate::system::files::below::Below;
use crate::workspace::judge::Profile;

/// Settings of a workspace, which mark its root.
pub const CONFIG: &str = "cargo-snippet.toml";

/// Settings of one user or machine, ignored by git. Its paths may lead out of the repository, and
/// it may name a program to start.
pub const LOCAL_CONFIG: &str = "cargo-snippet.local.toml";

/// Returns the root of the workspace that a folder lies in.
pub fn root_above(folder: &Path) -> Option<&Path> {
    folder.ancestors().find(|dir| dir.join(CONFIG).is_file())
}

/// Contents of the whole file.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// Folder of the crate `snippets` in a repository of the user's; the collection has none.
    pub modules: Option<Below>,
    #[serde(default)]
    pub snippet: Snippet,
    #[serde(default)]
    pub new: NewSettings,
    #[serde(default)]
    pub listen: ListenSettings,
    #[serde(default)]
    pub list: List,
    /// Profiles, keyed by the judge's name.
    #[serde(default)]
    pub judge: BTreeMap<String, Profile>,
}

/// Settings of `cargo x new`.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewSettings {
    /// The user's own template file with placeholders, used instead of the scaffold.
    pub template: Option<PathBuf>,
    /// `true` if each contest has a folder: `cf15_c` is `cf15/c.rs`.
    #[serde(default)]
    pub folders: bool,
}

/// Settings of `cargo x listen`.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListenSettings {
    /// Command line that opens the file of each task, such as `code -g {file}`.
    pub open: Option<String>,
}

/// Settings of the catalogue.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct List {
    /// `true` if `list` and `drill` show the collection's problems; they do by default.
    pub collection: Option<bool>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snippet {
    /// Folders of snippets, relative to the workspace root.
    #[serde(default)]
    pub roots: Vec<PathBuf>,
    #[serde(default)]
    pub target: Vec<SnippetFile>,
}

/// File that `cargo x snippet --write` writes.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SnippetFile {
    pub format: String,
    pub path: PathBuf,
}

impl Config {
    /// Reads a configuration file.
    ///
    /// # Errors
    /// If the file cannot be read or contains an unknown key; the error names file and line.
    pub fn read(path: &Path) -> Result<Self> {
        let text = fs_err::read_to_string(path)?;
        toml::from_str(&text).with_context(|| format!("in {}", path.display()))
    }

    /// Checks that no path leads out of the repository, and that no program is started, because the
    /// file comes with the repository.
    ///
    /// # Errors
    /// If a path does or a program is; the error says where that is allowed.
    pub fn check_harmless(&self) -> Result<()> {
        ensure!(
            self.listen.open.is_none(),
            "in {CONFIG}: `open` under `[listen]` starts a program; move it to {LOCAL_CONFIG}, \
             which is yours and not the repository's"
        );
        let targets = self.snippet.target.iter().map(|target| &target.path);
        let paths = self.snippet.roots.iter().chain(targets);
        for path in paths.chain(&self.new.template) {
            Below::parse(&path.to_string_lossy()).with_context(|| {
                format!(
                    "in {CONFIG}; a path elsewhere is for {LOCAL_CONFIG}, which is yours and not \
                     the repository's"
                )
            })?;
        }
        Ok(())
    }

    /// Merges another file's settings into these: adds its roots and targets, and replaces the
    /// judges that it names.
    pub fn overridden_by(mut self, other: Self) -> Self {
        self.modules = other.modules.or(self.modules);
        self.snippet.roots.extend(other.snippet.roots);
        self.snippet.target.extend(other.snippet.target);
        self.new.template = other.new.template.or(self.new.template);
        self.new.folders |= other.new.folders;
        self.listen.open = other.listen.open.or(self.listen.open);
        self.list.collection = other.list.collection.or(self.list.collection);
        self.judge.extend(other.judge);
        self
    }
}
