//! Luogu P3480 (POI 2009). KAM-Pebbles
//! - url: https://www.luogu.com.cn/problem/P3480
//! - judge: luogu
//! - games: staircase nim, differences of heaps
//! - rules: A move takes stones from one heap; after it the heaps must still be in non-decreasing
//!   order. A player who cannot move loses.
//! - difficulty: 1600
//! - input: t in 1..10, t * { n in 1..1000, a[n] in 0..10^4, sorted(a) }
//! - statement: checked with the statement's public copy and its sample, and two published programs
//!   on 384 inputs or more
//!
//! A move shrinks a heap's difference to the heap before and grows the difference to the heap
//! behind by the same amount. So the differences, read from the last heap, are a staircase. Those
//! of the last heap, the last but two, and so on are the heaps of Nim. O(n).

use itertools::Itertools;
use proconio::input;
use snippets::staircase_nim::staircase_nim_sg;

/// Expects heaps in non-decreasing order.
fn first_player_wins(heaps: &[u64]) -> bool {
    let from_last = heaps.iter().rev().chain([&0]);
    let differences: Vec<u64> = from_last.tuple_windows().map(|(a, b)| a - b).collect();
    staircase_nim_sg(&differences) != 0
}

fn verdict(wins: bool) -> &'static str {
    if wins {
        "TAK"
    } else {
        "NIE"
    }
}

fn main() {
    input! {
        cases: [[u64]],
    }
    for heaps in cases {
        println!("{}", verdict(first_player_wins(&heaps)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Decides the winner by the definition.
    fn wins_by_search(heaps: &[u64]) -> bool {
        (0..heaps.len()).any(|i| {
            let least = if i > 0 { heaps[i - 1] } else { 0 };
            (least..heaps[i]).any(|left| {
                let mut option = heaps.to_vec();
                option[i] = left;
                !wins_by_search(&option)
            })
        })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(mut heaps in prop::collection::vec(0..6u64, 1..5)) {
            heaps.sort();
            let input = format!("1\n{}\n{}\n", heaps.len(), heaps.iter().join(" "));
            let expected = verdict(wins_by_search(&heaps));
            let got = verdict(first_player_wins(&heaps));
            assert_answer!(input, expected, got);
        }
    }
}
