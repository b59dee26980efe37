//! Codeforces 630 R. Game
//! - url: https://codeforces.com/problemset/problem/630/R
//! - judge: codeforces
//! - games: mirror strategy, central symmetry, grid, parity
//! - rules: A move paints a cell of an `n × n` board that has no painted neighbour at a side. A
//!   player who cannot move loses.
//! - difficulty: 1200
//! - memory-limit: 64MB
//! - input: n in 1..10^18
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! The image of a move under the mirror in the centre of the board is a legal answer, as long as
//! the cell and its image are different and don't touch. That holds for even `n`, so the second
//! player wins by mirroring every move. For odd `n` the first player paints the centre and then
//! mirrors. O(1).
//!
//! The judge's time limit is below a second.

use proconio::input;

fn winner(n: u64) -> u64 {
    2 - n % 2
}

fn main() {
    input! {
        n: u64,
    }
    println!("{}", winner(n));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// Bit `n i + j` of `blocked` says that the cell `(i, j)` cannot be painted.
    fn wins_by_search(n: usize, blocked: u32, known: &mut HashMap<u32, bool>) -> bool {
        if let Some(&wins) = known.get(&blocked) {
            return wins;
        }
        let cells = (0..n).flat_map(|i| (0..n).map(move |j| (i, j)));
        let mut free = cells.filter(|(i, j)| blocked >> (n * i + j) & 1 == 0);
        let wins = free.any(|(i, j)| {
            let around = [
                (i, j),
                (i + 1, j),
                (i, j + 1),
                (i.wrapping_sub(1), j),
                (i, j.wrapping_sub(1)),
            ];
            let inside = around.iter().filter(|&&(i, j)| i < n && j < n);
            let next = inside.fold(blocked, |blocked, (i, j)| blocked | 1 << (n * i + j));
            !wins_by_search(n, next, known)
        });
        known.insert(blocked, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(8))]
        #[test]
        fn agrees_with_a_game_search(n in 1..5usize) {
            let input = format!("{n}\n");
            let expected = if wins_by_search(n, 0, &mut HashMap::new()) { 1 } else { 2 };
            let got = winner(n as u64);
            assert_answer!(input, expected, got);
        }
    }
}
