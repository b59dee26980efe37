//! Codeforces 603 C. Lieges of Legendre
//! - url: https://codeforces.com/problemset/problem/603/C
//! - judge: codeforces
//! - games: splitting heaps, multi-sg
//! - rules: A move takes one stone from a heap, or replaces a heap of `2x` by `k` heaps of `x`. A
//!   player who cannot move loses.
//! - difficulty: 2200
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: n in 1..10^5, k in 1..10^9, a[n] in 1..10^9
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! The `k` heaps of a split together have the value 0 for even `k`, and the value of one heap for
//! odd `k`. Beyond heap 4, odd heaps have the value 0. So an even heap has the value 1 for even
//! `k`, because all its options have 0. For odd `k` it has the mex of 0 and `G(x)`. O(log a) a
//! heap.

use proconio::input;
use snippets::mex::mex;

fn sg(a: u64, k: usize) -> u64 {
    match (k % 2, a) {
        (0, 0..=2) => a,
        (0, _) => (a + 1) % 2,
        (_, 0..=4) => [0, 1, 0, 1, 2][a as usize],
        (_, _) if a % 2 == 1 => 0,
        _ => mex([0, sg(a / 2, k)]),
    }
}

fn first_player_wins(heaps: &[u64], k: usize) -> bool {
    heaps.iter().fold(0, |sum, &a| sum ^ sg(a, k)) != 0
}

fn winner(first_wins: bool) -> &'static str {
    if first_wins {
        "Kevin"
    } else {
        "Nicky"
    }
}

fn main() {
    input! {
        n: usize,
        k: usize,
        heaps: [u64; n],
    }
    println!("{}", winner(first_player_wins(&heaps, k)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// Searches the game straight from the rules.
    fn wins_by_search(mut heaps: Vec<u64>, k: usize, known: &mut HashMap<Vec<u64>, bool>) -> bool {
        heaps.retain(|&a| a > 0);
        heaps.sort_unstable();
        if let Some(&win) = known.get(&heaps) {
            return win;
        }
        let win = (0..heaps.len()).any(|i| {
            let mut one_less = heaps.clone();
            one_less[i] -= 1;
            let mut split = heaps.clone();
            let half = split.swap_remove(i) / 2;
            split.extend(vec![half; k]);
            !wins_by_search(one_less, k, known)
                || heaps[i] % 2 == 0 && !wins_by_search(split, k, known)
        });
        known.insert(heaps, win);
        win
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            heaps in prop::collection::vec(1u64..9, 1..3),
            k in 1usize..4,
        ) {
            let input = format!("{} {k}\n{}\n", heaps.len(), heaps.iter().join(" "));
            let expected = winner(wins_by_search(heaps.clone(), k, &mut HashMap::new()));
            let got = winner(first_player_wins(&heaps, k));
            assert_answer!(input, expected, got);
        }
    }

    #[test]
    fn values_equal_their_definition() {
        for k in 1..=6 {
            let mut g: Vec<u64> = vec![0];
            for n in 1..500 {
                let mut options = vec![g[n - 1]];
                if n % 2 == 0 {
                    options.push((0..k).fold(0, |sum, _| sum ^ g[n / 2]));
                }
                g.push((0..).find(|v| !options.contains(v)).unwrap());
                assert_eq!(sg(n as u64, k), g[n], "{n} {k}");
            }
        }
    }
}
