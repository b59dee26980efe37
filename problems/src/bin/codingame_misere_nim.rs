//! CodinGame. Misère Nim
//! - url: https://www.codingame.com/training/hard/misere-nim
//! - judge: codingame
//! - games: misère nim, anti-nim, all winning moves
//! - rules: A move takes any positive number of stones from one heap. The player who takes the last
//!   stone loses. Print all winning moves, in the order of the heaps, each as the number of the
//!   heap and the number of stones taken.
//! - difficulty: 1600
//! - input: n in 1..3, k in 1..5, m[n*k] in 1..50
//! - statement: checked with the statement, and a published program on about 70 inputs
//!
//! While at least two heaps exceed 1, the winning moves are those of Nim. Otherwise a winning move
//! leaves an odd number of heaps, each a single stone. O(N) a line.

use itertools::Itertools;
use proconio::input;
use snippets::nim::misere_nim_winning_moves;

fn answer(heaps: &[u64], moves: Vec<(usize, u64)>) -> String {
    let taken = |(i, left): (usize, u64)| format!("{}:{}", i + 1, heaps[i] - left);
    match moves[..] {
        [] => "CONCEDE".to_string(),
        _ => moves.into_iter().map(taken).join(" "),
    }
}

fn main() {
    input! {
        n: usize,
        k: usize,
        positions: [[u64; n]; k],
    }
    for heaps in positions {
        println!("{}", answer(&heaps, misere_nim_winning_moves(&heaps)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Lists the winning moves by the definition. A player who faces no stones has no move but has
    /// won.
    fn winning_moves_by_search(heaps: &[u64]) -> Vec<(usize, u64)> {
        let moves = (0..heaps.len()).flat_map(|i| (0..heaps[i]).map(move |left| (i, left)));
        moves
            .filter(|&(i, left)| {
                let mut option = heaps.to_vec();
                option[i] = left;
                option.iter().any(|&h| h > 0) && winning_moves_by_search(&option).is_empty()
            })
            .collect()
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(heaps in prop::collection::vec(0..5u64, 1..4)) {
            let input = format!("{} 1\n{}\n", heaps.len(), heaps.iter().join(" "));
            let expected = answer(&heaps, winning_moves_by_search(&heaps));
            let got = answer(&heaps, misere_nim_winning_moves(&heaps));
            assert_answer!(input, expected, got);
        }
    }
}
