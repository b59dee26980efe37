//! Splits a text into words, as a name or a number is one.

/// The words of a text, and an empty one between two letters that belong to none.
pub fn words(text: &str) -> impl DoubleEndedIterator<Item = &str> {
    text.split(|c| !is_of_word(c))
}

/// May a name have this letter?
pub fn is_of_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}
