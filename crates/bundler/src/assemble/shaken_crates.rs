//! Text of the inlined crates with the parts that stay.

use std::collections::BTreeSet;

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
    /// Packages that do not compile under their own edition as part of one file, so that it was not
    /// compared with the bundle's.
    pub uncompared: BTreeSet<String>,
    /// Functions that rustc changed to keep their meaning under the bundle's edition: module, name.
    pub migrated: BTreeSet<(String, String)>,
}
