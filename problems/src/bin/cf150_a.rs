//! Codeforces 150 A. Win or Freeze
//! - url: https://codeforces.com/problemset/problem/150/A
//! - judge: codeforces
//! - games: misère, divisors, winning move
//! - rules: A move writes a divisor of the last number, but neither 1 nor the number itself. A
//!   player who cannot move wins.
//! - difficulty: 1400
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: q in 1..10^13
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! A player who faces 1 or a prime has won. The product of two primes loses, because every move
//! leaves a prime. Any other number has such a product among its proper divisors and wins by
//! writing it. Several products may do; the answer uses the two smallest primes. O(√q).

use proconio::input;

/// Returns the winning first move, or 0 if the first player has no move and so has won; `None` if
/// the first player loses.
fn winning_move(q: u64) -> Option<u64> {
    match prime_factors(q)[..] {
        [] | [_] => Some(0),
        [_, _] => None,
        [p, r, ..] => Some(p * r),
    }
}

fn prime_factors(mut q: u64) -> Vec<u64> {
    let mut factors = Vec::new();
    let mut p = 2;
    while p * p <= q {
        while q % p == 0 {
            q /= p;
            factors.push(p);
        }
        p += 1;
    }
    factors.extend(Some(q).filter(|&q| q > 1));
    factors
}

fn answer(winning_move: Option<u64>) -> String {
    match winning_move {
        Some(divisor) => format!("1\n{divisor}"),
        None => "2".to_string(),
    }
}

fn main() {
    input! {
        q: u64,
    }
    println!("{}", answer(winning_move(q)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Returns all winning first moves; 0 if there is no move, which wins too.
    fn winning_moves_by_search(q: u64) -> Vec<u64> {
        let divisors: Vec<u64> = (2..q).filter(|d| q % d == 0).collect();
        if divisors.is_empty() {
            vec![0]
        } else {
            let loses = |d: &u64| winning_moves_by_search(*d).is_empty();
            divisors.into_iter().filter(loses).collect()
        }
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(q in 1u64..1500) {
            let moves = winning_moves_by_search(q);
            let input = format!("{q}\n");
            let expected = answer(moves.first().copied());
            let found = winning_move(q);
            let is_right = found.map_or(moves.is_empty(), |d| moves.contains(&d));
            let got = answer(found);
            assert_answer!(is_right; input, expected, got);
        }
    }
}
