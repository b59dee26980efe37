//! Shortens a text by its long repeats. Deflate looks back 32 KiB, and bundles that repeat each
//! other stand farther apart.

use std::collections::HashMap;

/// Stands before and after a repeat. JSON escapes it.
const MARK: char = '\u{1}';

/// Number of characters by which repeats are found. Shorter ones are left to deflate.
const SHORTEST: usize = 96;

/// The text with each long repeat as `\u{1}distance length\u{1}`, counted in UTF-16 as JavaScript
/// does. `site.js` makes the whole text of it.
///
/// # Panics
/// If the text contains `\u{1}`.
pub fn shortened(text: &str) -> String {
    assert!(!text.contains(MARK), "JSON escapes {MARK:?}");
    let chars: Vec<char> = text.chars().collect();
    let mut units = vec![0];
    units.extend(chars.iter().scan(0, |sum, it| {
        *sum += it.len_utf16();
        Some(*sum)
    }));
    let mut shortened = String::new();
    let mut ends = HashMap::new();
    // Everything before `done` is written.
    let mut done = 0;
    for start in statements(&chars) {
        let Some(key) = chars.get(start..start + SHORTEST) else {
            break;
        };
        let Some(before) = ends.insert(key, start).filter(|_| start >= done) else {
            continue;
        };
        let pairs = chars[before..start].iter().zip(&chars[start..]);
        let after = pairs.take_while(|(one, other)| one == other).count();
        let pairs = chars[..before]
            .iter()
            .rev()
            .zip(chars[done..start].iter().rev());
        let same = pairs.take_while(|(one, other)| one == other).count();
        // A repeat never overlaps what it repeats.
        let ahead = same.min(start - before - after);
        let (from, to) = (start - ahead, start + after);
        shortened.extend(&chars[done..from]);
        let (distance, length) = (units[start] - units[before], units[to] - units[from]);
        shortened += &format!("{MARK}{distance} {length}{MARK}");
        done = to;
    }
    shortened.extend(&chars[done..]);
    shortened
}

/// Places after semicolons, at which repeats are looked for: code has one in each line or two.
fn statements(chars: &[char]) -> impl Iterator<Item = usize> {
    let ends = chars.iter().enumerate().filter(|(_, it)| **it == ';');
    ends.map(|(end, _)| end + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The whole text, as `site.js` makes it.
    fn whole(shortened: &str) -> String {
        let mut units: Vec<u16> = Vec::new();
        for (index, piece) in shortened.split(MARK).enumerate() {
            if index % 2 == 0 {
                units.extend(piece.encode_utf16());
                continue;
            }
            let (distance, length) = piece.split_once(' ').unwrap();
            let start = units.len() - distance.parse::<usize>().unwrap();
            let length: usize = length.parse().unwrap();
            units.extend_from_within(start..start + length);
        }
        String::from_utf16(&units).unwrap()
    }

    #[test]
    fn long_repeats_are_written_once() {
        let code = (0..40).map(|it| format!("let v{it} = \"𝔽{it}\"; "));
        let code: String = code.collect();
        let text = format!("a{code}b{code}{code}c");
        let short = shortened(&text);
        assert!(short.len() < code.len() + 60, "{short}");
        assert_eq!(whole(&short), text);
    }

    #[test]
    fn texts_without_long_repeats_stay_as_they_are() {
        for text in ["", ";", "let a = 1; let a = 1;"] {
            assert_eq!(shortened(text), text);
        }
    }

    #[test]
    fn repeats_never_overlap_what_they_repeat() {
        let text = "a = 1;".repeat(1000);
        assert_eq!(whole(&shortened(&text)), text);
    }
}
