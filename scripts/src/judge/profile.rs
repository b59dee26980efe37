//! What a judge runs and accepts: `[judge.<name>]` in `cargo-snippet.toml`.

use std::collections::BTreeMap;

use serde::Deserialize;

/// One of these tables.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Profile {
    /// The version of rustc, if the judge says.
    pub rustc: Option<String>,
    pub edition: String,
    /// Editions that the user can choose there instead.
    #[serde(default)]
    pub other_editions: Vec<String>,
    /// Bytes.
    pub source_limit: usize,
    /// Crates that the judge has, with the version it runs.
    #[serde(default)]
    pub crates: BTreeMap<String, String>,
}
