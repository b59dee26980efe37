//! AtCoder ABC 270 D. Stones
//! - url: https://atcoder.jp/contests/abc270/tasks/abc270_d
//! - judge: atcoder
//! - games: score game, take-set, minimax
//! - rules: A move takes a number of stones from a heap. The number must belong to a given set that
//!   contains 1. Both players want as many stones as possible. How many does the first player get?
//! - difficulty: 900
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: n in 1..10^4, k in 1..100, a[k] in 1..n, increasing(a), min(a) = 1
//! - statement: checked with the statement, its samples, and two published programs on 373 inputs
//!   or more
//!
//! The best difference for the player to move is the maximum, over all moves, of the stones taken
//! minus the best difference on the heap that is left. Together the players get all stones.
//! O(N |A|).

use proconio::input;
use snippets::score_games::dag_scores;

fn stones_of_first(n: usize, set: &[usize]) -> i64 {
    let moves = |heap: usize| set.iter().filter(move |&&taken| taken <= heap);
    let next: Vec<Vec<(usize, i64)>> = (0..=n)
        .map(|heap| {
            moves(heap)
                .map(|&taken| (heap - taken, taken as i64))
                .collect()
        })
        .collect();
    let scores = dag_scores(&next).expect("heaps only shrink");
    (n as i64 + scores[n]) / 2
}

fn main() {
    input! {
        n: usize,
        k: usize,
        set: [usize; k],
    }
    println!("{}", stones_of_first(n, &set));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Returns the stones that the player to move and the opponent get.
    fn shares_by_search(n: usize, set: &[usize]) -> (usize, usize) {
        let moves = set.iter().filter(|&&taken| taken <= n);
        let results = moves.map(|&taken| {
            let (other, mover) = shares_by_search(n - taken, set);
            (mover + taken, other)
        });
        results.max().unwrap_or((0, 0))
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            n in 1..15usize,
            others in prop::collection::btree_set(2..9usize, 0..4),
        ) {
            let set = [1].into_iter().chain(others).collect_vec();
            let input = format!("{n} {}\n{}\n", set.len(), set.iter().join(" "));
            let expected = shares_by_search(n, &set).0 as i64;
            let got = stones_of_first(n, &set);
            assert_answer!(input, expected, got);
        }
    }
}
