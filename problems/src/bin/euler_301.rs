//! Project Euler 301. Nim
//! - url: https://projecteuler.net/problem=301
//! - judge: euler
//! - games: nim, counting, fibonacci numbers, binary digits
//! - rules: A move takes any positive number of stones from one of three heaps. A player who cannot
//!   move loses. For how many `n` from 1 to `2^k` does the first player lose the heaps `n`, `2n`
//!   and `3n`?
//! - difficulty: 1000
//! - input: k in 0..60
//! - statement: checked with a public translation of the statement, and a published program on
//!   about 70 inputs
//!
//! The site has no input. Here the input is `k`, 30 on the site.
//!
//! Since `n + 2n = 3n` and `a + b = (a ⊕ b) + 2 (a & b)`, the nim-sum is 0 iff `n & 2n = 0`: no two
//! neighbouring binary digits of `n` are ones. That holds for `2^k` itself. The numbers below `2^k`
//! are the words of `k` binary digits, and those without two neighbouring ones are counted by a
//! Fibonacci number. The word of zeros doesn't count, so `2^k` makes up for it. O(k).

use proconio::input;

/// Counts the words of `k` binary digits without two neighbouring ones.
fn lost_positions(k: u32) -> u128 {
    let (mut count, mut longer) = (1, 2);
    for _ in 0..k {
        (count, longer) = (longer, count + longer);
    }
    count
}

fn main() {
    input! {
        k: u32,
    }
    println!("{}", lost_positions(k));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn wins_by_search(heaps: [u32; 3], known: &mut HashMap<[u32; 3], bool>) -> bool {
        if let Some(&wins) = known.get(&heaps) {
            return wins;
        }
        let takes = (0..3).flat_map(|i| (0..heaps[i]).map(move |left| (i, left)));
        let wins = takes.into_iter().any(|(i, left)| {
            let mut option = heaps;
            option[i] = left;
            !wins_by_search(option, known)
        });
        known.insert(heaps, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(8))]
        #[test]
        fn agrees_with_a_game_search(k in 0u32..4) {
            let input = format!("{k}\n");
            let mut known = HashMap::new();
            let lost = (1..=1 << k).filter(|n| !wins_by_search([*n, 2 * n, 3 * n], &mut known));
            let expected = lost.count() as u128;
            let got = lost_positions(k);
            assert_answer!(input, expected, got);
        }
    }
}
