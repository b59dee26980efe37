//! Project Euler 325. Stone Game II
//! - url: https://projecteuler.net/problem=325
//! - judge: euler
//! - games: euclid game, golden ratio, beatty sequence, floor sums
//! - rules: A move takes a positive multiple of the smaller heap from the larger one. The player
//!   who empties a heap wins. What is the sum of `x + y` over the lost heaps `0 < x < y ≤ N`,
//!   modulo 7^10?
//! - difficulty: 2200
//! - time-limit: 10s
//! - input: n in 1..10^16
//! - statement: checked with the statement's public copy and its samples, and a published program
//!   on about 70 inputs
//!
//! The site has no input. Here the input is `N`, 10^16 on the site.
//!
//! The heaps are lost iff `y < φx`. So for each `y` the lost `x` are those above
//! `⌊y / φ⌋ = ⌊φy⌋ - y`. What remains are the sums of `⌊φk⌋`, of its square and of `k⌊φk⌋` for
//! `k ≤ n`. The numbers `⌊φk⌋` and `⌊φk⌋ + k` together are all natural numbers, each once. So these
//! sums for `n` follow from those for `⌊n / φ⌋`. All arithmetic is in integers. O(log N).

use proconio::input;
use snippets::modular::pow_mod;
use snippets::wythoff::floor_over_phi;

const MODULUS: i128 = 282_475_249;

fn divided(x: i128, by: u64) -> i128 {
    // Euler's theorem: φ(7^10) = 6 · 7^9.
    let inverse = pow_mod(by, 6 * 40_353_607 - 1, MODULUS as u64);
    x * i128::from(inverse) % MODULUS
}

/// Returns the sums of `k` and of `k²` for `k ≤ n`.
fn power_sums(n: u64) -> [i128; 2] {
    let n = i128::from(n) % MODULUS;
    let first = n * (n + 1) % MODULUS;
    [divided(first, 2), divided(first * (2 * n + 1), 6)]
}

/// Returns the sums of `⌊φk⌋`, `⌊φk⌋²` and `k⌊φk⌋` for `k ≤ n`.
fn beatty_sums(n: u64) -> [i128; 3] {
    if n == 0 {
        return [0; 3];
    }
    let fewer = floor_over_phi(n);
    let most = n + fewer;
    let [a, b, c] = beatty_sums(fewer);
    let ([k, kk], [all, squares]) = (power_sums(fewer), power_sums(most));
    // Below `⌊φk⌋` there are `k - 1` numbers of the first kind; below `⌊φk⌋ + k` there are `⌊φk⌋`.
    let [below, below_squared] = power_sums(n - 1);
    let (smaller, smaller_squared) = (below + a, below_squared + b);
    let each = (most as i128 % MODULUS) * power_sums(n)[0];
    [
        (all - a - k) % MODULUS,
        (squares - b - 2 * c - kk) % MODULUS,
        (each - divided(smaller_squared + smaller, 2)) % MODULUS,
    ]
}

fn sum_of_lost(n: u64) -> i128 {
    let [a, b, c] = beatty_sums(n);
    let [y, yy] = power_sums(n);
    // Here `x` lies above `l = ⌊φy⌋ - y`. The terms are the sums over `y` of `l`, `l²` and `y l`.
    let (l, ll, yl) = (a - y, b - 2 * c + yy, c - yy);
    let sum = divided(3 * (yy - y) - ll - l, 2) - yl;
    sum.rem_euclid(MODULUS)
}

fn main() {
    input! {
        n: u64,
    }
    println!("{}", sum_of_lost(n));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Says which heaps the mover wins, by the definition; entry `[x][y]` for `x ≤ y`.
    fn wins_by_search(n: usize) -> Vec<Vec<bool>> {
        let mut wins = vec![vec![false; n + 1]; n + 1];
        for y in 1..=n {
            for x in 1..=y {
                let mut left = (1..=y / x).map(|times| y - times * x);
                wins[x][y] = left.any(|left| !wins[left.min(x)][left.max(x)]);
            }
        }
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]
        #[test]
        fn agrees_with_a_game_search(n in 1..150usize) {
            let input = format!("{n}\n");
            let wins = wins_by_search(n);
            let pairs = (1..=n).flat_map(|y| (1..y).map(move |x| (x, y)));
            let expected = pairs
                .filter(|&(x, y)| !wins[x][y])
                .map(|(x, y)| (x + y) as i128)
                .sum::<i128>();
            let got = sum_of_lost(n as u64);
            assert_answer!(input, expected, got);
        }
    }
}
