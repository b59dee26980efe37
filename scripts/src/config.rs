//! `cargo-snippet.toml`: where snippets are found and exported to, and what the
//! judges run.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::judge::Profile;

/// The whole file.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    #[serde(default)]
    pub snippet: Snippet,
    #[serde(default)]
    pub new: New,
    #[serde(default)]
    pub list: List,
    /// Profiles by the judge's name.
    #[serde(default)]
    pub judge: BTreeMap<String, Profile>,
}

/// How a new problem begins.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct New {
    /// The user's own file with placeholders, instead of the scaffold.
    pub template: Option<PathBuf>,
}

/// Contents of the catalogue.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct List {
    /// False hides the problems of the linked collection from `list` and `drill`.
    pub collection: Option<bool>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snippet {
    /// Folders below the workspace root.
    #[serde(default)]
    pub roots: Vec<PathBuf>,
    #[serde(default)]
    pub target: Vec<Target>,
}

/// A file that `cargo x snippet --write` writes.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Target {
    pub format: String,
    pub path: PathBuf,
}

impl Config {
    /// Reads the file.
    ///
    /// # Errors
    /// If it cannot be read or says something unknown; names file and line.
    pub fn read(path: &Path) -> Result<Self> {
        let text = fs_err::read_to_string(path)?;
        toml::from_str(&text).with_context(|| format!("in {}", path.display()))
    }

    /// These settings with those of another file over them: its roots and targets are added, its
    /// judges replace those of the same name.
    pub fn overridden_by(mut self, other: Self) -> Self {
        self.snippet.roots.extend(other.snippet.roots);
        self.snippet.target.extend(other.snippet.target);
        self.new.template = other.new.template.or(self.new.template);
        self.list.collection = other.list.collection.or(self.list.collection);
        self.judge.extend(other.judge);
        self
    }
}
