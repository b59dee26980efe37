//! AtCoder AGC 048 D. Pocky Game
//! - url: https://atcoder.jp/contests/agc048/tasks/agc048_d
//! - judge: atcoder
//! - games: partizan, row of heaps, thresholds, intervals
//! - rules: In a row of heaps the first player takes any positive number of stones from the
//!   leftmost heap, the second player from the rightmost one, in turn. A player who cannot move
//!   loses.
//! - difficulty: 3000
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: t in 1..100, t * { n in 1..100, a[n] in 1..10^9 }
//! - statement: checked with the statement, its samples, and a published program on about 70 inputs
//!
//! More stones in the own heap are never worse, so for each part of the row there is a least size
//! of the own outer heap with which the player to move wins; all other heaps are as given. A player
//! takes the whole heap if that wins, and otherwise one stone at a time, to wait. If the own heap
//! were taken, the other player would win with `r` stones or more in the other outer heap; so it
//! must first get below `r`, one stone a turn, and after that enough must be left to win the rest.
//! O(n²) a case.

use proconio::input;

fn first_player_wins(heaps: &[u64]) -> bool {
    let n = heaps.len();
    // The least size of heap `i` (of heap `j`) with which the left (right) player wins on `i..=j`.
    let (mut left, mut right) = (vec![vec![1; n]; n], vec![vec![1; n]; n]);
    for length in 2..=n {
        for i in 0..=n - length {
            let j = i + length - 1;
            let waits = |other: u64, needed: u64| (other + 1).saturating_sub(needed);
            left[i][j] = match waits(heaps[j], right[i + 1][j]) {
                0 => 1,
                turns => turns + left[i][j - 1],
            };
            right[i][j] = match waits(heaps[i], left[i][j - 1]) {
                0 => 1,
                turns => turns + right[i + 1][j],
            };
        }
    }
    heaps[0] >= left[0][n - 1]
}

fn verdict(wins: bool) -> &'static str {
    if wins {
        "First"
    } else {
        "Second"
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
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn mover_wins(
        heaps: Vec<u64>,
        is_left: bool,
        known: &mut HashMap<(Vec<u64>, bool), bool>,
    ) -> bool {
        if heaps.is_empty() {
            return false;
        }
        if let Some(&wins) = known.get(&(heaps.clone(), is_left)) {
            return wins;
        }
        let own = if is_left { 0 } else { heaps.len() - 1 };
        let wins = (0..heaps[own]).any(|stones| {
            let mut option = heaps.clone();
            option[own] = stones;
            option.retain(|&heap| heap > 0);
            !mover_wins(option, !is_left, known)
        });
        known.insert((heaps, is_left), wins);
        wins
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(heaps in prop::collection::vec(1..7u64, 1..6)) {
            let input = format!("1\n{}\n{}\n", heaps.len(), heaps.iter().join(" "));
            let expected = verdict(mover_wins(heaps.clone(), true, &mut HashMap::new()));
            let got = verdict(first_player_wins(&heaps));
            assert_answer!(input, expected, got);
        }
    }
}
