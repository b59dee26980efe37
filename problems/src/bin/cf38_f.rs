//! Codeforces 38 F. Smart Boy
//! - url: https://codeforces.com/problemset/problem/38/F
//! - judge: codeforces
//! - games: words, substrings, score, win first and then collect, memo
//! - rules: Two players take turns to add a letter before or behind a word that begins empty and
//!   must stay a substring of a word of the dictionary. A player who cannot move loses. A new word
//!   scores the sum of its letters' numbers, times their maximum, plus the number of dictionary
//!   words that contain it. A player wants to win; then to score much; then to let the other score
//!   little.
//! - difficulty: 2100
//! - time-limit: 4s
//! - memory-limit: 256MB
//! - input: n in 1..30, words[n] in "a-z" 1..30
//! - statement: checked with the statement's public copy and its samples; the formula of the score
//!   is a picture there, and was taken from memory: the samples' four scores confirm it
//!
//! There are at most 30 · 465 substrings, and each has at most 52 options. Compare the results of
//! options by the triple of win, own points and the other's points, in this order.

use proconio::input;
use std::collections::{HashMap, HashSet};

/// `true` if the player to move wins, then this player's points and those of the other player,
/// which are negative so that a larger result is better.
type Prospect = (bool, i32, i32);

struct Dictionary<'a> {
    /// How many words contain each substring.
    counts: HashMap<&'a str, i32>,
    known: HashMap<&'a str, Prospect>,
    /// The substrings that are one letter longer.
    longer: HashMap<&'a str, HashSet<&'a str>>,
}

impl<'a> Dictionary<'a> {
    fn new(words: &'a [String]) -> Self {
        let (mut counts, mut longer) = (HashMap::new(), HashMap::new());
        for word in words {
            let ends = |from| (from + 1..=word.len()).map(move |to| (from, to));
            let parts = (0..word.len()).flat_map(ends);
            let parts: HashSet<&str> = parts.map(|(from, to)| &word[from..to]).collect();
            for part in parts {
                *counts.entry(part).or_default() += 1;
                for shorter in [&part[1..], &part[..part.len() - 1]] {
                    let options: &mut HashSet<&str> = longer.entry(shorter).or_default();
                    options.insert(part);
                }
            }
        }
        let known = HashMap::new();
        Self {
            counts,
            known,
            longer,
        }
    }

    fn points(&self, word: &str) -> i32 {
        let letters = word.bytes().map(|letter| i32::from(letter - b'a') + 1);
        letters.clone().sum::<i32>() * letters.max().unwrap_or(0) + self.counts[word]
    }

    fn prospect(&mut self, word: &'a str) -> Prospect {
        if let Some(&known) = self.known.get(word) {
            return known;
        }
        let options = self.longer.get(word).cloned().unwrap_or_default();
        let prospects = options.into_iter().map(|option| {
            let (wins, own, other) = self.prospect(option);
            (!wins, self.points(option) - other, -own)
        });
        let best = prospects.max().unwrap_or((false, 0, 0));
        self.known.insert(word, best);
        best
    }
}

fn result(words: &[String]) -> String {
    let (wins, own, other) = Dictionary::new(words).prospect("");
    let winner = if wins { "First" } else { "Second" };
    format!("{winner}\n{own} {}", -other)
}

fn main() {
    input! {
        words: [String],
    }
    println!("{}", result(&words));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Returns whether the first player wins, and the points of both, from this word on.
    fn search(words: &[String], word: &str, is_first: bool) -> (bool, [i32; 2]) {
        let me = usize::from(!is_first);
        let letters =
            ('a'..='d').flat_map(|letter| [format!("{letter}{word}"), format!("{word}{letter}")]);
        let mut best: Option<(bool, [i32; 2])> = None;
        for option in letters {
            let count = words.iter().filter(|it| it.contains(&option)).count() as i32;
            if count == 0 {
                continue;
            }
            let values = option
                .bytes()
                .map(|letter| i32::from(letter) - 96)
                .collect_vec();
            let largest = values.iter().max().unwrap();
            let (first_wins, mut points) = search(words, &option, !is_first);
            points[me] += values.iter().sum::<i32>() * largest + count;
            let key =
                |(wins, points): (bool, [i32; 2])| (wins == is_first, points[me], -points[1 - me]);
            let new = (first_wins, points);
            if best.map_or(true, |best| key(new) > key(best)) {
                best = Some(new);
            }
        }
        best.unwrap_or((!is_first, [0, 0]))
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(words in prop::collection::vec("[a-d]{1,5}", 1..4)) {
            let input = format!("{}\n{}\n", words.len(), words.join("\n"));
            let (first_wins, points) = search(&words, "", true);
            let winner = if first_wins { "First" } else { "Second" };
            let expected = format!("{winner}\n{} {}", points[0], points[1]);
            let got = result(&words);
            assert_answer!(input, expected, got);
        }
    }
}
