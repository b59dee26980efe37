//! AtCoder AGC 048 D. Pocky Game
//! - url: https://atcoder.jp/contests/agc048/tasks/agc048_d
//! - judge: atcoder
//! - games: partizan, row of heaps, thresholds, intervals
//! - rules: In a row of heaps, the first player takes any positive number of stones from the
//!   leftmost heap, the second player from the rightmost one, in turn. A player who cannot move
//!   loses.
//! - difficulty: 3000
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: t in 1..100, t * { n in 1..100, a[n] in 1..10^9 }
//! - statement: checked with the statement, its samples, and a published program on about 70 inputs
//!
//! More stones in your own outer heap never hurt. So for each part of the row, with all other heaps
//! as given, there is a least size of your own outer heap with which you win if you move.
//!
//! A player either wins by taking the whole heap, or waits and takes one stone at a time. Suppose
//! that taking it doesn't win yet: the opponent would then win with `r` stones or more in the other
//! outer heap. So you wait until that heap has fewer than `r`, at one stone a turn, and after that
//! you need enough stones to win the rest. O(n²) a case.

use proconio::input;

fn first_player_wins(heaps: &[u64]) -> bool {
    let n = heaps.len();
    // `left[i][j]`: the least size of heap `i` with which the left player, to move, wins on
    // `i..=j`. `right[i][j]`: the same for heap `j` and the right player.
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
