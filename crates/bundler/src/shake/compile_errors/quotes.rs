//! Reads the names in backquotes from rustc's messages.

use std::collections::HashSet;

use crate::syntax::words;

/// All names in backquotes.
pub fn quoted<'a>(texts: impl IntoIterator<Item = &'a str>) -> HashSet<&'a str> {
    let quoted = texts
        .into_iter()
        .flat_map(|text| text.split('`').skip(1).step_by(2));
    quoted.flat_map(names).collect()
}

/// Names in a text, without `Self` and `self`.
pub fn names(text: &str) -> impl Iterator<Item = &str> {
    words(text).filter(|word| !["", "Self", "self"].contains(word))
}
