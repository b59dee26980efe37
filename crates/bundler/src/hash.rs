//! A number for a text: two texts of one number are taken for the same.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

pub fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
