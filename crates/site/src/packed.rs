//! Packs texts for scripts: deflates them and writes them as characters, which `site.js` unpacks.

use miniz_oxide::deflate::compress_to_vec;

/// Deflate's best and slowest compression level.
const LEVEL: u8 = 10;

/// Character that stands for 15 bits of 0. The 2¹⁵ characters from here on are letters, and neither
/// quotes, backslashes, line breaks nor halves of surrogate pairs.
const FIRST: u16 = 0x3400;

/// Character that stands for 7 bits of 0, in front of those for 15 bits.
const FIRST_OF_LAST: u16 = FIRST - 0x80;

/// Script that calls `register` with packed bytes. It is in UTF-16, where a character with 15 bits
/// takes two bytes: printable ASCII would be a sixth longer. The byte order mark at its beginning
/// tells the encoding, whatever a server says.
pub fn script(register: &str, bytes: &[u8]) -> Vec<u8> {
    let script = format!(
        "{register} = '{}';\n",
        written(&compress_to_vec(bytes, LEVEL))
    );
    let marked = ['\u{feff}'].into_iter().chain(script.chars());
    let units: Vec<u16> = marked.collect::<String>().encode_utf16().collect();
    units.into_iter().flat_map(u16::to_le_bytes).collect()
}

/// Script that registers packed bytes under a name; `site.js` loads it when they are needed.
pub fn loaded(name: &str, bytes: &[u8]) -> Vec<u8> {
    script(&format!("(window.loaded ??= {{}})['{name}']"), bytes)
}

/// Bytes as characters: 15 bits each, the lowest first, and the last 7 or fewer as one of others,
/// so that the number of bytes is known.
fn written(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 8 / 5 + 3);
    let mut add = |first: u16, bits: u32| {
        let unit = first + (bits & 0x7fff) as u16;
        text.extend(char::from_u32(u32::from(unit)));
    };
    let (mut bits, mut count) = (0u32, 0);
    for byte in bytes {
        bits |= u32::from(*byte) << count;
        count += 8;
        if count >= 15 {
            add(FIRST, bits);
            bits >>= 15;
            count -= 15;
        }
    }
    match count {
        0 => {}
        1..=7 => add(FIRST_OF_LAST, bits),
        _ => add(FIRST, bits),
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The bytes of a text, as `site.js` reads them.
    fn read(text: &str) -> Vec<u8> {
        let (mut bytes, mut bits, mut count) = (Vec::new(), 0u32, 0);
        for unit in text.encode_utf16() {
            let is_last = unit < FIRST;
            let first = if is_last { FIRST_OF_LAST } else { FIRST };
            bits |= u32::from(unit - first) << count;
            count += if is_last { 7 } else { 15 };
            while count >= 8 {
                bytes.push(bits as u8);
                bits >>= 8;
                count -= 8;
            }
        }
        bytes
    }

    #[test]
    fn packed_bytes_can_be_unpacked() {
        let text = "fn main() {}\n".repeat(100);
        let script = script("window.text", text.as_bytes());
        assert!(script.len() < 100);
        let units = script.chunks_exact(2);
        let units: Vec<u16> = units.map(|it| u16::from_le_bytes([it[0], it[1]])).collect();
        let script = String::from_utf16(&units).unwrap();
        let quoted = script.strip_prefix("\u{feff}window.text = '").unwrap();
        let packed = quoted.strip_suffix("';\n").unwrap();
        let unpacked = miniz_oxide::inflate::decompress_to_vec(&read(packed)).unwrap();
        assert_eq!(unpacked, text.as_bytes());
    }

    #[test]
    fn bytes_of_every_length_are_read_as_they_were_written() {
        let mut bytes = Vec::new();
        for seed in 0..200_u32 {
            assert_eq!(read(&written(&bytes)), bytes);
            for same in [0, 255] {
                let bytes = vec![same; seed as usize];
                assert_eq!(read(&written(&bytes)), bytes);
            }
            bytes.push((seed.wrapping_mul(0x9e37_79b9) >> 24) as u8);
        }
    }

    #[test]
    fn a_script_may_quote_every_character() {
        let all = FIRST_OF_LAST..FIRST + 0x8000;
        let letters: Vec<char> = all
            .clone()
            .filter_map(|it| char::from_u32(it.into()))
            .collect();
        assert_eq!(letters.len(), all.len());
        assert!(
            letters
                .iter()
                .all(|it| !it.is_ascii() && !it.is_whitespace())
        );
    }
}
