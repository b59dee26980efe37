//! AcWing 894. Split Nim
//! - url: https://www.acwing.com/problem/content/896/
//! - judge: acwing
//! - games: multi-sg, splitting a heap, two smaller heaps
//! - names: 拆分-Nim游戏
//! - rules: A move replaces a heap by two smaller ones, which may be empty. Together they may hold
//!   more than the heap did. A player who cannot move loses.
//! - difficulty: 1000
//! - input: n in 1..100, a[n] in 1..100
//! - statement: checked with the statement's public copy and its sample, and a published program on
//!   867 inputs
//!
//! The value of two heaps is the nim-sum of their values, so
//! `G(a) = mex { G(i) ⊕ G(j) : i, j < a }`. O(a³) for the largest heap `a`.

use proconio::input;
use snippets::sg_table::sg_table;

fn first_player_wins(heaps: &[usize]) -> bool {
    let largest = heaps.iter().copied().max().unwrap_or(0);
    let g = sg_table(largest, |_, g| {
        g.iter()
            .flat_map(|x| g.iter().map(move |y| x ^ y))
            .collect()
    });
    heaps.iter().fold(0, |sum, &heap| sum ^ g[heap]) != 0
}

fn verdict(wins: bool) -> &'static str {
    if wins {
        "Yes"
    } else {
        "No"
    }
}

fn main() {
    input! {
        heaps: [usize],
    }
    println!("{}", verdict(first_player_wins(&heaps)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Searches the game straight from the rules. A heap of 1 becomes two empty ones.
    fn wins_by_search(heaps: &[usize]) -> bool {
        (0..heaps.len()).any(|i| {
            let parts = (0..heaps[i]).cartesian_product(0..heaps[i]);
            parts.into_iter().any(|(a, b)| {
                let rest = [&heaps[..i], &heaps[i + 1..], &[a, b]].concat();
                !wins_by_search(&rest)
            })
        })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(heaps in prop::collection::vec(1..4usize, 1..3)) {
            let input = format!("{}\n{}\n", heaps.len(), heaps.iter().join(" "));
            let expected = verdict(wins_by_search(&heaps));
            let got = verdict(first_player_wins(&heaps));
            assert_answer!(input, expected, got);
        }
    }
}
