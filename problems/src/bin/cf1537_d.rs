//! Codeforces 1537 D. Deleting Divisors
//! - url: https://codeforces.com/problemset/problem/1537/D
//! - judge: codeforces
//! - games: subtraction, divisors, parity, powers of two
//! - rules: A move subtracts from `n` one of its divisors, but neither 1 nor `n`. A player who
//!   cannot move loses.
//! - difficulty: 1700
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: t in 1..10^4, n[t] in 1..10^9
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! From an odd `n`, a move subtracts an odd divisor `d` and leaves an even multiple of `d`, which
//! isn't a power of two; or there is no move. From an even `n` with an odd divisor above 1,
//! subtracting that divisor leaves an odd number. So odd numbers are lost, and even numbers other
//! than powers of two are won.
//!
//! From a power of two, a move either halves it or leaves an even number that isn't a power of two,
//! which loses. So both players halve, and the power is won iff its exponent is even. O(1) a case.

use proconio::input;

fn alice_wins(n: u64) -> bool {
    if n.is_power_of_two() {
        n > 1 && n.ilog2() % 2 == 0
    } else {
        n % 2 == 0
    }
}

fn winner(alice_wins: bool) -> &'static str {
    if alice_wins {
        "Alice"
    } else {
        "Bob"
    }
}

fn main() {
    input! {
        numbers: [u64],
    }
    for n in numbers {
        println!("{}", winner(alice_wins(n)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// For each number up to `n`, whether the mover wins, straight from the rules.
    fn wins_by_search(n: usize) -> Vec<bool> {
        let mut wins = vec![false; n + 1];
        for m in 2..=n {
            wins[m] = (2..m).any(|d| m % d == 0 && !wins[m - d]);
        }
        wins
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(n in 1usize..1200) {
            let input = format!("1\n{n}\n");
            let expected = winner(wins_by_search(n)[n]);
            let got = winner(alice_wins(n as u64));
            assert_answer!(input, expected, got);
        }
    }
}
