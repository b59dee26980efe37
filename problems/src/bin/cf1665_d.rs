//! Codeforces 1665 D. GCD Guess
//! - url: https://codeforces.com/problemset/problem/1665/D
//! - judge: codeforces
//! - games: one player, guessing game, greatest common divisor, lowest bit, interactive
//! - rules: The judge thinks of a number `x` up to 10^9. You name two different numbers `a` and
//!   `b`, and hear the greatest common divisor of `x + a` and `x + b`. Guess `x` with at most 30
//!   questions.
//! - difficulty: 2000
//! - time-limit: 3s
//! - memory-limit: 256MB
//! - interactive: true
//! - input: t in 1..1000, x[t] in 1..10^9
//! - statement: checked with the statement's public copy and its sample; a case is written as the
//!   judge's own tests are
//!
//! The divisor also divides `b - a`. Suppose the lowest `i` bits of `x` are known to be `r`. Take
//! `a = 2^i - r`, so that `x + a` is a multiple of `2^i`, and `b = a + 2^(i+1)`. The answer is
//! `2^i` if bit `i` of `x` is 0, and `2^(i+1)` if it's 1. After 30 questions all bits of `x` are
//! known, since `x < 2^30`; no question exceeds `2^29 + 2^30`.

use proconio::input_interactive;

/// Asks for 30 bits, from the lowest one.
fn guess(mut answer: impl FnMut(u64, u64) -> u64) -> u64 {
    (0..30).fold(0, |known, bit| {
        let a = (1 << bit) - known;
        let divisor = answer(a, a + (2 << bit));
        known + (divisor - (1 << bit))
    })
}

fn main() {
    input_interactive! {
        t: usize,
    }
    for _ in 0..t {
        let x = guess(|a, b| {
            println!("? {a} {b}");
            input_interactive! {
                divisor: u64,
            }
            divisor
        });
        println!("! {x}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn guesses_right_with_allowed_questions(
            x in prop_oneof![1..=40u64, 999_999_900..=1_000_000_000u64, 1..=1_000_000_000u64],
        ) {
            let mut questions = vec![];
            let got = guess(|a, b| {
                questions.push((a, b));
                // The largest divisor of the difference that divides both.
                let divisors = (0..32).map(|bit| 1 << bit);
                let common = divisors.filter(|d| (b - a) % d == 0 && (x + a) % d == 0);
                common.max().unwrap()
            });
            let is_allowed = |&(a, b): &(u64, u64)| a >= 1 && a != b && b <= 2_000_000_000;
            let is_right = got == x && questions.len() <= 30 && questions.iter().all(is_allowed);
            assert_answer!(is_right; format!("1\n{x}\n"), x, got);
        }
    }
}
