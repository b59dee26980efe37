//! Codeforces 38 F at its limits: 30 words of 30 letters.
//!
//! - limit-one-letter: all words are the same letter 30 times, so all moves are forced.
//! - limit-two-letters: random words of `y` and `z`, which have many substrings in common.
//! - limit-all-letters: random words, in which longer substrings stand once.

#[path = "support/mod.rs"]
mod support;
use std::collections::BTreeMap;
use support::{case, lines, Random};

const LENGTH: usize = 30;

/// Plays from the longest substrings on, and compares each with all that are one letter longer.
fn answer(words: &[String]) -> String {
    let points = |part: &str| {
        let numbers = part.bytes().map(|letter| i64::from(letter - b'a') + 1);
        let most = numbers.clone().max().expect("a letter");
        let found = words.iter().filter(|word| word.contains(part)).count();
        numbers.sum::<i64>() * most + found as i64
    };
    // For each substring: its points, whether the player to move wins, his points and those of the
    // other player, which are negative.
    let mut longer: BTreeMap<&str, (i64, (bool, i64, i64))> = BTreeMap::new();
    for length in (0..=LENGTH).rev() {
        let starts = 0..=LENGTH - length;
        let parts = words.iter().flat_map(|word| {
            let part = |from: usize| &word[from..from + length];
            starts.clone().map(part)
        });
        let mut shorter = BTreeMap::new();
        for part in parts {
            if shorter.contains_key(part) {
                continue;
            }
            let options = longer
                .iter()
                .filter(|(longer, _)| longer[1..] == *part || longer[..length] == *part)
                .map(|(_, &(points, (wins, own, other)))| (!wins, points - other, -own));
            let best = options.max().unwrap_or((false, 0, 0));
            let points = if length > 0 { points(part) } else { 0 };
            shorter.insert(part, (points, best));
        }
        longer = shorter;
    }
    let (_, (wins, own, other)) = longer[""];
    let winner = if wins { "First" } else { "Second" };
    format!("{winner}\n{own} {}\n", -other)
}

fn main() {
    // After move `i` the word has `i` letters z: 26 i · 26 + 30 points.
    let points = |first: usize| (first..=30).step_by(2).map(|i| 676 * i + 30).sum::<usize>();
    case(
        "limit-one-letter",
        format!("30\n{}", lines(vec!["z".repeat(30); 30])),
        format!("Second\n{} {}\n", points(1), points(2)),
    );
    let mut random = Random(38);
    for (name, first) in [("limit-two-letters", b'y'), ("limit-all-letters", b'a')] {
        let mut word = || -> String {
            let letters = (0..LENGTH).map(|_| random.within(first.into(), b'z'.into()) as u8);
            letters.map(char::from).collect()
        };
        let words: Vec<String> = (0..30).map(|_| word()).collect();
        case(name, format!("30\n{}", lines(&words)), answer(&words));
    }
}
