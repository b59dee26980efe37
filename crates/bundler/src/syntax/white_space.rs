//! Measures the size of a text without white space.

/// Number of bytes of a text that are not white space.
pub fn visible_bytes(text: &str) -> usize {
    let bytes = text.bytes();
    bytes.filter(|byte| !byte.is_ascii_whitespace()).count()
}
