//! Text of the inlined crates with the parts that stay.

use crate::parts::Tree;
use crate::shake::Shaken;

/// Result of shaking the crates.
pub struct ShakenCrates {
    pub tree: Tree,
    pub shaken: Shaken,
    /// Number of full rustc runs in all attempts.
    pub rounds: usize,
    /// Edition under which the search compiled.
    pub edition: String,
}
