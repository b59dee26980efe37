//! Educational DP Contest K. Stones
//! - url: https://atcoder.jp/contests/dp/tasks/dp_k
//! - judge: atcoder
//! - games: subtraction game, take-set
//! - rules: A move takes a number of stones from a heap, and the number belongs to a given set. A
//!   player who cannot move loses.
//! - difficulty: 1000
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: n in 1..100, k in 1..10^5, a[n] in 1..k, increasing(a)
//! - statement: checked with the statement, its samples, and a published program on about 70 inputs
//!
//! This is a subtraction game on one heap. The first player wins iff its Grundy value is not 0.
//! O(stones · moves) at most.

use proconio::input;
use snippets::subtraction::subtraction_sg_table;

fn first_player_wins(stones: usize, moves: &[usize]) -> bool {
    subtraction_sg_table(stones, moves)[stones] != 0
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
        n: usize,
        stones: usize,
        moves: [usize; n],
    }
    println!("{}", verdict(first_player_wins(stones, &moves)));
}

#[cfg(test)]
mod tests {
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    use super::*;
    use itertools::Itertools;

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            stones in 1usize..300,
            moves in prop::collection::vec(1usize..300, 1..9),
        ) {
            let mut wins: Vec<bool> = Vec::new();
            for m in 0..=stones {
                wins.push(moves.iter().any(|&s| s <= m && !wins[m - s]));
            }
            let input = format!("{} {stones}\n{}\n", moves.len(), moves.iter().join(" "));
            let expected = verdict(wins[stones]);
            let got = verdict(first_player_wins(stones, &moves));
            assert_answer!(input, expected, got);
        }
    }
}
