//! Codeforces 1628 D1. Game on Sum (Easy Version)
//! - url: https://codeforces.com/problemset/problem/1628/D1
//! - judge: codeforces
//! - games: score game, real numbers, minimax, dp
//! - rules: The score starts at 0. In each of `n` turns Alice chooses a real number from 0 to `k`,
//!   and Bob adds it to the score or subtracts it. He must add in at least `m` turns. Alice wants a
//!   large score, Bob a small one. What is it, modulo 10^9 + 7?
//! - difficulty: 2100
//! - time-limit: 3s
//! - memory-limit: 256MB
//! - input: t in 1..1000, t * { n in 1..2000, m in 1..n, k in 0..10^9+6 }, sum(n) <= 2000
//! - statement: checked with the statement's public copy and its sample
//!
//! With `m = n` Alice gets `nk`, with `m = 0` nothing. Otherwise Bob's choices are worth `a + x`
//! and `b - x`, where `a` is the score of `n - 1` turns with `m - 1` additions and `b` the score
//! with `m`. She names the `x` that makes both equal, and gets `(a + b) / 2`. That `x` is no more
//! than `k`, since one addition less costs her at most `2k`. O(n²) for all cases.

use proconio::input;

const MODULUS: u64 = 1_000_000_007;
const HALF: u64 = MODULUS.div_ceil(2);

/// Returns the scores for `k = 1`: by the number of turns, and then of additions.
fn scores(turns: usize) -> Vec<Vec<u64>> {
    let mut scores = vec![vec![0]];
    for n in 1..=turns {
        let before = &scores[n - 1];
        let means = before
            .windows(2)
            .map(|pair| (pair[0] + pair[1]) * HALF % MODULUS);
        let row = std::iter::once(0).chain(means).chain([n as u64]);
        scores.push(row.collect());
    }
    scores
}

fn main() {
    input! {
        cases: [(usize, usize, u64)],
    }
    let largest = cases.iter().map(|case| case.0).max().unwrap_or(0);
    let scores = scores(largest);
    for (n, m, k) in cases {
        println!("{}", scores[n][m] * k % MODULUS);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use snippets::modular::pow_mod;

    /// Computes the score times 2^n for `k = 1`: Alice tries all numbers that are multiples of
    /// 2^-n.
    fn score_by_search(n: u32, turns: u32, adds: u32) -> i64 {
        if turns == 0 {
            return 0;
        }
        let added = score_by_search(n, turns - 1, adds.saturating_sub(1));
        let worst = |x: i64| {
            if adds == turns {
                return added + x;
            }
            (added + x).min(score_by_search(n, turns - 1, adds) - x)
        };
        (0..=1 << n).map(worst).max().unwrap()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(24))]
        #[test]
        fn agrees_with_a_game_search(n in 1..4u32, m in 1..4u32, k in 0..20u64) {
            prop_assume!(m <= n);
            let input = format!("1\n{n} {m} {k}\n");
            let inverse = pow_mod(pow_mod(2, n as u64, MODULUS), MODULUS - 2, MODULUS);
            let expected = score_by_search(n, n, m) as u64 * k % MODULUS * inverse % MODULUS;
            let got = scores(n as usize)[n as usize][m as usize] * k % MODULUS;
            assert_answer!(input, expected, got);
        }
    }
}
