//! Codeforces 273 E. Dima and Game
//! - url: https://codeforces.com/problemset/problem/273/E
//! - judge: codeforces
//! - games: sum, thirds, step function, counting, nim-sum
//! - rules: A move takes one of `n` pairs `l < r` with `r - l > 2`. It replaces the pair by
//!   `(l + ⌊d / 3⌋, l + 2⌊d / 3⌋)` or by `(l, r - ⌊d / 3⌋)`, where `d = r - l`. A player who cannot
//!   move loses. How many sequences of pairs of numbers from 1 to `p` does the first player win,
//!   modulo 10^9 + 7?
//! - difficulty: 2600
//! - time-limit: 1s
//! - memory-limit: 256MB
//! - input: n in 1..1000, p in 1..10^9
//! - statement: checked with the statement, its samples, a published program on about 200 inputs
//!
//! The value of a pair depends only on `d`: it is the mex of the values of `⌊d / 3⌋` and
//! `d - ⌊d / 3⌋`, so at most 2. Both options grow with `d`, and up to 10^9 there are about a
//! hundred ranges of equal values. Each range follows from the ranges that contain the two options.
//! `p - d` pairs have the difference `d`. The nim-sums of `n` pairs are then counted pair by pair.
//! O(ranges + n).

use proconio::input;
use snippets::mex::mex;

const MODULUS: u64 = 1_000_000_007;

/// Returns the ranges of differences up to `largest` that have one value: each range's last
/// difference and its value.
fn ranges(largest: u64) -> Vec<(u64, u64)> {
    let mut ranges = vec![(2, 0)];
    // The ranges that contain the two options of the next difference.
    let (mut third, mut rest) = (0, 0);
    let mut next = 3;
    while next <= largest {
        while ranges[third].0 < next / 3 {
            third += 1;
        }
        while ranges[rest].0 < next - next / 3 {
            rest += 1;
        }
        let value = mex([ranges[third].1, ranges[rest].1]);
        // The largest d for which d / 3 and d - d / 3 are in these ranges.
        let of_third = 3 * ranges[third].0 + 2;
        let of_rest = ranges[rest].0 + ranges[rest].0 / 2;
        let last = of_third.min(of_rest).max(next);
        match ranges.last_mut() {
            Some(before) if before.1 == value => before.0 = last,
            _ => ranges.push((last, value)),
        }
        next = last + 1;
    }
    ranges
}

/// Counts the pairs of numbers from 1 to `p` that have the values 0, 1 and 2.
fn pairs_by_value(p: u64) -> [u64; 3] {
    let mut pairs = [0; 3];
    let mut first = 1;
    for (last, value) in ranges(p - 1) {
        let last = last.min(p - 1);
        if first <= last {
            let sum = u128::from(2 * p - first - last) * u128::from(last - first + 1) / 2;
            pairs[value as usize] += (sum % u128::from(MODULUS)) as u64;
        }
        first = last + 1;
    }
    pairs.map(|count| count % MODULUS)
}

fn won_sequences(n: usize, p: u64) -> u64 {
    let pairs = pairs_by_value(p);
    let mut sums = [1, 0, 0, 0];
    for _ in 0..n {
        let ways = |sum: usize| {
            (0..3)
                .map(|value| sums[sum ^ value] * pairs[value] % MODULUS)
                .sum::<u64>()
        };
        sums = [0, 1, 2, 3].map(|sum| ways(sum) % MODULUS);
    }
    sums[1..].iter().sum::<u64>() % MODULUS
}

fn main() {
    input! {
        n: usize,
        p: u64,
    }
    println!("{}", won_sequences(n, p));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    type Pairs = Vec<(u64, u64)>;

    fn wins_by_search(pairs: Pairs, known: &mut HashMap<Pairs, bool>) -> bool {
        let pairs = pairs.into_iter().sorted().collect_vec();
        if let Some(&wins) = known.get(&pairs) {
            return wins;
        }
        let wins = (0..pairs.len())
            .filter(|&i| pairs[i].1 - pairs[i].0 > 2)
            .any(|i| {
                let (l, r) = pairs[i];
                let third = (r - l) / 3;
                [(l + third, l + 2 * third), (l, r - third)]
                    .into_iter()
                    .any(|pair| {
                        let mut option = pairs.clone();
                        option[i] = pair;
                        !wins_by_search(option, known)
                    })
            });
        known.insert(pairs, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(24))]
        #[test]
        fn agrees_with_a_game_search(
            (n, p) in prop_oneof![(Just(1), 1..60u64), (Just(2), 1..16u64), (Just(3), 1..7u64)],
        ) {
            let input = format!("{n} {p}\n");
            let pairs = (1..=p).tuple_combinations::<(u64, u64)>();
            let sequences = (0..n).map(|_| pairs.clone()).multi_cartesian_product();
            let mut known = HashMap::new();
            let expected = sequences
                .filter(|pairs| wins_by_search(pairs.clone(), &mut known))
                .count() as u64;
            let got = won_sequences(n, p);
            assert_answer!(input, expected, got);
        }
    }
}
