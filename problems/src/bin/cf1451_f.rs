//! Codeforces 1451 F. Nullify The Matrix
//! - url: https://codeforces.com/problemset/problem/1451/F
//! - judge: codeforces
//! - games: no sprague-grundy, nim on diagonals, matrix, xor
//! - rules: A move lowers a positive number of a matrix. Then it may change all other numbers at
//!   will on a shortest path from there to the right and down. A player who finds only zeros loses.
//! - difficulty: 2700
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: t in 1..10, t * { n in 1..100, m in 1..100, a[n*m] in 0..10^6 }
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! The first player loses iff the xor of every anti-diagonal is 0. In such a position a move
//! changes exactly one number of the anti-diagonal where it starts, so the xor there becomes
//! positive.
//!
//! From any other position, take the first anti-diagonal whose xor is not 0. A move of Nim makes
//! its xor 0. The path crosses each later anti-diagonal in one number, and the move sets that
//! number so that this xor becomes 0 too. O(nm).

use proconio::input;

fn first_player_wins(matrix: &[Vec<u64>]) -> bool {
    let columns = matrix[0].len();
    let mut sums = vec![0; matrix.len() + columns - 1];
    for (i, row) in matrix.iter().enumerate() {
        for (j, number) in row.iter().enumerate() {
            sums[i + j] ^= number;
        }
    }
    sums.iter().any(|&sum| sum != 0)
}

fn winner(first_wins: bool) -> &'static str {
    if first_wins {
        "Ashish"
    } else {
        "Jeel"
    }
}

fn main() {
    input! {
        cases: usize,
    }
    for _ in 0..cases {
        input! {
            n: usize,
            m: usize,
            matrix: [[u64; m]; n],
        }
        println!("{}", winner(first_player_wins(&matrix)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    type Matrix = Vec<Vec<u64>>;

    /// Returns all matrices that a path from `(i, j)`, which is already changed, can make of the
    /// numbers after it. These stay below `bound`, a power of two, so that who wins doesn't change.
    fn paths(matrix: &Matrix, i: usize, j: usize, bound: u64) -> Vec<Matrix> {
        let mut results = vec![matrix.clone()];
        for (i, j) in [(i + 1, j), (i, j + 1)] {
            if i < matrix.len() && j < matrix[0].len() {
                for number in 0..bound {
                    let mut next = matrix.clone();
                    next[i][j] = number;
                    results.extend(paths(&next, i, j, bound));
                }
            }
        }
        results
    }

    fn wins_by_search(matrix: &Matrix, bound: u64, known: &mut HashMap<Matrix, bool>) -> bool {
        if let Some(&wins) = known.get(matrix) {
            return wins;
        }
        let cells = (0..matrix.len()).cartesian_product(0..matrix[0].len());
        let wins = cells.into_iter().any(|(i, j)| {
            (0..matrix[i][j]).any(|number| {
                let mut next = matrix.clone();
                next[i][j] = number;
                let options = paths(&next, i, j, bound);
                options
                    .iter()
                    .any(|option| !wins_by_search(option, bound, known))
            })
        });
        known.insert(matrix.clone(), wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]
        #[test]
        fn agrees_with_a_game_search(
            (bound, shape) in prop::sample::select(vec![
                (4, [2, 2]),
                (4, [1, 3]),
                (2, [2, 3]),
                (2, [3, 2]),
            ]),
            seed in any::<u64>(),
        ) {
            let [n, m] = shape;
            let number = |i: usize, j: usize| seed >> (2 * (i * m + j)) & (bound - 1);
            let matrix: Matrix = (0..n).map(|i| (0..m).map(|j| number(i, j)).collect()).collect();
            let lines = matrix.iter().map(|row| row.iter().join(" ")).join("\n");
            let input = format!("1\n{n} {m}\n{lines}\n");
            let expected = winner(wins_by_search(&matrix, bound, &mut HashMap::new()));
            let got = winner(first_player_wins(&matrix));
            assert_answer!(input, expected, got);
        }
    }
}
