//! Packs texts for scripts: deflates them and writes printable characters, which `site.js` unpacks.

use miniz_oxide::deflate::compress_to_vec;

/// Deflate's best and slowest compression level.
const LEVEL: u8 = 10;

/// Number of characters that stand for digits: 91² is just above 2¹³.
const DIGITS: u16 = 91;

/// Packs bytes into a string for a script.
pub fn packed(bytes: &[u8]) -> String {
    written(&compress_to_vec(bytes, LEVEL))
}

/// Script that registers packed bytes under a name; `site.js` loads it when they are needed.
pub fn loaded(name: &str, bytes: &[u8]) -> String {
    format!(
        "(window.loaded ??= {{}})['{name}'] = '{}';\n",
        packed(bytes)
    )
}

/// Bytes as characters: 13 bits, the lowest first, are two digits, and the last 5 or fewer are one.
/// A twelfth shorter than base64.
fn written(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 16 / 13 + 2);
    let (mut bits, mut count) = (0u32, 0);
    for byte in bytes {
        bits |= u32::from(*byte) << count;
        count += 8;
        if count >= 13 {
            let pair = (bits & 0x1fff) as u16;
            text.extend([character(pair % DIGITS), character(pair / DIGITS)]);
            bits >>= 13;
            count -= 13;
        }
    }
    let rest = bits as u16;
    if count > 0 {
        text.push(character(rest % DIGITS));
    }
    if count > 5 {
        text.push(character(rest / DIGITS));
    }
    text
}

/// Printable character for a digit: from `!` on, without `'`, `<` and `\`.
fn character(digit: u16) -> char {
    let gaps = [b'\'', b'<', b'\\'];
    let code = gaps.iter().fold(b'!' + digit as u8, |code, gap| {
        code + u8::from(code >= *gap)
    });
    char::from(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The bytes of a text, as `site.js` reads them.
    fn read(text: &str) -> Vec<u8> {
        let digits: String = (0..DIGITS).map(character).collect();
        let digits: Vec<u32> = (text.chars())
            .map(|it| digits.find(it).expect("a digit") as u32)
            .collect();
        let mut bits = Vec::new();
        for pair in digits.chunks(2) {
            let (value, count) = match *pair {
                [low, high] => (low + 91 * high, 13),
                _ => (pair[0], 6),
            };
            bits.extend((0..count).map(|at| value >> at & 1));
        }
        let byte = |bits: &[u32]| bits.iter().rev().fold(0, |byte, bit| 2 * byte + *bit as u8);
        bits.chunks_exact(8).map(byte).collect()
    }

    #[test]
    fn packed_bytes_can_be_unpacked() {
        let text = "fn main() {}\n".repeat(100);
        let packed = packed(text.as_bytes());
        assert!(packed.len() < 100);
        let unpacked = miniz_oxide::inflate::decompress_to_vec(&read(&packed)).unwrap();
        assert_eq!(unpacked, text.as_bytes());
    }

    #[test]
    fn bytes_of_every_length_are_read_as_they_were_written() {
        let mut bytes = Vec::new();
        for seed in 0..200_u32 {
            assert_eq!(read(&written(&bytes)), bytes);
            assert_eq!(
                read(&written(&vec![255; seed as usize])).len(),
                seed as usize
            );
            bytes.push((seed.wrapping_mul(0x9e37_79b9) >> 24) as u8);
        }
    }

    #[test]
    fn a_script_may_quote_every_character() {
        let all: String = (0..DIGITS).map(character).collect();
        assert!(all.starts_with('!') && all.ends_with('~') && all.is_ascii());
        assert!(!all.contains(['\'', '<', '\\']), "{all}");
    }
}
