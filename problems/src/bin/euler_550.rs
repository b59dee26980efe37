//! Project Euler 550. Divisor game
//! - url: https://projecteuler.net/problem=550
//! - judge: euler
//! - games: multi-sg, splitting heaps, divisors, counting, walsh-hadamard
//! - rules: A move replaces a heap by two heaps. The size of each is a divisor of the old size,
//!   greater than 1 and less than it. A player who cannot move loses. How many sequences of `k`
//!   heaps from 2 to `n` does the first player win, modulo 987654321?
//! - difficulty: 2200
//! - time-limit: 10s
//! - input: n in 2..10^7, k in 1..10^12
//! - statement: checked with the statement's public copy and its sample, and a published program on
//!   about 70 inputs
//!
//! The site has no input. Here the input is `n` and `k`, 10^7 and 10^12 on the site.
//!
//! Count prime factors with repeats. A heap with `m` prime factors has divisors with every smaller
//! number of them, so its value depends on `m` alone. Count the heaps by value. A Walsh–Hadamard
//! transform then gives the number of sequences with nim-sum 0. It ends with a division by a power
//! of two, which is possible since the modulus is odd. O(n log log n + log k).

use proconio::input;
use snippets::modular::pow_mod;
use snippets::sg_table::sg_table;

const MODULUS: u64 = 987_654_321;
/// An upper bound for the values of heaps with fewer than 64 prime factors.
const VALUES: usize = 128;

/// Returns how many prime factors each number has, counted with repeats.
fn prime_factors(n: usize) -> Vec<u8> {
    let mut count = vec![0u8; n + 1];
    for p in 2..=n {
        if count[p] == 0 {
            let mut power = p;
            while power <= n {
                (power..=n)
                    .step_by(power)
                    .for_each(|multiple| count[multiple] += 1);
                power = power.saturating_mul(p);
            }
        }
    }
    count
}

fn won_sequences(n: usize, k: u64) -> u64 {
    let g = sg_table(63, |m, g| {
        let divisors = || (1..m).map(|fewer| g[fewer]);
        divisors()
            .flat_map(|a| divisors().map(move |b| a ^ b))
            .collect()
    });
    let mut heaps = [0; VALUES];
    prime_factors(n)
        .into_iter()
        .skip(2)
        .for_each(|m| heaps[g[m as usize] as usize] += 1);
    let transformed = |place: usize| {
        let sign = |value: usize| (place & value).count_ones() % 2;
        let terms = (0..VALUES).map(|v| {
            if sign(v) == 0 {
                heaps[v]
            } else {
                MODULUS - heaps[v]
            }
        });
        terms.sum::<u64>() % MODULUS
    };
    let zeros: u64 = (0..VALUES)
        .map(|place| pow_mod(transformed(place), k, MODULUS))
        .sum();
    let half = MODULUS.div_ceil(2);
    let lost = zeros % MODULUS * pow_mod(half, VALUES.ilog2() as u64, MODULUS) % MODULUS;
    (pow_mod(n as u64 - 1, k, MODULUS) + MODULUS - lost) % MODULUS
}

fn main() {
    input! {
        n: usize,
        k: u64,
    }
    println!("{}", won_sequences(n, k));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn wins_by_search(heaps: Vec<usize>, known: &mut HashMap<Vec<usize>, bool>) -> bool {
        let heaps = heaps.into_iter().sorted().collect_vec();
        if let Some(&wins) = known.get(&heaps) {
            return wins;
        }
        let wins = (0..heaps.len()).any(|i| {
            let divisors = (2..heaps[i]).filter(|d| heaps[i] % d == 0).collect_vec();
            divisors
                .iter()
                .cartesian_product(&divisors)
                .any(|(&a, &b)| {
                    let mut option = heaps.clone();
                    option[i] = a;
                    option.push(b);
                    !wins_by_search(option, known)
                })
        });
        known.insert(heaps, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(16))]
        #[test]
        fn agrees_with_a_game_search(n in 2..13usize, k in 1..4u64) {
            let input = format!("{n} {k}\n");
            let mut known = HashMap::new();
            let sequences = (0..k).map(|_| 2..=n).multi_cartesian_product();
            let expected = sequences
                .filter(|heaps| wins_by_search(heaps.clone(), &mut known))
                .count() as u64;
            let got = won_sequences(n, k);
            assert_answer!(input, expected, got);
        }
    }
}
