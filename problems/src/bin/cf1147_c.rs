//! Codeforces 1147 C. Thanos Nim
//! - url: https://codeforces.com/problemset/problem/1147/C
//! - judge: codeforces
//! - games: no sprague-grundy, nim with exactly half of the heaps
//! - rules: `n` is even. A move chooses exactly `n / 2` non-empty heaps of `n` and lowers each by
//!   any positive number. A player who cannot move loses.
//! - difficulty: 2000
//! - time-limit: 1s
//! - memory-limit: 256MB
//! - input: n in 2..50, n % 2 = 0, a[n] in 1..50
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! A move changes several heaps at once, so the game is not a sum and Grundy values don't apply. It
//! isn't Moore's nim either, where a move may also touch fewer heaps.
//!
//! The second player wins iff the least heap size occurs more than `n / 2` times. Any move then
//! must lower one of these heaps, and afterwards only lowered heaps have the least size, at most
//! `n / 2` of them. From there a move lowers `n / 2` of the other heaps to the least size, which
//! again occurs more than `n / 2` times. O(n).

use proconio::input;

fn alice_wins(heaps: &[u64]) -> bool {
    let least = heaps.iter().min();
    2 * heaps.iter().filter(|&h| Some(h) == least).count() <= heaps.len()
}

fn main() {
    input! {
        heaps: [u64],
    }
    println!("{}", if alice_wins(&heaps) { "Alice" } else { "Bob" });
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    use super::alice_wins;

    fn wins(heaps: &[u64], known: &mut HashMap<Vec<u64>, bool>) -> bool {
        if let Some(&win) = known.get(heaps) {
            return win;
        }
        let below = |&h: &u64| (0..=h).collect_vec();
        let results = heaps.iter().map(below).multi_cartesian_product();
        let lowered = |next: &Vec<u64>| next.iter().zip(heaps).filter(|(a, b)| a < b).count();
        let mut legal = results.filter(|next| 2 * lowered(next) == heaps.len());
        let win = legal.any(|next| !wins(&next, known));
        known.insert(heaps.to_vec(), win);
        win
    }

    #[test]
    fn equals_a_search_on_small_heaps() {
        for (count, largest) in [(2, 9), (4, 4)] {
            let mut known = HashMap::new();
            for heaps in (0..count).map(|_| 0..=largest).multi_cartesian_product() {
                assert_eq!(alice_wins(&heaps), wins(&heaps, &mut known), "{heaps:?}");
            }
        }
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(halves in prop::collection::vec([1..5u64, 1..5], 1..3)) {
            let heaps = halves.concat();
            let name = |win: bool| if win { "Alice" } else { "Bob" };
            let input = format!("{}\n{}\n", heaps.len(), heaps.iter().join(" "));
            let expected = name(wins(&heaps, &mut HashMap::new()));
            let got = name(alice_wins(&heaps));
            assert_answer!(input, expected, got);
        }
    }
}
