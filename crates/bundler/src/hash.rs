//! Hashes of texts: two texts with the same hash are treated as equal.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// Returns the hash of a text or of a file's content.
pub fn hash(content: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    hasher.finish()
}
