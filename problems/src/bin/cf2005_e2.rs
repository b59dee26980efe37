//! Codeforces 2005 E2. Subtangle Game (Hard Version)
//! - url: https://codeforces.com/problemset/problem/2005/E2
//! - judge: codeforces
//! - games: matrix, staircase of won corners, one word for both players, win or lose
//! - rules: A row of numbers and a matrix are given. The players take turns to choose a cell of the
//!   matrix with the next number of the row, each cell below and to the right of the last one. A
//!   player who finds none, or who moves after the last number, loses.
//! - difficulty: 2500
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: t in 1..1500, t * { l in 1..1500, n in 1..1500, m in 1..1500, a[l] in 1..n*m, b[n*m] in
//!   1..n*m }, count(b) <= 3*10^6, sum(l) <= 1500
//! - statement: checked with the statement's public copy and its sample, and two published programs
//!   on 400 inputs
//!
//! Go from the last number to the first. The corners from which the player who looks for a number
//! wins form a staircase, given by the last column for each row. A cell with the number wins if the
//! opponent loses from the next corner, so in each row only the last such cell matters.
//!
//! When a number comes a second time, it can't be found any more: otherwise the player before would
//! have chosen that cell. So the row of numbers ends there, and each cell belongs to one number.
//! O(n m + l n).

use snippets::fast_input::FastInput;

/// Returns whether the first player wins. The matrix has `columns` columns.
fn first_player_wins(word: &[usize], matrix: &[usize], columns: usize) -> bool {
    let rows = matrix.len() / columns;
    // The place of each number in the word, which ends before the first repeated one.
    let largest = matrix
        .iter()
        .chain(word)
        .max()
        .map_or(0, |largest| largest + 1);
    let (mut place, mut length) = (vec![usize::MAX; largest], 0);
    for &number in word {
        if place[number] != usize::MAX {
            break;
        }
        place[number] = length;
        length += 1;
    }
    // For each number and row, one more than the last column that holds the number.
    let mut last = vec![0; length * rows];
    for (i, &number) in matrix.iter().enumerate() {
        if place[number] != usize::MAX {
            last[place[number] * rows + i / columns] = i % columns + 1;
        }
    }
    // For each row, the number of columns from which the player to move wins.
    let mut won = vec![0; rows + 1];
    for last in last.chunks(rows).rev() {
        let mut next = vec![0; rows + 1];
        for row in (0..rows).rev() {
            let wins = last[row] >= won[row + 1];
            next[row] = next[row + 1].max(if wins { last[row] } else { 0 });
        }
        won = next;
    }
    won[0] > 0
}

fn winner(first: bool) -> &'static str {
    if first {
        "T"
    } else {
        "N"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let (l, n, m): (usize, usize, usize) = (input.read(), input.read(), input.read());
        let (word, matrix) = (input.read_vec(l), input.read_vec(n * m));
        println!("{}", winner(first_player_wins(&word, &matrix, m)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    fn wins_by_search(word: &[usize], matrix: &[usize], m: usize, from: (usize, usize)) -> bool {
        let Some((&number, word)) = word.split_first() else {
            return false;
        };
        let rows = from.0..matrix.len() / m;
        rows.cartesian_product(from.1..m).any(|(r, c)| {
            matrix[r * m + c] == number && !wins_by_search(word, matrix, m, (r + 1, c + 1))
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(1000))]
        #[test]
        fn agrees_with_a_game_search(
            (m, matrix, word) in (1..5usize, 1..5usize).prop_flat_map(|(n, m)| {
                let top = 5.min(n * m);
                let word = prop::collection::vec(1..=top, 1..6);
                (Just(m), prop::collection::vec(1..=top, n * m), word)
            })
        ) {
            let rows = matrix.chunks(m).map(|row| row.iter().join(" ") + "\n").collect::<String>();
            let (l, n) = (word.len(), matrix.len() / m);
            let input = format!("1\n{l} {n} {m}\n{}\n{rows}", word.iter().join(" "));
            let expected = winner(wins_by_search(&word, &matrix, m, (0, 0)));
            let got = winner(first_player_wins(&word, &matrix, m));
            assert_answer!(input, expected, got);
        }
    }
}
