//! yukicoder No.2. Prime factor game
//! - url: https://yukicoder.me/problems/no/2
//! - judge: yukicoder
//! - games: nim, prime factors, exponents
//! - names: 素因数ゲーム
//! - rules: A move divides a number by a power of one of its prime factors, at least the first
//!   power. A player who faces the number 1 loses.
//! - difficulty: 1000
//! - time-limit: 5s
//! - input: n in 2..10^8
//! - statement: checked with public retellings of the statement, and two published programs on 198
//!   inputs or more
//!
//! Each prime factor is a heap of Nim, and its exponent is the size. O(√N).

use proconio::input;
use snippets::nim::is_nim_p_position;

fn exponents(mut n: u64) -> Vec<u64> {
    let mut exponents = vec![];
    let mut prime = 2;
    while n > 1 {
        if prime * prime > n {
            prime = n;
        }
        let mut exponent = 0;
        while n % prime == 0 {
            n /= prime;
            exponent += 1;
        }
        exponents.push(exponent);
        prime += 1;
    }
    exponents
}

fn winner(n: u64) -> &'static str {
    if is_nim_p_position(&exponents(n)) {
        "Bob"
    } else {
        "Alice"
    }
}

fn main() {
    input! {
        n: u64,
    }
    println!("{}", winner(n));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    fn wins_by_search(n: u64) -> bool {
        let is_prime = |p: &u64| (2..*p).all(|d| p % d != 0);
        (2..=n).filter(is_prime).any(|p| {
            let powers = std::iter::successors(Some(p), |power| Some(power * p));
            powers
                .take_while(|power| n % power == 0)
                .any(|power| !wins_by_search(n / power))
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(
            n in prop_oneof![
                2..400u64,
                prop::sample::select(vec![36u64, 100, 216, 225, 256, 360, 900]),
            ],
        ) {
            let input = format!("{n}\n");
            let expected = if wins_by_search(n) { "Alice" } else { "Bob" };
            let got = winner(n);
            assert_answer!(input, expected, got);
        }
    }
}
