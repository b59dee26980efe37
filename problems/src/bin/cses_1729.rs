//! CSES 1729. Stick Game
//! - url: https://cses.fi/problemset/task/1729
//! - judge: cses
//! - games: subtraction game, take-set
//! - rules: A move takes a number of sticks that belongs to a given set of `k` numbers. The player
//!   who takes the last stick wins.
//! - difficulty: 1000
//! - time-limit: 1s
//! - memory-limit: 512MB
//! - input: n in 1..10^6, k in 1..100, p[k] in 1..n, distinct(p), min(p) = 1
//! - statement: checked with a public retelling of the statement with its limits and its sample,
//!   and two published programs on 357 inputs or more
//!
//! The mover wins a heap iff its Grundy value is not 0. The module computes the values one class at
//! a time, a whole word of heaps at once. O(n k / 8) at most.

use proconio::input;
use snippets::subtraction::subtraction_sg_table;

fn verdicts(n: usize, moves: &[usize]) -> String {
    let g = subtraction_sg_table(n, moves);
    let verdict = |&g: &u64| if g != 0 { 'W' } else { 'L' };
    g[1..].iter().map(verdict).collect()
}

fn main() {
    input! {
        n: usize,
        moves: [usize],
    }
    println!("{}", verdicts(n, &moves));
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
            n in 1usize..300,
            mut moves in prop::collection::vec(1usize..120, 0..12),
        ) {
            moves.push(1);
            let mut wins = vec![false];
            for m in 1..=n {
                wins.push(moves.iter().any(|&s| s <= m && !wins[m - s]));
            }
            let expected: String = wins[1..].iter().map(|&w| if w { 'W' } else { 'L' }).collect();
            let input = format!("{n} {}\n{}\n", moves.len(), moves.iter().join(" "));
            let got = verdicts(n, &moves);
            assert_answer!(input, expected, got);
        }
    }
}
