//! Luogu P3179 (HAOI 2015). Array game
//! - url: https://www.luogu.com.cn/problem/P3179
//! - judge: luogu
//! - games: coin turning, multiples, blocks of equal quotients
//! - rules: The game has `n` coins. A move chooses a white coin `x` and some `k ≤ n / x`, and turns
//!   the coins `x, 2x, …, kx`. A player who cannot move loses.
//! - difficulty: 2400
//! - input: n in 1..10^9, k in 1..100, k * { w in 1..100, a[w] in 1..n, distinct(a) }
//! - statement: checked with the statement's public copy and its sample, and a published program on
//!   about 70 inputs
//!
//! The value of the coin `x` is the mex of the nim-sums of the coins `2x, …, kx`. It depends on
//! `⌊n / x⌋` alone, because `⌊n / ix⌋ = ⌊⌊n / x⌋ / i⌋`. So there are about `2√n` values. The
//! multiples of one coin come in blocks of equal values, and in each block the nim-sum takes at
//! most two values. O(n^(3/4)).

use proconio::input;

/// The values of all coins `x`, by the quotients `⌊n / x⌋`.
struct Coins {
    n: usize,
    root: usize,
    /// For each quotient up to the root of `n`.
    small: Vec<usize>,
    /// For each quotient `n / x` above the root, by `x`.
    large: Vec<usize>,
}

impl Coins {
    fn new(n: usize) -> Self {
        let root = (n as f64).sqrt() as usize;
        let (small, large) = (vec![0; root + 1], vec![0; n / (root + 1) + 1]);
        let mut coins = Self {
            n,
            root,
            small,
            large,
        };
        let mut seen_at = vec![0; 2];
        let mut quotient = 1;
        while quotient <= n {
            let value = coins.value(quotient, &mut seen_at);
            if quotient <= root {
                coins.small[quotient] = value;
            } else {
                coins.large[n / quotient] = value;
            }
            // The next larger quotient of this form.
            quotient = if quotient < n {
                n / (n / (quotient + 1))
            } else {
                n + 1
            };
        }
        coins
    }

    fn known(&self, quotient: usize) -> usize {
        if quotient <= self.root {
            self.small[quotient]
        } else {
            self.large[self.n / quotient]
        }
    }

    /// Returns the value of a coin with `quotient - 1` multiples. The values at their quotients
    /// must be known.
    fn value(&self, quotient: usize, seen_at: &mut Vec<usize>) -> usize {
        let mut see = |value: usize| {
            if value >= seen_at.len() {
                seen_at.resize((value + 1).next_power_of_two(), 0);
            }
            seen_at[value] = quotient;
        };
        let (mut sum, mut i) = (0, 2);
        see(0);
        while i <= quotient {
            let last = quotient / (quotient / i);
            let value = self.known(quotient / i);
            see(sum ^ value);
            if (last - i) % 2 == 0 {
                sum ^= value;
            } else {
                see(sum);
            }
            i = last + 1;
        }
        let is_free = |&value: &usize| seen_at.get(value) != Some(&quotient);
        (0..).find(is_free).expect("some value is free")
    }

    fn verdict(&self, white: &[usize]) -> &'static str {
        if white.iter().fold(0, |sum, x| sum ^ self.known(self.n / x)) != 0 {
            "Yes"
        } else {
            "No"
        }
    }
}

fn main() {
    input! {
        n: usize,
        questions: [[usize]],
    }
    let coins = Coins::new(n);
    for white in questions {
        println!("{}", coins.verdict(&white));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// Bit `x` of `white` says that the coin `x` is white.
    fn wins_by_search(n: usize, white: u32, known: &mut HashMap<u32, bool>) -> bool {
        if let Some(&wins) = known.get(&white) {
            return wins;
        }
        let mut wins = false;
        for x in (1..=n).filter(|x| white >> x & 1 == 1) {
            let mut option = white;
            for multiple in (x..=n).step_by(x) {
                option ^= 1 << multiple;
                wins = wins || !wins_by_search(n, option, known);
            }
        }
        known.insert(white, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(96))]
        #[test]
        fn agrees_with_a_game_search(
            n in 1..17usize,
            coins in prop::collection::btree_set(1..17usize, 1..6),
        ) {
            let white = coins.into_iter().map(|x| (x - 1) % n + 1).unique().sorted().collect_vec();
            let input = format!("{n}\n1\n{}\n{}\n", white.len(), white.iter().join(" "));
            let bits = white.iter().fold(0, |bits, x| bits | 1 << x);
            let expected = if wins_by_search(n, bits, &mut HashMap::new()) { "Yes" } else { "No" };
            let got = Coins::new(n).verdict(&white);
            assert_answer!(input, expected, got);
        }
    }
}
