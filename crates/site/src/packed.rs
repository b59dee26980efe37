//! Packs texts for scripts: deflates them and writes base64, which `site.js` unpacks.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use miniz_oxide::deflate::compress_to_vec;

/// Deflate's best and slowest compression level.
const LEVEL: u8 = 10;

/// Packs bytes into a string for a script.
pub fn packed(bytes: &[u8]) -> String {
    STANDARD.encode(compress_to_vec(bytes, LEVEL))
}

/// Script that registers packed bytes under a name; `site.js` loads it when they are needed.
pub fn loaded(name: &str, bytes: &[u8]) -> String {
    format!(
        "(window.loaded ??= {{}})['{name}'] = '{}';\n",
        packed(bytes)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packed_bytes_can_be_unpacked() {
        let text = "fn main() {}\n".repeat(100);
        let packed = packed(text.as_bytes());
        assert!(packed.len() < 100);
        let deflated = STANDARD.decode(packed).unwrap();
        let unpacked = miniz_oxide::inflate::decompress_to_vec(&deflated).unwrap();
        assert_eq!(unpacked, text.as_bytes());
    }
}
