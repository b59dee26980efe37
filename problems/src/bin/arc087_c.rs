//! AtCoder ARC 087 C. Prefix-free Game
//! - url: https://atcoder.jp/contests/arc087/tasks/arc087_c
//! - judge: atcoder
//! - games: sum, trie, binary words, lowest bit
//! - rules: A move adds a binary word of 1 to `L` letters to a set of words, such that no word is a
//!   prefix of another. A player who cannot move loses.
//! - difficulty: 2400
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: n in 1..10^5, l in 1..10^18, s[n] in "01" 1..min(l, 10^5), letters(s) <= 10^5,
//!   distinct(s)
//! - statement: checked with the statement, its samples, and a published program on about 70 inputs
//!
//! Build the trie of the words. Where a node has just one child, the other child's place has room
//! for a full binary tree of height `h = L - depth`, that is, for words that go on for up to `h`
//! letters from the node. A word added there leaves one such tree at each node on its way, of
//! heights `h - 1`, …. So the Grundy value of the tree is the lowest set bit of `h`.
//! O(total length).

use proconio::input;
use proconio::marker::Bytes;

/// Returns the nim-sum of the places where words can still be added.
fn free_places_sg(words: &[Vec<u8>], longest: u64) -> u64 {
    let mut children = vec![[0; 2]];
    let mut depths = vec![0];
    for word in words {
        let mut node = 0;
        for digit in word.iter().map(|&letter| usize::from(letter - b'0')) {
            if children[node][digit] == 0 {
                children[node][digit] = children.len();
                children.push([0; 2]);
                depths.push(depths[node] + 1);
            }
            node = children[node][digit];
        }
    }
    let has_one = |node: &usize| children[*node].iter().filter(|&&child| child == 0).count() == 1;
    let heights = (0..children.len())
        .filter(has_one)
        .map(|node| longest - depths[node]);
    heights.fold(0, |sum, height| sum ^ height & height.wrapping_neg())
}

fn winner(first_wins: bool) -> &'static str {
    if first_wins {
        "Alice"
    } else {
        "Bob"
    }
}

fn main() {
    input! {
        n: usize,
        longest: u64,
        words: [Bytes; n],
    }
    println!("{}", winner(free_places_sg(&words, longest) != 0));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::{BTreeSet, HashMap};

    fn fits(words: &BTreeSet<String>, word: &str) -> bool {
        words
            .iter()
            .all(|other| !other.starts_with(word) && !word.starts_with(other.as_str()))
    }

    fn wins_by_search(
        words: &BTreeSet<String>,
        all: &[String],
        known: &mut HashMap<BTreeSet<String>, bool>,
    ) -> bool {
        if let Some(&wins) = known.get(words) {
            return wins;
        }
        let wins = all.iter().filter(|word| fits(words, word)).any(|word| {
            let mut option = words.clone();
            option.insert(word.clone());
            !wins_by_search(&option, all, known)
        });
        known.insert(words.clone(), wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]
        #[test]
        fn agrees_with_a_game_search(
            tried in prop::collection::vec("[01]{1,4}", 1..6),
            longest in 1..5usize,
        ) {
            let mut words = BTreeSet::new();
            for word in tried {
                let word = word[..word.len().min(longest)].to_string();
                if fits(&words, &word) {
                    words.insert(word);
                }
            }
            let input = format!("{} {longest}\n{}\n", words.len(), words.iter().join("\n"));
            let of_length = |n: usize| (0..1 << n).map(move |bits: u32| format!("{bits:0n$b}"));
            let all = (1..=longest).flat_map(of_length).collect_vec();
            let expected = winner(wins_by_search(&words, &all, &mut HashMap::new()));
            let bytes = words.iter().map(|word| word.bytes().collect()).collect_vec();
            let got = winner(free_places_sg(&bytes, longest as u64) != 0);
            assert_answer!(input, expected, got);
        }
    }
}
