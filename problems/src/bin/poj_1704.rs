//! POJ 1704. Georgia and Bob
//! - url: https://www.luogu.com.cn/problem/P10507
//! - judge: luogu
//! - games: staircase nim, pieces on a strip, gaps
//! - rules: A move shifts a chessman left by any positive number of free cells, not past another. A
//!   player who cannot move loses.
//! - difficulty: 1600
//! - time-limit: 1s
//! - input: t in 1..20, t * { n in 1..1000, p[n] in 1..10^4, distinct(p) }
//! - statement: checked with the statement's public copy and its samples, and two published
//!   programs on 259 inputs or more
//!
//! A move takes free cells from the gap before the man and adds them to the gap behind it. So the
//! gaps are a staircase whose ground is the open end on the right. The gaps before the last
//! chessman, the last but two, and so on are the heaps of Nim. The positions come in any order.
//! O(N log N).
//!
//! The original has no Rust; the url is that of a copy.

use itertools::Itertools;
use proconio::input;
use snippets::staircase_nim::staircase_nim_sg;

/// Cells count from 1.
fn first_player_wins(positions: &[u64]) -> bool {
    let cells = positions.iter().copied().chain([0]).sorted().rev();
    let gaps: Vec<u64> = cells
        .tuple_windows()
        .map(|(right, left)| right - left - 1)
        .collect();
    staircase_nim_sg(&gaps) != 0
}

fn verdict(wins: bool) -> &'static str {
    if wins {
        "Georgia will win"
    } else {
        "Bob will win"
    }
}

fn main() {
    input! {
        cases: [[u64]],
    }
    for positions in cases {
        println!("{}", verdict(first_player_wins(&positions)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::cell::RefCell;
    use std::collections::HashMap;

    /// Decides the winner by the definition.
    fn wins_by_search(positions: Vec<u64>, known: &mut HashMap<Vec<u64>, bool>) -> bool {
        if let Some(&wins) = known.get(&positions) {
            return wins;
        }
        let wins = (0..positions.len()).any(|i| {
            let free = |cell: &u64| !positions.contains(cell);
            (1..positions[i]).rev().take_while(free).any(|cell| {
                let mut option = positions.clone();
                option[i] = cell;
                !wins_by_search(option, known)
            })
        });
        known.insert(positions, wins);
        wins
    }

    thread_local! {
        /// The results of all cases so far.
        static KNOWN: RefCell<HashMap<Vec<u64>, bool>> = RefCell::default();
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(positions in prop::collection::hash_set(1..10u64, 1..5)) {
            let positions: Vec<u64> = positions.into_iter().collect();
            let input = format!("1\n{}\n{}\n", positions.len(), positions.iter().join(" "));
            let wins = KNOWN.with_borrow_mut(|known| wins_by_search(positions.clone(), known));
            let expected = verdict(wins);
            let got = verdict(first_player_wins(&positions));
            assert_answer!(input, expected, got);
        }
    }
}
