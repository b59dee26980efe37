//! A golden case.

use std::path::PathBuf;

/// Input and its expected output. If the output file is missing, a run shows what is printed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Case {
    pub name: String,
    pub input: PathBuf,
    pub output: PathBuf,
}
