//! Codeforces 717 D. Dexterina's Lab
//! - url: https://codeforces.com/problemset/problem/717/D
//! - judge: codeforces
//! - games: nim, probability, walsh-hadamard
//! - time-limit: 1s
//! - memory-limit: 256MB
//! - compare: float 1e-6
//!
//! `n` heaps whose sizes are independent, each `v` with chance `p[v]`. The first player wins unless the
//! nim-sum is 0, and the chance of that is the `n`-th nim-convolution power of `p` at 0. O(x (log x + log n)).

use proconio::input;
use snippets::nim_count::nim_sum_chances;

fn main() {
    input! {
        n: u64,
        x: usize,
        chances: [f64; x + 1],
    }
    println!("{:.8}", 1.0 - nim_sum_chances(&chances, n)[0]);
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use snippets::nim_count::nim_sum_chances;

    /// The chance that all heaps after the first ones, with nim-sum `sum`, bring it to 0.
    fn chance_of_zero(chances: &[f64], n: u64, sum: usize) -> f64 {
        if n == 0 {
            return f64::from(u8::from(sum == 0));
        }
        let rest = |v: usize| chances[v] * chance_of_zero(chances, n - 1, sum ^ v);
        (0..chances.len()).map(rest).sum()
    }

    proptest! {
        #[test]
        fn equals_the_sum_over_all_games(weights in prop::collection::vec(1u32..100, 1..7), n in 1u64..6) {
            let total: u32 = weights.iter().sum();
            let chances: Vec<f64> = weights.iter().map(|&w| f64::from(w) / f64::from(total)).collect();
            let error = nim_sum_chances(&chances, n)[0] - chance_of_zero(&chances, n, 0);
            prop_assert!(error.abs() < 1e-12);
        }
    }
}
