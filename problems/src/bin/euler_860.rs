//! Project Euler 860. Gold and Silver Coin Game
//! - url: https://projecteuler.net/problem=860
//! - judge: euler
//! - games: red-blue hackenbush, counting, stacks of two, second player wins
//! - rules: In each of `n` stacks lie two coins, each of gold or silver. Gary removes a gold coin
//!   with all above it, and Sally a silver one. A player who cannot move loses. How many of the
//!   arrangements does the first player lose, whoever begins, modulo 989898989?
//! - difficulty: 1800
//! - time-limit: 10s
//! - input: n in 1..10^6
//! - statement: checked with two public copies and its samples
//!
//! The site has no input. Here the input is `n`, 9898 on the site.
//!
//! Stacks are red-blue Hackenbush stalks, and their values are numbers. From the bottom up, gold
//! and gold is worth 2, gold and silver 1/2, silver and gold -1/2, silver and silver -2. The second
//! player wins iff the sum is 0. With all values doubled, the sums of `n` stacks are the exponents
//! of `(x⁴ + x + x⁻¹ + x⁻⁴)ⁿ = x⁻⁴ⁿ (1 + x³)ⁿ (1 + x⁵)ⁿ`. So add up `C(n, i) C(n, j)` for all `i`
//! and `j` with `3i + 5j = 4n`. O(n).

use proconio::input;
use snippets::modular::Binomials;

const MODULUS: u64 = 989_898_989;

fn fair_arrangements(n: usize) -> u64 {
    let binomials = Binomials::new(n, MODULUS);
    let pairs = (0..=n).filter(|i| (4 * n - 3 * i) % 5 == 0);
    let ways = pairs.map(|i| {
        let j = (4 * n - 3 * i) / 5;
        binomials.choose(n, i) * binomials.choose(n, j) % MODULUS
    });
    ways.sum::<u64>() % MODULUS
}

fn main() {
    input! {
        n: usize,
    }
    println!("{}", fair_arrangements(n));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Each stack lists its coins from the bottom; `true` is gold.
    fn wins_by_search(stacks: &[Vec<bool>], is_gary: bool) -> bool {
        let coins = (0..stacks.len()).flat_map(|i| (0..stacks[i].len()).map(move |j| (i, j)));
        coins
            .filter(|&(i, j)| stacks[i][j] == is_gary)
            .any(|(i, j)| {
                let mut next = stacks.to_vec();
                next[i].truncate(j);
                !wins_by_search(&next, !is_gary)
            })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(8))]
        #[test]
        fn agrees_with_a_game_search(n in 1..5usize) {
            let input = format!("{n}\n");
            let stack = [false, true].into_iter().cartesian_product([false, true]);
            let stack = stack.map(|(bottom, top)| vec![bottom, top]);
            let all = (0..n).map(|_| stack.clone()).multi_cartesian_product();
            let fair = all.filter(|stacks| ![false, true].iter().any(|&is_gary| {
                wins_by_search(stacks, is_gary)
            }));
            let expected = fair.count() as u64;
            let got = fair_arrangements(n);
            assert_answer!(input, expected, got);
        }
    }
}
