//! Project Euler 306. Paper-strip Game
//! - url: https://projecteuler.net/problem=306
//! - judge: euler
//! - games: dawson's kayles, octal, 0.07
//! - rules: Two players in turn paint two neighbouring white squares of a strip of `n`. A player
//!   who cannot move loses. For how many `n` from 1 to the limit does the first player win?
//! - difficulty: 1600
//! - time-limit: 1s
//! - input: n in 1..10^6
//! - statement: checked with the statement's public copy and its samples, and a published program
//!   on about 70 inputs
//!
//! On the site the limit is 10^6. Here it is the input.
//!
//! The game is Dawson's Kayles. Its Grundy values repeat, and 300 of them prove the period.
//! O(limit).

use proconio::input;
use snippets::octal::{octal_period, octal_sg_table};

fn won_strips(limit: usize) -> usize {
    let g = octal_sg_table(300, "0.07");
    let period = octal_period("0.07", &g).expect("300 values prove it");
    let values = (1..=limit).map(|n| g[period.index(n as u128)]);
    values.filter(|&value| value != 0).count()
}

fn main() {
    input! {
        limit: usize,
    }
    println!("{}", won_strips(limit));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    fn wins(white: u32, n: u32, known: &mut Vec<Option<bool>>) -> bool {
        if let Some(win) = known[white as usize] {
            return win;
        }
        let win = (1..n)
            .map(|i| 3 << (i - 1))
            .any(|pair| white & pair == pair && !wins(white ^ pair, n, known));
        known[white as usize] = Some(win);
        win
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(limit in 1u32..13) {
            let input = format!("{limit}\n");
            let is_won = |n: &u32| wins((1 << n) - 1, *n, &mut vec![None; 1 << n]);
            let expected = (1..=limit).filter(is_won).count();
            let got = won_strips(limit as usize);
            assert_answer!(input, expected, got);
        }
    }
}
