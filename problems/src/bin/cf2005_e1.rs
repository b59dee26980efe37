//! Codeforces 2005 E1. Subtangle Game (Easy Version)
//! - url: https://codeforces.com/problemset/problem/2005/E1
//! - judge: codeforces
//! - games: matrix, dp, backward, one word for both players
//! - rules: A row of numbers and a matrix are given. The players take turns to choose a cell of the
//!   matrix with the next number of the row, each cell below and to the right of the last one. A
//!   player who finds none, or who moves after the last number, loses.
//! - difficulty: 2000
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: t in 1..300, t * { l in 1..300, n in 1..300, m in 1..300, a[l] in 1..min(7,n*m), b[n*m]
//!   in 1..min(7,n*m) }, count(b) <= 10^5, sum(l) <= 300
//! - statement: checked with the statement's public copy and its sample; the limits are from memory
//!
//! Go from the last number to the first, and keep for each corner whether the player who looks for
//! the number in the part below and to the right of it wins. That player wins if the smaller parts
//! at the right or below do, or if the corner itself holds the number and the opponent loses from
//! the next corner. O(l n m).

use proconio::input;

fn first_player_wins(word: &[usize], matrix: &[Vec<usize>]) -> bool {
    let columns = matrix[0].len();
    // `true` for the corners from which the player who looks for the next number wins.
    let mut won = vec![vec![false; columns + 1]; matrix.len() + 1];
    for number in word.iter().rev() {
        let mut next = vec![vec![false; columns + 1]; matrix.len() + 1];
        for (r, row) in matrix.iter().enumerate().rev() {
            for (c, cell) in row.iter().enumerate().rev() {
                let takes = cell == number && !won[r + 1][c + 1];
                next[r][c] = takes || next[r + 1][c] || next[r][c + 1];
            }
        }
        won = next;
    }
    won[0][0]
}

fn winner(first: bool) -> &'static str {
    if first {
        "T"
    } else {
        "N"
    }
}

fn main() {
    input! {
        t: usize,
    }
    for _ in 0..t {
        input! {
            l: usize,
            n: usize,
            m: usize,
            word: [usize; l],
            matrix: [[usize; m]; n],
        }
        println!("{}", winner(first_player_wins(&word, &matrix)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    fn wins_by_search(word: &[usize], matrix: &[Vec<usize>], from: (usize, usize)) -> bool {
        let Some((number, word)) = word.split_first() else {
            return false;
        };
        let mut cells = (from.0..matrix.len()).cartesian_product(from.1..matrix[0].len());
        cells.any(|(r, c)| matrix[r][c] == *number && !wins_by_search(word, matrix, (r + 1, c + 1)))
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            (matrix, word) in (1..6usize, 1..6usize).prop_flat_map(|(n, m)| {
                let top = 4.min(n * m);
                let row = prop::collection::vec(1..=top, m);
                (prop::collection::vec(row, n), prop::collection::vec(1..=top, 1..6))
            })
        ) {
            let rows = matrix.iter().map(|row| row.iter().join(" ") + "\n").join("");
            let (l, n, m) = (word.len(), matrix.len(), matrix[0].len());
            let input = format!("1\n{l} {n} {m}\n{}\n{rows}", word.iter().join(" "));
            let expected = winner(wins_by_search(&word, &matrix, (0, 0)));
            let got = winner(first_player_wins(&word, &matrix));
            assert_answer!(input, expected, got);
        }
    }
}
