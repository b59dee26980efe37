//! Codeforces 1628 D2. Game on Sum (Hard Version)
//! - url: https://codeforces.com/problemset/problem/1628/D2
//! - judge: codeforces
//! - games: score game, real numbers, minimax, binomials
//! - rules: The score starts at 0. In each of `n` turns Alice chooses a real number from 0 to `k`,
//!   and Bob adds it to the score or subtracts it. He must add in at least `m` turns. Alice wants a
//!   large score, Bob a small one. What is it, modulo 10^9 + 7?
//! - difficulty: 2400
//! - time-limit: 3s
//! - memory-limit: 256MB
//! - input: t in 1..10^5, t * { n in 1..10^6, m in 1..n, k in 0..10^9+6 }, sum(n) <= 10^6
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! With `m = n` Alice gets `nk`, with `m = 0` nothing. Otherwise she makes both of Bob's choices
//! equal, so the score is the mean of the scores for `n - 1` turns with `m - 1` and with `m`
//! additions. Unrolled, this is a sum over the ways down to the positions `(i, i)`, each worth
//! `ik`, with a factor of a half for each step: `Σ ik C(n - i - 1, m - i) / 2^(n - i)` for
//! `1 ≤ i ≤ m`. O(m) a case after the factorials.

use snippets::fast_input::FastInput;
use snippets::modular::Binomials;

const MODULUS: u64 = 1_000_000_007;

/// Binomial coefficients and powers of a half, up to some number.
struct Tables {
    binomials: Binomials,
    half: Vec<u64>,
}

impl Tables {
    fn up_to(n: usize) -> Self {
        let mut half = vec![1];
        for i in 0..n {
            half.push(half[i] * MODULUS.div_ceil(2) % MODULUS);
        }
        let binomials = Binomials::new(n, MODULUS);
        Self { binomials, half }
    }

    fn score(&self, n: usize, m: usize, k: u64) -> u64 {
        if n == m {
            return n as u64 * k % MODULUS;
        }
        let choose = |n, k| self.binomials.choose(n, k);
        let ways = |i: usize| choose(n - i - 1, m - i) * self.half[n - i] % MODULUS;
        let sum: u64 = (1..=m).map(|i| i as u64 * ways(i) % MODULUS).sum();
        sum % MODULUS * k % MODULUS
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let t = input.read();
    let cases: Vec<(usize, usize, u64)> = (0..t)
        .map(|_| (input.read(), input.read(), input.read()))
        .collect();
    let largest = cases.iter().map(|case| case.0).max().unwrap_or(0);
    let tables = Tables::up_to(largest);
    let mut answer = String::new();
    for (n, m, k) in cases {
        answer += &format!("{}\n", tables.score(n, m, k));
    }
    print!("{answer}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use snippets::modular::pow_mod;

    /// Computes the score times 2^n for `k = 1`, by minimax over fractions of 2^-n. Bob's two
    /// choices are straight lines in Alice's number, one rising and one falling, so her best number
    /// is where they meet or at an end.
    fn score_by_search(n: u32, turns: u32, adds: u32) -> i64 {
        if turns == 0 {
            return 0;
        }
        let unit = 1i64 << n;
        let after_add =
            (adds <= turns).then(|| score_by_search(n, turns - 1, adds.saturating_sub(1)));
        let after_subtract = (adds < turns).then(|| score_by_search(n, turns - 1, adds));
        let value = |x: i64| {
            let added = after_add.map(|score| score + x);
            let subtracted = after_subtract.map(|score| score - x);
            added
                .into_iter()
                .chain(subtracted)
                .min()
                .expect("Bob can choose")
        };
        (0..=unit).map(value).max().expect("Alice can choose")
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(24))]
        #[test]
        fn agrees_with_a_game_search(n in 1..7u32, m in 1..7u32, k in 0..20u64) {
            prop_assume!(m <= n);
            let input = format!("1\n{n} {m} {k}\n");
            let numerator = score_by_search(n, n, m) as u64;
            let inverse = pow_mod(pow_mod(2, n as u64, MODULUS), MODULUS - 2, MODULUS);
            let expected = numerator * k % MODULUS * inverse % MODULUS;
            let got = Tables::up_to(n as usize).score(n as usize, m as usize, k);
            assert_answer!(input, expected, got);
        }
    }
}
