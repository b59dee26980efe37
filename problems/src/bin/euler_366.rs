//! Project Euler 366. Stone Game III
//! - url: https://projecteuler.net/problem=366
//! - judge: euler
//! - games: fibonacci nim, sum of all largest first moves, recursion on fibonacci numbers
//! - names: 斐波那契博弈求和
//! - rules: The first player takes some stones of a heap, but not all. From then on, each player
//!   takes at most twice as many as the other one just did. The player who takes the last stone
//!   wins. Add up the largest winning first moves of the heaps from 1 to `n`, modulo 10^8; a lost
//!   heap counts 0.
//! - difficulty: 2000
//! - time-limit: 10s
//! - input: n in 1..10^18
//! - statement: checked with the statement's public copy and its sample
//!
//! The site has no input. Here the input is `n`, 10^18 on the site.
//!
//! The lost heaps are the Fibonacci numbers. Let `f` be the largest one below a heap, and `r` the
//! rest above it. Taking `r` wins if the other player can't take all of `f` then: if `2r < f`. If
//! not, a larger move can't win either, and a smaller one is a winning move on `r`. So the heaps
//! after `f` add `1 + 2 + … + h` with `h = (f - 1) / 2`, and the heap `f + r` with a larger `r`
//! adds what the heap `r` adds: the same sum again, of smaller numbers. O(log² n).

use proconio::input;
use std::collections::HashMap;

const MODULUS: u64 = 100_000_000;

fn sum_of_moves(n: u64, known: &mut HashMap<u64, u64>) -> u64 {
    if n == 0 {
        return 0;
    }
    if let Some(&sum) = known.get(&n) {
        return sum;
    }
    let (mut fibonacci, mut next) = (1, 2);
    while next <= n {
        (fibonacci, next) = (next, fibonacci + next);
    }
    let (rest, half) = (n - fibonacci, (fibonacci - 1) / 2);
    let whole = u128::from(rest.min(half));
    let mut sum = (whole * (whole + 1) / 2 % u128::from(MODULUS)) as u64;
    sum += sum_of_moves(fibonacci - 1, known);
    if rest > half {
        sum += sum_of_moves(rest, known) + MODULUS - sum_of_moves(half, known);
    }
    known.insert(n, sum % MODULUS);
    sum % MODULUS
}

fn main() {
    input! {
        n: u64,
    }
    println!("{}", sum_of_moves(n, &mut HashMap::new()));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Returns the largest winning take of at most `limit` stones, or 0.
    fn largest_by_search(heap: u64, limit: u64, known: &mut HashMap<(u64, u64), u64>) -> u64 {
        if let Some(&largest) = known.get(&(heap, limit)) {
            return largest;
        }
        let mut takes = (1..=limit.min(heap)).rev();
        let largest = takes.find(|take| largest_by_search(heap - take, 2 * take, known) == 0);
        known.insert((heap, limit), largest.unwrap_or(0));
        largest.unwrap_or(0)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(40))]
        #[test]
        fn agrees_with_a_game_search(n in 1..90u64) {
            let input = format!("{n}\n");
            let mut known = HashMap::new();
            let moves = (1..=n).map(|heap| largest_by_search(heap, heap - 1, &mut known));
            let expected = moves.sum::<u64>();
            let got = sum_of_moves(n, &mut HashMap::new());
            assert_answer!(input, expected, got);
        }
    }
}
