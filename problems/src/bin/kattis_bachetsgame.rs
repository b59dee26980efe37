//! Kattis. Bachet's Game
//! - url: https://open.kattis.com/problems/bachetsgame
//! - judge: kattis
//! - games: subtraction game, take-set
//! - rules: A move takes a number of stones from a heap of `n`, and the number is one of `m` given
//!   ones, which include 1. The player who takes the last stone wins.
//! - difficulty: 1000
//! - input: { n in 1..10^6, m in 1..10, a[m] in 1..10^6, distinct(a), min(a) = 1 } until end
//! - statement: checked with the statement's public copy and its samples, and a published program
//!   on about 70 inputs
//!
//! The mover wins iff the Grundy value of the heap is not 0. A table holds the values of all heaps.
//! O(n m) at most for a line.
//!
//! The input goes on to its end.

use snippets::fast_input::FastInput;
use snippets::subtraction::subtraction_sg_table;

fn verdict(n: usize, moves: &[usize]) -> &'static str {
    if subtraction_sg_table(n, moves)[n] != 0 {
        "Stan wins"
    } else {
        "Ollie wins"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    while let Some(n) = input.read_or_end() {
        let m = input.read();
        println!("{}", verdict(n, &input.read_vec(m)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    fn wins_by_search(n: usize, moves: &[usize]) -> bool {
        let mut wins: Vec<bool> = vec![];
        for heap in 0..=n {
            wins.push(
                moves
                    .iter()
                    .any(|&taken| taken <= heap && !wins[heap - taken]),
            );
        }
        wins[n]
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            n in 1..200usize,
            others in prop::collection::btree_set(2..40usize, 0..6),
        ) {
            let moves = [1].into_iter().chain(others).collect_vec();
            let input = format!("{n} {} {}\n", moves.len(), moves.iter().join(" "));
            let expected = if wins_by_search(n, &moves) { "Stan wins" } else { "Ollie wins" };
            let got = verdict(n, &moves);
            assert_answer!(input, expected, got);
        }
    }
}
