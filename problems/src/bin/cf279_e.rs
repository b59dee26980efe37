//! Codeforces 279 E. Beautiful Decomposition
//! - url: https://codeforces.com/problemset/problem/279/E
//! - judge: codeforces
//! - games: one player, binary digits, powers of two, dp
//! - rules: Write a number, given in binary, as a sum of as few powers of two as possible, each
//!   added or subtracted. How many are needed?
//! - difficulty: 1900
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: n in "01" 1..10^6
//! - statement: checked with a public retelling of the statement and its sample
//!
//! Read the digits from the highest on, and keep the least sums for the number `a` read so far and
//! for `a + 1`. A further digit gives `2a` or `2a + 1`. An even number needs as many summands as
//! its half. An odd one has a summand 1 or -1, and so needs one more than the number below or above
//! it. O(n).

use proconio::input;
use proconio::marker::Bytes;

fn summands(digits: &[u8]) -> u32 {
    let fewest = digits.iter().fold((0, 1), |(exact, more), digit| {
        let between = exact.min(more) + 1;
        match digit {
            b'0' => (exact, between),
            _ => (between, more),
        }
    });
    fewest.0
}

fn main() {
    input! {
        digits: Bytes,
    }
    println!("{}", summands(&digits));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn agrees_with_a_search_in_breadth(n in 1..600i64) {
            let mut sums = std::collections::HashSet::from([0i64]);
            let mut expected = 0;
            while !sums.contains(&n) {
                expected += 1;
                let powers = || (0..12).flat_map(|bit| [1 << bit, -(1 << bit)]);
                sums = sums.iter().flat_map(|sum| powers().map(move |power| sum + power)).collect();
            }
            let got = summands(format!("{n:b}").as_bytes());
            assert_answer!(format!("{n:b}\n"), expected, got);
        }
    }
}
