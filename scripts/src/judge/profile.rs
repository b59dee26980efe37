//! Compiler and limits of a judge: `[judge.<name>]` in `cargo-snippet.toml`.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, de};

use crate::problem::parse_memory;

/// Table `[judge.<name>]`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Profile {
    /// Version of rustc, if the judge publishes it.
    pub rustc: Option<String>,
    pub edition: String,
    /// Other editions that the user can choose there.
    #[serde(default)]
    pub other_editions: Vec<String>,
    /// Source limit in bytes.
    pub source_limit: usize,
    /// Stack limit in bytes, if the judge publishes it; written as in a header, `256MB`.
    #[serde(default, deserialize_with = "memory")]
    pub stack: Option<u64>,
    /// Crates available at the judge, with their versions.
    #[serde(default)]
    pub crates: BTreeMap<String, String>,
}

fn memory<'a, D: Deserializer<'a>>(value: D) -> Result<Option<u64>, D::Error> {
    let text = String::deserialize(value)?;
    parse_memory(&text).map(Some).map_err(de::Error::custom)
}
