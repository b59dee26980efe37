//! `cargo-snippet.toml`: where snippets are found and exported to, and what the
//! judges run.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde::Deserialize;

/// The whole file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    pub snippet: Snippet,
    pub judge: BTreeMap<String, Judge>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snippet {
    /// Folders below the workspace root.
    pub roots: Vec<PathBuf>,
    #[serde(default)]
    pub target: Vec<Target>,
}

/// One file that `cargo x snippet --write` writes.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Target {
    pub format: String,
    pub path: PathBuf,
}

/// What a judge runs and accepts.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Judge {
    pub rustc: Option<String>,
    pub edition: String,
    /// Bytes.
    pub source_limit: usize,
    /// Crates that the judge has, with the version it runs.
    #[serde(default)]
    pub crates: BTreeMap<String, String>,
}

impl Judge {
    /// Does it run this very crate? Another version is not what was tested.
    pub fn has(&self, package: &str, version: &str) -> bool {
        self.crates.get(package).is_some_and(|runs| runs == version)
    }
}

impl Config {
    /// Reads the file.
    ///
    /// # Errors
    /// If it cannot be read or says something unknown; names file and line.
    pub fn read(path: &Path) -> Result<Self> {
        let text = std::fs::read_to_string(path)
            .with_context(|| format!("cannot read {}", path.display()))?;
        toml::from_str(&text).with_context(|| format!("in {}", path.display()))
    }
}
