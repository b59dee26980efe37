//! Project Euler 509. Divisor Nim
//! - url: https://projecteuler.net/problem=509
//! - judge: euler
//! - games: subtraction, divisors, powers of two, counting
//! - rules: A move takes from one of three heaps a number of stones that is a proper divisor of the
//!   heap's size. A player who cannot move loses. How many triples of heaps from 1 to `n` does the
//!   first player win, modulo 1234567890?
//! - difficulty: 2200
//! - time-limit: 10s
//! - input: n in 1..123456787654321
//! - statement: checked with the statement's public copies and their samples, and a published
//!   program on about 70 inputs
//!
//! The site has no input. Here the input is `n`, 123456787654321 on the site.
//!
//! The value of a heap is the exponent of 2 in its size. A divisor whose exponent `e` is below the
//! heap's leaves a heap with the exponent `e`. A divisor with the same exponent leaves a heap with
//! a larger one. Count the heaps by value, and subtract the triples of nim-sum 0 from all triples.
//! O(log² n).

use proconio::input;

const MODULUS: u64 = 1_234_567_890;

fn winning_triples(n: u64) -> u64 {
    // Exponents below 64 have nim-sums below 64.
    let divisible = |exponent: u32| n.checked_shr(exponent).unwrap_or(0);
    let count: Vec<u64> = (0..64)
        .map(|e| (divisible(e) - divisible(e + 1)) % MODULUS)
        .collect();
    let mut lost = 0;
    for u in 0..64 {
        for v in 0..64 {
            lost += count[u] * count[v] % MODULUS * count[u ^ v] % MODULUS;
        }
    }
    let n = n % MODULUS;
    (n * n % MODULUS * n + MODULUS - lost % MODULUS) % MODULUS
}

fn main() {
    input! {
        n: u64,
    }
    println!("{}", winning_triples(n));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn wins_by_search(heaps: [u64; 3], known: &mut HashMap<[u64; 3], bool>) -> bool {
        if let Some(&wins) = known.get(&heaps) {
            return wins;
        }
        let divisors = |h: u64| (1..h).filter(move |d| h % d == 0);
        let mut moves = (0..3).flat_map(|i| divisors(heaps[i]).map(move |d| (i, d)));
        let wins = moves.any(|(i, divisor)| {
            let mut option = heaps;
            option[i] -= divisor;
            !wins_by_search(option, known)
        });
        known.insert(heaps, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(16))]
        #[test]
        fn agrees_with_a_game_search(n in 1u64..20) {
            let input = format!("{n}\n");
            let mut known = HashMap::new();
            let triples = (1..=n).cartesian_product(1..=n).cartesian_product(1..=n);
            let won = triples.filter(|&((a, b), c)| wins_by_search([a, b, c], &mut known));
            let expected = won.count() as u64;
            let got = winning_triples(n);
            assert_answer!(input, expected, got);
        }
    }
}
