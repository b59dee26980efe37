//! Project Euler 409. Nim Extreme
//! - url: https://projecteuler.net/problem=409
//! - judge: euler
//! - games: nim, counting, different heaps
//! - rules: A move of Nim takes any positive number of stones from one heap, and a player who
//!   cannot move loses. How many sequences of `n` different heaps, each from 1 to `2^n - 1`, does
//!   the first player win, modulo 10^9 + 7?
//! - difficulty: 2200
//! - time-limit: 10s
//! - input: n in 1..10^7
//! - statement: checked with the statement's public copy and its samples, and a published program
//!   on about 70 inputs
//!
//! The site has no input. Here the input is `n`, 10^7 on the site.
//!
//! Let `N = 2^n - 1`, and let `z(k)` count the sequences of `k` different heaps with nim-sum 0.
//! Choose the first `k - 1` heaps, all different; nim-sum 0 then determines the last one. That
//! fails in two cases. If the nim-sum of the first `k - 1` is 0, the last one would be empty. If
//! the nim-sum of all of them but one is 0, the last one would repeat that one. So
//! `z(k) = N (N - 1) … (N - k + 2) - z(k - 1) - (k - 1) (N - k + 2) z(k - 2)`. O(n).

use proconio::input;

const MODULUS: u64 = 1_000_000_007;

fn won_sequences(n: u64) -> u64 {
    let largest = (0..n).fold(1, |power, _| power * 2 % MODULUS) + MODULUS - 1;
    let minus = |x: u64, y: u64| (x + MODULUS - y % MODULUS) % MODULUS;
    // The number of sequences of `k` different heaps, and the numbers of those with nim-sum 0 for
    // `k - 1` and for `k` heaps.
    let (mut sequences, mut zero_before, mut zero) = (1, 0, 1);
    for k in 1..=n {
        let fewer = sequences;
        sequences = sequences * minus(largest, k - 1) % MODULUS;
        let repeats = (k - 1) * minus(largest, k.saturating_sub(2)) % MODULUS * zero_before;
        (zero_before, zero) = (zero, minus(minus(fewer, zero), repeats));
    }
    minus(sequences, zero)
}

fn main() {
    input! {
        n: u64,
    }
    println!("{}", won_sequences(n));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn wins_by_search(heaps: Vec<u64>, known: &mut HashMap<Vec<u64>, bool>) -> bool {
        let heaps = heaps
            .into_iter()
            .filter(|&heap| heap > 0)
            .sorted()
            .collect_vec();
        if let Some(&wins) = known.get(&heaps) {
            return wins;
        }
        let mut moves = (0..heaps.len()).flat_map(|i| (0..heaps[i]).map(move |left| (i, left)));
        let wins = moves.any(|(i, left)| {
            let mut option = heaps.clone();
            option[i] = left;
            !wins_by_search(option, known)
        });
        known.insert(heaps, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(4))]
        #[test]
        fn agrees_with_a_game_search(n in 1..4u64) {
            let input = format!("{n}\n");
            let mut known = HashMap::new();
            let sequences = (1..1u64 << n).permutations(n as usize);
            let expected = sequences
                .filter(|heaps| wins_by_search(heaps.clone(), &mut known))
                .count() as u64;
            let got = won_sequences(n);
            assert_answer!(input, expected, got);
        }
    }
}
