//! Codeforces 36 D. New Game with a Chess Piece
//! - url: https://codeforces.com/problemset/problem/36/D
//! - judge: codeforces
//! - games: token on a grid, parity, period
//! - rules: A piece starts in the upper left corner of an `n × m` board. A move takes it one square
//!   to the right, one square down, or `k` squares to the right and `k` down. A player who cannot
//!   move loses.
//! - difficulty: 2300
//! - time-limit: 2s
//! - memory-limit: 64MB
//! - files: input.txt output.txt
//! - input: t in 1..20, k in 1..10^9, t * { n in 1..10^9, m in 1..10^9 }
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! Let `a` and `b` be the steps that are left in the two directions, and `q` and `r` the quotient
//! and the remainder of `min(a, b)` by `k + 1`.
//!
//! For `k ≥ 2` the mover wins iff `r = k` or `a + b + q` is odd. If `r < k`, every move changes the
//! parity of `a + b + q` or leads to `r = k`. One move always changes just the parity: a step in
//! the longer direction, or the jump if both are equal and `r = 0`. If `r = k`, the step in the
//! shorter direction and the jump keep `q` and leave different parities, so one of them wins.
//!
//! For `k = 1` the mover loses iff both `a` and `b` are even. O(1) a board.

use proconio::input;
use proconio::source::once::OnceSource;
use std::fs;

fn first_player_wins(n: u64, m: u64, k: u64) -> bool {
    let (a, b) = (n - 1, m - 1);
    if k == 1 {
        return a % 2 == 1 || b % 2 == 1;
    }
    let (quotient, remainder) = (a.min(b) / (k + 1), a.min(b) % (k + 1));
    remainder == k || (a + b + quotient) % 2 == 1
}

fn verdict(wins: bool) -> &'static str {
    if wins {
        "+"
    } else {
        "-"
    }
}

fn main() {
    let text = fs::read_to_string("input.txt").expect("the judge puts it there");
    input! {
        from OnceSource::from(text.as_str()),
        t: usize,
        k: u64,
        boards: [(u64, u64); t],
    }
    let verdicts = boards
        .into_iter()
        .map(|(n, m)| verdict(first_player_wins(n, m, k)));
    let answer = verdicts
        .map(|verdict| format!("{verdict}\n"))
        .collect::<String>();
    fs::write("output.txt", answer).expect("the judge reads it there");
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Applies the rules to all boards up to `n × m`.
    fn wins_by_search(n: usize, m: usize, k: usize) -> bool {
        let mut wins = vec![vec![false; m]; n];
        for (a, b) in (0..n).flat_map(|a| (0..m).map(move |b| (a, b))) {
            let down = a >= 1 && !wins[a - 1][b];
            let right = b >= 1 && !wins[a][b - 1];
            let jump = a >= k && b >= k && !wins[a - k][b - k];
            wins[a][b] = down || right || jump;
        }
        wins[n - 1][m - 1]
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(n in 1usize..60, m in 1usize..60, k in 1usize..9) {
            let input = format!("1 {k}\n{n} {m}\n");
            let expected = verdict(wins_by_search(n, m, k));
            let got = verdict(first_player_wins(n as u64, m as u64, k as u64));
            assert_answer!(input, expected, got);
        }
    }
}
