//! Codeforces 2070 E. Game with Binary String
//! - url: https://codeforces.com/problemset/problem/2070/E
//! - judge: codeforces
//! - games: circle of letters, counts decide, substrings, prefix sums
//! - rules: The letters of a binary word stand in a circle. In turn, the first player removes two
//!   neighbouring zeros, the second two neighbours of which at least one is a one. A player who
//!   cannot move loses. In how many substrings does the first player win?
//! - difficulty: 2200
//! - time-limit: 3s
//! - memory-limit: 512MB
//! - input: n in 1..3*10^5, s in "01" n..n
//! - statement: checked with the statement's public translation and its sample, and two published
//!   programs on 200 inputs
//!
//! Only the numbers of zeros and ones count. The second player spares ones: each move takes a one
//! and a zero, which is possible as long as both are there. So a round costs three zeros and a one.
//! Let `d` be the number of zeros minus three times the number of ones. The first player wins iff
//! `d = -1` or `d ≥ 2`.
//!
//! A substring is a pair of prefixes. The `d` of a prefix changes by at most 3 from one to the
//! next, so the number of earlier prefixes below a bound can be updated along the way. O(n).

use proconio::input;
use proconio::marker::Bytes;

fn count_won(word: &[u8]) -> u64 {
    let n = word.len();
    // Counts the prefixes so far by zeros - 3 · ones, shifted so that the index is never negative.
    let mut times = vec![0u64; 4 * n + 4];
    let mut at = 3 * n + 2;
    times[at] = 1;
    // The number of prefixes so far at `at - 2` or below.
    let mut below = 0;
    let mut won = 0;
    for &letter in word {
        if letter == b'0' {
            at += 1;
            below += times[at - 2];
        } else {
            below -= times[at - 4..=at - 2].iter().sum::<u64>();
            at -= 3;
        }
        won += below + times[at + 1];
        times[at] += 1;
    }
    won
}

fn main() {
    input! {
        _n: usize,
        word: Bytes,
    }
    println!("{}", count_won(&word));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::collections::HashMap;

    type Known = HashMap<(Vec<u8>, bool), bool>;

    fn wins_by_search(circle: Vec<u8>, is_first: bool, known: &mut Known) -> bool {
        let n = circle.len();
        if n < 2 {
            return false;
        }
        if let Some(&wins) = known.get(&(circle.clone(), is_first)) {
            return wins;
        }
        let wins = (0..n).any(|i| {
            let zeros = circle[i] == b'0' && circle[(i + 1) % n] == b'0';
            zeros == is_first && {
                let mut rest = circle.clone();
                rest.rotate_left(i);
                !wins_by_search(rest.split_off(2), !is_first, known)
            }
        });
        known.insert((circle, is_first), wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(word in "[01]{1,11}") {
            let (n, word) = (word.len(), word.into_bytes());
            let input = format!("{n}\n{}\n", String::from_utf8_lossy(&word));
            let known = &mut HashMap::new();
            let parts = (0..n).flat_map(|l| (l + 1..=n).map(move |r| (l, r)));
            let won = parts.filter(|&(l, r)| wins_by_search(word[l..r].to_vec(), true, known));
            let (expected, got) = (won.count() as u64, count_won(&word));
            assert_answer!(input, expected, got);
        }
    }
}
