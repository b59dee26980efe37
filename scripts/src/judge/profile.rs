//! The compiler and the limits of a judge: `[judge.<name>]` in `cargo-snippet.toml`.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, de};

use crate::problem::parse_memory;

/// A table `[judge.<name>]`.
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
    /// Bytes, if the judge says; written as in a header, `256MB`.
    #[serde(default, deserialize_with = "memory")]
    pub stack: Option<u64>,
    /// Crates that the judge has, with the version it runs.
    #[serde(default)]
    pub crates: BTreeMap<String, String>,
}

fn memory<'a, D: Deserializer<'a>>(value: D) -> Result<Option<u64>, D::Error> {
    let text = String::deserialize(value)?;
    parse_memory(&text).map(Some).map_err(de::Error::custom)
}
