//! Codeforces 717 D. Dexterina's Lab
//! - url: https://codeforces.com/problemset/problem/717/D
//! - judge: codeforces
//! - games: nim, probability, walsh-hadamard
//! - rules: A move of Nim takes any positive number of stones from one heap, and a player who
//!   cannot move loses. How likely does the first player win with `n` heaps whose sizes are
//!   independent, each `v` with chance `p[v]`?
//! - difficulty: 1900
//! - time-limit: 1s
//! - memory-limit: 256MB
//! - compare: float 1e-6
//! - input: n in 1..10^9, x in 1..100, p[x+1] in real 0..1
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! The first player wins unless the nim-sum is 0. The probability of nim-sum 0 is the entry at 0 of
//! the `n`-th power of `p` under nim-convolution. O(x (log x + log n)).

use proconio::input;
use snippets::nim_count::nim_sum_chances;

fn chance_to_win(chances: &[f64], n: u64) -> f64 {
    1.0 - nim_sum_chances(chances, n)[0]
}

fn main() {
    input! {
        n: u64,
        x: usize,
        chances: [f64; x + 1],
    }
    println!("{:.8}", chance_to_win(&chances, n));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Says whether the first player wins, by the definition.
    fn wins_by_search(heaps: &[usize]) -> bool {
        (0..heaps.len()).any(|i| {
            (0..heaps[i]).any(|left| {
                let mut option = heaps.to_vec();
                option[i] = left;
                !wins_by_search(&option)
            })
        })
    }

    /// Returns the probability that the first player wins the `heaps` together with `n` further
    /// ones.
    fn chance_by_search(chances: &[f64], n: u64, heaps: Vec<usize>) -> f64 {
        if n == 0 {
            return f64::from(u8::from(wins_by_search(&heaps)));
        }
        let with = |v: usize| [&heaps[..], &[v]].concat();
        let rest = |v: usize| chances[v] * chance_by_search(chances, n - 1, with(v));
        (0..chances.len()).map(rest).sum()
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            weights in prop::collection::vec(1u32..100, 1..5),
            n in 1u64..4,
        ) {
            let total: u32 = weights.iter().sum();
            let chances: Vec<f64> = weights
                .iter()
                .map(|&w| f64::from(w) / f64::from(total))
                .collect();
            let input = format!("{n} {}\n{}\n", chances.len() - 1, chances.iter().join(" "));
            let expected = chance_by_search(&chances, n, vec![]);
            let got = chance_to_win(&chances, n);
            let is_close = (got - expected).abs() < 1e-12;
            assert_answer!(is_close; input, expected, got);
        }
    }
}
