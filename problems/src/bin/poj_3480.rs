//! POJ 3480. John
//! - url: http://poj.org/problem?id=3480
//! - judge: poj
//! - games: misère nim, anti-nim
//! - rules: A move takes any positive number of sweets from one box. The player who eats the last
//!   sweet loses.
//! - difficulty: 1000
//! - input: t in 1..474, t * { n in 1..47, a[n] in 1..4747 }
//! - statement: checked with the statement's public copy and its samples, and two published
//!   programs on 829 inputs or more
//!
//! While a heap exceeds 1, the nim-sum decides as in Nim. Otherwise the mover wins iff the number
//! of heaps of 1 is even. O(N) a case.
//!
//! Practised locally: the judge has no Rust.

use proconio::input;
use snippets::nim::is_misere_nim_p_position;

fn winner(first_wins: bool) -> &'static str {
    if first_wins {
        "John"
    } else {
        "Brother"
    }
}

fn main() {
    input! {
        cases: [[u64]],
    }
    for heaps in cases {
        println!("{}", winner(!is_misere_nim_p_position(&heaps)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Decides the winner by the definition.
    fn wins_by_search(heaps: &[u64]) -> bool {
        let ended = heaps.iter().all(|&h| h == 0);
        ended
            || (0..heaps.len()).any(|i| {
                (0..heaps[i]).any(|left| {
                    let mut option = heaps.to_vec();
                    option[i] = left;
                    !wins_by_search(&option)
                })
            })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(heaps in prop::collection::vec(1..5u64, 1..4)) {
            let input = format!("1\n{}\n{}\n", heaps.len(), heaps.iter().join(" "));
            let expected = winner(wins_by_search(&heaps));
            let got = winner(!is_misere_nim_p_position(&heaps));
            assert_answer!(input, expected, got);
        }
    }
}
