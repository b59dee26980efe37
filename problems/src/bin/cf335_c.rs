//! Codeforces 335 C. More Reclamation
//! - url: https://codeforces.com/problemset/problem/335/C
//! - judge: codeforces
//! - games: multi-sg, intervals, two columns, memo
//! - rules: A river has two columns of `r` cells. A move takes a cell, unless the cell beside it in
//!   the other column, or one of that cell's neighbours above and below, is taken. A player who
//!   cannot move loses. Some cells are taken already.
//! - difficulty: 2100
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: r in 1..100, n in 0..r, n * { row in 1..r, column in 1..2 }, distinct(row),
//!   distinct(row - column), distinct(row + column)
//! - statement: checked with the statement's public copy and its samples
//!
//! A taken row splits the free rows into those above and those below. Of such a part only its
//! length matters, and the columns in which the rows above and below it are taken: its outer rows
//! can only be taken in the same columns as these. So the parts are a sum of games with fewer than
//! 1000 positions. O(r²).

use itertools::Itertools;
use proconio::input;
use snippets::sg_memo::SgMemo;

/// So many free rows, and the column that is taken in the row above and below them; 0 for none.
type Part = (usize, usize, usize);

fn moves(&(rows, above, below): &Part) -> Vec<Vec<Part>> {
    let cells = (0..rows).cartesian_product([1, 2]);
    let free = cells.filter(|&(row, column)| {
        (row > 0 || above == 0 || above == column)
            && (row + 1 < rows || below == 0 || below == column)
    });
    free.map(|(row, column)| vec![(row, above, column), (rows - 1 - row, column, below)])
        .collect()
}

/// Splits the river at its taken cells.
fn parts(rows: usize, taken: &[(usize, usize)]) -> Vec<Part> {
    let inner = taken.iter().copied().sorted();
    let ends = [(0, 0)].into_iter().chain(inner).chain([(rows + 1, 0)]);
    ends.tuple_windows()
        .map(|((from, above), (to, below))| (to - from - 1, above, below))
        .collect()
}

fn winner(rows: usize, taken: &[(usize, usize)]) -> &'static str {
    match SgMemo::new(moves).sum(&parts(rows, taken)) {
        0 => "LOSE",
        _ => "WIN",
    }
}

fn main() {
    input! {
        rows: usize,
        taken: [(usize, usize)],
    }
    println!("{}", winner(rows, &taken));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Returns whether a cell of the columns 0 and 1 may be taken.
    fn is_free(taken: &[[bool; 2]], row: usize, column: usize) -> bool {
        let near = row.saturating_sub(1)..(row + 2).min(taken.len());
        !taken[row][column] && taken[near].iter().all(|row| !row[1 - column])
    }

    fn wins(taken: &mut Vec<[bool; 2]>) -> bool {
        for (row, column) in (0..taken.len()).cartesian_product([0, 1]) {
            if is_free(taken, row, column) {
                taken[row][column] = true;
                let wins = !wins(taken);
                taken[row][column] = false;
                if wins {
                    return true;
                }
            }
        }
        false
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            (rows, cells) in (1..8usize)
                .prop_flat_map(|r| (Just(r), prop::collection::vec((0..r, 0..2usize), 0..4)))
        ) {
            let (mut river, mut taken) = (vec![[false; 2]; rows], vec![]);
            for (row, column) in cells {
                if is_free(&river, row, column) {
                    river[row][column] = true;
                    taken.push((row + 1, column + 1));
                }
            }
            let lines = taken.iter().map(|(row, column)| format!("{row} {column}\n")).join("");
            let input = format!("{rows} {}\n{lines}", taken.len());
            let expected = if wins(&mut river) { "WIN" } else { "LOSE" };
            let got = winner(rows, &taken);
            assert_answer!(input, expected, got);
        }
    }
}
