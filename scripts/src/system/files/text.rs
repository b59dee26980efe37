//! Text of other programs, as this workspace keeps text: UTF-8 without a byte order mark.

use std::path::Path;

use anyhow::Result;

/// Converts UTF-16 to UTF-8, removes a byte order mark, and makes each line end `\n`. Bytes that
/// are no text stay as they are.
pub fn cleaned(bytes: Vec<u8>) -> Vec<u8> {
    let bytes = match of_utf16(&bytes) {
        Some(text) => text.into_bytes(),
        None => bytes,
    };
    let bytes = match bytes.strip_prefix(MARK) {
        Some(rest) => rest.to_vec(),
        None => bytes,
    };
    if !bytes.contains(&b'\r') {
        return bytes;
    }
    let mut plain = Vec::with_capacity(bytes.len());
    for (at, &byte) in bytes.iter().enumerate() {
        if byte != b'\r' || bytes.get(at + 1) != Some(&b'\n') {
            plain.push(byte);
        }
    }
    plain
}

/// Byte order mark of UTF-8.
const MARK: &[u8] = "\u{feff}".as_bytes();

/// Returns whether a text that begins so is UTF-16, or has a byte order mark.
pub fn is_marked(start: &[u8]) -> bool {
    start.starts_with(MARK)
        || matches!(start, [0xff, 0xfe, ..] | [0xfe, 0xff, ..])
        || matches!(start, [first, second, ..] if (*first == 0) != (*second == 0))
}

/// Decodes UTF-16: with a byte order mark, or without one if all its characters are ASCII.
fn of_utf16(bytes: &[u8]) -> Option<String> {
    let (pairs, []) = bytes.as_chunks::<2>() else {
        return None;
    };
    let (first, second) = (0, 1);
    let is_zero = |at: usize| !pairs.is_empty() && pairs.iter().all(|pair| pair[at] == 0);
    let read = match bytes {
        [0xff, 0xfe, ..] => u16::from_le_bytes,
        [0xfe, 0xff, ..] => u16::from_be_bytes,
        _ if is_zero(second) && !is_zero(first) => u16::from_le_bytes,
        _ if is_zero(first) && !is_zero(second) => u16::from_be_bytes,
        _ => return None,
    };
    String::from_utf16(&pairs.iter().map(|pair| read(*pair)).collect::<Vec<_>>()).ok()
}

/// Reads a file as [`cleaned`] text; bytes that are no text become U+FFFD.
///
/// # Errors
/// If the file cannot be read.
pub fn read(path: &Path) -> Result<String> {
    Ok(String::from_utf8_lossy(&cleaned(fs_err::read(path)?)).into_owned())
}

/// Reads a file as [`read`] does, and takes one that isn't there for an empty one.
///
/// # Errors
/// If the file cannot be read.
pub fn read_or_nothing(path: &Path) -> Result<String> {
    let text = path.is_file().then(|| read(path)).transpose()?;
    Ok(text.unwrap_or_default())
}

/// Returns the text without blanks at the ends of its lines, and without empty lines at its end.
pub fn trimmed(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim_end().to_string()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn marks_encodings_and_line_ends_of_any_text_go(text in "[a-z0-9é石 \n]{0,20}") {
            let crlf = text.replace('\n', "\r\n");
            let marked = format!("\u{feff}{crlf}");
            let little: Vec<u8> = marked.encode_utf16().flat_map(u16::to_le_bytes).collect();
            let big: Vec<u8> = marked.encode_utf16().flat_map(u16::to_be_bytes).collect();
            for bytes in [text.as_bytes(), crlf.as_bytes(), marked.as_bytes(), &little, &big] {
                prop_assert_eq!(cleaned(bytes.to_vec()), text.as_bytes());
            }
            for bytes in [marked.as_bytes(), &little, &big] {
                prop_assert!(is_marked(bytes));
            }
            prop_assert!(!is_marked(text.as_bytes()));
        }

        #[test]
        fn what_is_no_text_stays(bytes in prop::collection::vec(128_u8..254, 0..20)) {
            prop_assert_eq!(cleaned(bytes.clone()), bytes);
        }
    }

    #[test]
    fn utf_16_needs_no_mark() {
        let encoded = |read: fn(u16) -> [u8; 2]| "1 2\n".encode_utf16().flat_map(read).collect();
        assert_eq!(cleaned(encoded(u16::to_le_bytes)), b"1 2\n");
        assert_eq!(cleaned(encoded(u16::to_be_bytes)), b"1 2\n");
    }
}
