//! Project Euler 344. Silver dollar game
//! - url: https://projecteuler.net/problem=344
//! - judge: euler
//! - games: staircase nim, coins on a strip, counting, nim-sum 0, binomials
//! - rules: A strip of `n` squares holds `c` worthless coins and the silver dollar, at most one
//!   coin on a square. A move takes a coin to the left, but not over another one, or pockets the
//!   leftmost coin. The player who pockets the silver dollar wins. How many placements does the
//!   first player win, modulo 1000036000099?
//! - difficulty: 2200
//! - time-limit: 10s
//! - input: n in 1..10^6, c in 0..100
//! - statement: checked with the statement's public copy and its samples, and a published program
//!   on about 70 inputs
//!
//! The site has no input. Here the input is `n` and `c`, 1000000 and 100 on the site.
//!
//! If the dollar is leftmost, the first player wins at once. Otherwise pair up the coins from the
//! right. The gap inside a pair is a heap of Nim. If a coin is left alone, its heap is the number
//! of its square, which is its distance from the pocket. There's one exception: if the next coin is
//! the dollar, nobody wants to pocket the lone coin, so its heap is 1 less.
//!
//! So we need `f(s)`, the number of sequences of heaps with sum `s` and nim-sum 0. The last binary
//! digits of the heaps have an even number of ones, so `f(2t) = Σ C(heaps, 2i) f(t - i)`, and odd
//! sums don't occur. The remaining free squares go to the places outside the heaps. The modulus is
//! 1000003 · 1000033, and the program computes the binomials modulo each of these primes. O(n c).

use proconio::input;
use snippets::modular::{pow_mod, Binomials};

const PRIMES: [u64; 2] = [1_000_003, 1_000_033];

/// Counts modulo a prime that is larger than all the numbers used.
struct Counts {
    binomials: Binomials,
    prime: u64,
}

impl Counts {
    fn choose(&self, n: usize, k: usize) -> u64 {
        self.binomials.choose(n, k)
    }

    /// Counts the sequences of `heaps` numbers with nim-sum 0, for each sum 0, 1, …, `most`.
    fn nim_sum_zero(&self, heaps: usize, most: usize) -> Vec<u64> {
        let mut count = vec![0; most + 1];
        count[0] = 1;
        for half in 1..=most / 2 {
            let pairs = 0..=(heaps / 2).min(half);
            let ways = pairs.map(|i| self.choose(heaps, 2 * i) * count[half - i] % self.prime);
            count[2 * half] = ways.sum::<u64>() % self.prime;
        }
        count
    }

    /// Counts the placements that the first player loses.
    fn lost(&self, n: usize, worthless: usize) -> u64 {
        let coins = worthless + 1;
        let Some(free) = n.checked_sub(coins) else {
            return 0;
        };
        let heaps = coins.div_ceil(2);
        let places = coins + 1 - heaps;
        let rest = |free: usize| self.choose(free + places - 1, places - 1);
        let all = self.nim_sum_zero(heaps, free + 1);
        let with_dollar_anywhere: u64 = (0..=free)
            .map(|s| all[s] * rest(free - s) % self.prime)
            .sum();
        if coins % 2 == 0 {
            return with_dollar_anywhere % self.prime * (coins as u64 - 1) % self.prime;
        }
        // The first heap is the number of a square, so it's at least 1, unless the dollar comes
        // next.
        let without_first = self.nim_sum_zero(heaps - 1, free + 1);
        let counted = (1..=free + 1)
            .map(|s| (all[s] + self.prime - without_first[s]) * rest(free + 1 - s) % self.prime);
        let with_dollar_later =
            counted.sum::<u64>() % self.prime * (coins as u64).saturating_sub(2);
        let dollar_is_second = if coins > 1 { with_dollar_anywhere } else { 0 };
        (dollar_is_second + with_dollar_later) % self.prime
    }

    fn won(&self, n: usize, worthless: usize) -> u64 {
        let all = self.choose(n, worthless + 1) * (worthless as u64 + 1) % self.prime;
        (all + self.prime - self.lost(n, worthless)) % self.prime
    }
}

/// Returns the number modulo the product of both primes that has these remainders.
fn combined(remainders: [u64; 2]) -> u64 {
    let [p, q] = PRIMES;
    let difference = (remainders[1] + q - remainders[0] % q) % q;
    remainders[0] + p * (difference * pow_mod(p, q - 2, q) % q)
}

fn winning_placements(n: usize, worthless: usize) -> u64 {
    combined(PRIMES.map(|prime| {
        let binomials = Binomials::new(n + 2, prime);
        Counts { binomials, prime }.won(n, worthless)
    }))
}

fn main() {
    input! {
        n: usize,
        worthless: usize,
    }
    println!("{}", winning_placements(n, worthless));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// The squares of the coins, counted from 1, and which coin is the dollar.
    type Strip = (Vec<usize>, usize);

    fn wins_by_search((squares, dollar): Strip, known: &mut HashMap<Strip, bool>) -> bool {
        if dollar == 0 {
            return true;
        }
        let strip = (squares, dollar);
        if let Some(&wins) = known.get(&strip) {
            return wins;
        }
        let (squares, dollar) = &strip;
        let mut options = vec![(squares[1..].to_vec(), dollar - 1)];
        for i in 0..squares.len() {
            let first = if i == 0 { 1 } else { squares[i - 1] + 1 };
            for to in first..squares[i] {
                let mut moved = squares.clone();
                moved[i] = to;
                options.push((moved, *dollar));
            }
        }
        let wins = options
            .into_iter()
            .any(|option| !wins_by_search(option, known));
        known.insert(strip, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(24))]
        #[test]
        fn agrees_with_a_game_search(n in 2..10usize, c in 1..5usize) {
            prop_assume!(c < n);
            let input = format!("{n} {c}\n");
            let mut known = HashMap::new();
            let strips = (1..=n).combinations(c + 1).cartesian_product(0..=c);
            let expected = strips
                .filter(|strip| wins_by_search(strip.clone(), &mut known))
                .count() as u64;
            let got = winning_placements(n, c);
            assert_answer!(input, expected, got);
        }
    }
}
