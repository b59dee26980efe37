//! AtCoder ABC 229 H. Advance or Eat
//! - url: https://atcoder.jp/contests/abc229/tasks/abc229_h
//! - judge: atcoder
//! - games: partizan, numbers, columns, simplest number
//! - rules: Takahashi owns the pieces W on a board, Snuke the pieces B. A move takes one of your
//!   own pieces one cell up, if that cell is empty, or removes a piece of the opponent. A player
//!   who cannot move loses. Takahashi begins.
//! - difficulty: 2600
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: n in 1..8, row[n] in "WB." n..n
//! - statement: checked with the statement, its samples, and a published program on about 70 inputs
//!
//! The columns are independent, and each is a number: the simplest one between the values of
//! Takahashi's options and those of Snuke's. Takahashi wins iff the sum is above 0. O(3ᴺ N) for all
//! columns.

use proconio::input;
use proconio::marker::Chars;
use snippets::dyadic::{number_value, Dyadic};
use std::collections::HashMap;

/// Returns the columns, from the top, that the owner of the pieces `own` can make of one column.
fn options(column: &[char], own: char) -> Vec<Vec<char>> {
    let mut options = vec![];
    for (i, &piece) in column.iter().enumerate() {
        let mut option = column.to_vec();
        if piece == own && i > 0 && column[i - 1] == '.' {
            option.swap(i - 1, i);
            options.push(option);
        } else if piece != own && piece != '.' {
            option[i] = '.';
            options.push(option);
        }
    }
    options
}

fn value(column: &[char], known: &mut HashMap<Vec<char>, Dyadic>) -> Dyadic {
    if let Some(&value) = known.get(column) {
        return value;
    }
    let [lefts, rights] = ['W', 'B'].map(|own| {
        let options = options(column, own);
        options
            .iter()
            .map(|option| value(option, known))
            .collect::<Vec<Dyadic>>()
    });
    let value = number_value(lefts, rights).expect("every column is a number");
    known.insert(column.to_vec(), value);
    value
}

fn winner(board: &[Vec<char>]) -> &'static str {
    let column = |j: usize| board.iter().map(|row| row[j]).collect::<Vec<char>>();
    let mut known = HashMap::new();
    let values = (0..board.len()).map(|j| value(&column(j), &mut known));
    if values.fold(Dyadic::ZERO, |sum, value| sum + value) > Dyadic::ZERO {
        "Takahashi"
    } else {
        "Snuke"
    }
}

fn main() {
    input! {
        board: [Chars],
    }
    println!("{}", winner(&board));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    type Board = Vec<Vec<char>>;

    fn mover_wins(board: Board, own: char, known: &mut HashMap<(Board, char), bool>) -> bool {
        if let Some(&wins) = known.get(&(board.clone(), own)) {
            return wins;
        }
        let other = if own == 'W' { 'B' } else { 'W' };
        let cells = (0..board.len()).flat_map(|i| (0..board.len()).map(move |j| (i, j)));
        let wins = cells.into_iter().any(|(i, j)| {
            let mut option = board.clone();
            if board[i][j] == other {
                option[i][j] = '.';
            } else if board[i][j] == own && i > 0 && board[i - 1][j] == '.' {
                option[i - 1][j] = own;
                option[i][j] = '.';
            }
            option != board && !mover_wins(option, other, known)
        });
        known.insert((board, own), wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(
            n in 1..4usize,
            cells in prop::collection::vec(prop::sample::select(vec!['W', 'B', '.']), 9),
        ) {
            let board: Board = cells.chunks(3).take(n).map(|row| row[..n].to_vec()).collect();
            let lines: Vec<String> = board.iter().map(|row| row.iter().collect()).collect();
            let input = format!("{n}\n{}\n", lines.join("\n"));
            let wins = mover_wins(board.clone(), 'W', &mut HashMap::new());
            let expected = if wins { "Takahashi" } else { "Snuke" };
            let got = winner(&board);
            assert_answer!(input, expected, got);
        }
    }
}
