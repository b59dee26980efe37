//! Hashes of texts: two texts with the same hash are treated as equal.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// Hash of a text.
pub fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
