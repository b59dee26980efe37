//! AtCoder ABC 206 F. Interval Game 2
//! - url: https://atcoder.jp/contests/abc206/tasks/abc206_f
//! - judge: atcoder
//! - games: multi-sg, intervals
//! - rules: The players take turns to choose one of `n` intervals `[l, r)` that doesn't overlap any
//!   interval chosen before. A player who cannot move loses.
//! - difficulty: 1600
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: t in 1..20, t * { n in 1..100, n * { l in 1..100, r in l+1..100 } }
//! - statement: checked with the statement, its samples, and a published program on about 70 inputs
//!
//! A chosen interval splits the free stretch around it in two. So each stretch of the line of 100
//! points has a Grundy value, the mex over the intervals inside it. O(100² n) a case.

use proconio::input;
use snippets::mex::mex;

const POINTS: usize = 100;

fn first_player_wins(intervals: &[(usize, usize)]) -> bool {
    let mut g = vec![vec![0; POINTS + 1]; POINTS + 1];
    for length in 1..=POINTS {
        for from in 0..=POINTS - length {
            let to = from + length;
            let inside = intervals.iter().filter(|&&(l, r)| from <= l && r <= to);
            let value = mex(inside.map(|&(l, r)| g[from][l] ^ g[r][to]));
            g[from][to] = value;
        }
    }
    g[0][POINTS] != 0
}

fn winner(first_wins: bool) -> &'static str {
    if first_wins {
        "Alice"
    } else {
        "Bob"
    }
}

fn main() {
    input! {
        cases: usize,
    }
    for _ in 0..cases {
        input! {
            intervals: [(usize, usize)],
        }
        println!("{}", winner(first_player_wins(&intervals)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Tries every interval that is still free. `taken` is a set of points.
    fn wins(intervals: &[(usize, usize)], taken: u64) -> bool {
        intervals.iter().any(|&(l, r)| {
            let points = (1u64 << r) - (1 << l);
            taken & points == 0 && !wins(intervals, taken | points)
        })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(ends in prop::collection::vec((1usize..14, 1usize..5), 0..8)) {
            let intervals: Vec<(usize, usize)> =
                ends.into_iter().map(|(l, d)| (l, l + d)).collect();
            let rows: String = intervals
                .iter()
                .map(|(l, r)| format!("{l} {r}\n"))
                .collect();
            let input = format!("1\n{}\n{rows}", intervals.len());
            let expected = winner(wins(&intervals, 0));
            let got = winner(first_player_wins(&intervals));
            assert_answer!(input, expected, got);
        }
    }
}
