//! Numbers for texts: two texts of one number are taken for the same.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// The number of a text.
pub fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
