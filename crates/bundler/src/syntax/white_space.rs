//! The size of a text without white space.

/// Bytes of a text without white space.
pub fn visible_bytes(text: &str) -> usize {
    let bytes = text.bytes();
    bytes.filter(|byte| !byte.is_ascii_whitespace()).count()
}
