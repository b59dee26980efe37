//! AtCoder ABC 048 D (ARC 064 D). An Ordinary Game
//! - url: https://atcoder.jp/contests/abc048/tasks/arc064_b
//! - judge: atcoder
//! - games: parity, string, neighbours differ
//! - rules: A move deletes a letter of a word, neither the first nor the last, such that no two
//!   neighbouring letters become equal. A player who cannot move loses.
//! - difficulty: 1800
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: s in "a-z" 3..10^5
//! - statement: checked with the statement, its samples, and a published program on 121 inputs
//!
//! Play ends when two letters alternate. Otherwise some three neighbours all differ, and the middle
//! one can go. An alternating word has an odd length iff its ends are equal, and the ends never
//! change. So the parity of the number of moves is known from the start. O(1) after reading.

use proconio::input;
use proconio::marker::Bytes;

fn verdict(word: &[u8]) -> &'static str {
    let ends_are_equal = word.first() == word.last();
    if (word.len() % 2 == 0) == ends_are_equal {
        "First"
    } else {
        "Second"
    }
}

fn main() {
    input! {
        word: Bytes,
    }
    println!("{}", verdict(&word));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    fn wins_by_search(word: &[u8]) -> bool {
        let middle = 1..word.len().saturating_sub(1);
        middle
            .into_iter()
            .filter(|&i| word[i - 1] != word[i + 1])
            .any(|i| {
                let mut option = word.to_vec();
                option.remove(i);
                !wins_by_search(&option)
            })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(word in "[abc]{3,14}") {
            let word = word.bytes().dedup().collect_vec();
            prop_assume!(word.len() >= 3);
            let input = format!("{}\n", String::from_utf8_lossy(&word));
            let expected = if wins_by_search(&word) { "First" } else { "Second" };
            let got = verdict(&word);
            assert_answer!(input, expected, got);
        }
    }
}
