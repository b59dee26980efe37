//! Project Euler 459. Flipping game
//! - url: https://projecteuler.net/problem=459
//! - judge: euler
//! - games: coin turning, tartan product, nim product, grid, count winning moves
//! - rules: On an `N × N` board of disks, all white, a move turns a rectangle whose upper right
//!   disk is white. Its width is a square number and its height a triangular number. The player who
//!   turns the last disk black wins. How many first moves win?
//! - difficulty: 2200
//! - time-limit: 60s
//! - input: n in 1..10^6
//! - statement: checked with the statement's public copy and its samples, and a published program
//!   on about 70 inputs
//!
//! The site has no input. Here the input is `N`, 10^6 on the site.
//!
//! The game is the product of two coin-turning games on a row. In one a move turns a square number
//! of neighbouring coins, in the other a triangular number. By the Tartan theorem the value of a
//! disk is the nim product of the values of its column and its row. So the value of the board, `T`,
//! is the nim product of two nim-sums. A rectangle changes it by `u ⊗ v`, where `u` and `v` are the
//! nim-sums of its columns and its rows. It wins iff `u ⊗ v = T`: each `u ≠ 0` has exactly one such
//! `v = T ⊗ 1/u`. O(N √N).

use proconio::input;
use snippets::nim_product::{nim_inverse, nim_product};

/// Solves the row game of `n` coins in which a move turns as many neighbouring coins as one of
/// `lengths`, which increase. Returns the nim-sum of all coins, and how many moves turn coins of
/// each nim-sum.
fn row(n: usize, lengths: &[usize]) -> (usize, Vec<u64>) {
    // `sums[i]` is the nim-sum of the first `i` coins.
    let mut sums: Vec<u16> = vec![0];
    let (mut left_of_coin, mut moves) = (vec![0u32; 1], vec![0; 1]);
    let mut shorter = 0;
    for i in 1..=n {
        shorter += usize::from(lengths.get(shorter).is_some_and(|&length| length <= i));
        let before = sums[i - 1];
        for &length in &lengths[..shorter] {
            left_of_coin[usize::from(before ^ sums[i - length])] += 1;
        }
        let value = left_of_coin.iter().position(|&count| count == 0);
        let value = value.unwrap_or(left_of_coin.len());
        let sum = before ^ value as u16;
        let size = (value.max(usize::from(sum)) + 1).next_power_of_two();
        if size > moves.len() {
            moves.resize(size, 0);
            left_of_coin.resize(size, 0);
        }
        for (left, count) in left_of_coin.iter_mut().enumerate() {
            moves[left ^ value] += u64::from(std::mem::take(count));
        }
        sums.push(sum);
    }
    (usize::from(sums[n]), moves)
}

fn winning_moves(n: usize) -> u64 {
    let squares: Vec<usize> = (1..).map(|k| k * k).take_while(|&s| s <= n).collect();
    let triangular: Vec<usize> = (1..)
        .map(|k| k * (k + 1) / 2)
        .take_while(|&t| t <= n)
        .collect();
    let ((columns, by_width), (rows, by_height)) = (row(n, &squares), row(n, &triangular));
    let target = nim_product(columns as u64, rows as u64);
    let of_height = |sum: u64| by_height.get(sum as usize).copied().unwrap_or(0);
    let heights_for = |width: usize| match (width as u64, target) {
        (0, 0) => by_height.iter().sum(),
        (0, _) => 0,
        (width, _) => of_height(nim_product(target, nim_inverse(width))),
    };
    (0..by_width.len())
        .map(|width| by_width[width] * heights_for(width))
        .sum()
}

fn main() {
    input! {
        n: usize,
    }
    println!("{}", winning_moves(n));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// Lists all rectangles of an `n × n` board as bit masks, with the bits of their upper right
    /// disks.
    fn rectangles(n: usize) -> Vec<(u32, u32)> {
        let mut all = vec![];
        for (width, height) in [1, 4].into_iter().flat_map(|w| [1, 3].map(|h| (w, h))) {
            for (right, top) in (0..n).flat_map(|x| (0..n).map(move |y| (x, y))) {
                if width <= right + 1 && height <= top + 1 {
                    let cells =
                        (0..width).flat_map(|i| (0..height).map(move |j| (right - i, top - j)));
                    let mask = cells.fold(0, |mask, (x, y)| mask | 1 << (n * x + y));
                    all.push((mask, 1 << (n * right + top)));
                }
            }
        }
        all
    }

    fn wins_by_search(white: u32, moves: &[(u32, u32)], known: &mut HashMap<u32, bool>) -> bool {
        if let Some(&wins) = known.get(&white) {
            return wins;
        }
        let mut possible = moves.iter().filter(|(_, corner)| white & corner != 0);
        let wins = possible.any(|(mask, _)| !wins_by_search(white ^ mask, moves, known));
        known.insert(white, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(8))]
        #[test]
        fn agrees_with_a_game_search(n in 1..5usize) {
            let input = format!("{n}\n");
            let moves = rectangles(n);
            let all = ((1u64 << (n * n)) - 1) as u32;
            let mut known = HashMap::new();
            let expected = moves
                .iter()
                .filter(|(mask, _)| !wins_by_search(all ^ mask, &moves, &mut known))
                .count() as u64;
            let got = winning_moves(n);
            assert_answer!(input, expected, got);
        }
    }
}
