//! The crates' text and the parts of it that stay.

use crate::parts::Tree;
use crate::shake::Shaken;

/// The shaken crates.
pub struct ShakenCrates {
    pub tree: Tree,
    pub shaken: Shaken,
    /// Full rustc runs of all attempts.
    pub rounds: usize,
    /// The edition of the search.
    pub edition: String,
}
