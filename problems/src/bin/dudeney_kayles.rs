//! Dudeney 1907. Kayles, with all good throws
//! - url: https://en.wikipedia.org/wiki/Kayles
//! - judge: other
//! - games: kayles, octal, 0.77, all winning moves
//! - rules: A throw knocks down one pin or two neighbouring ones of a row, which may leave two
//!   rows. A player who cannot throw loses. After which throws does the first player win?
//! - difficulty: 1500
//! - input: n in 1..100, row[n] in 0..200
//! - statement: checked with published accounts of the game, one of them Dudeney's; the input is
//!   our own
//!
//! The rows are the components of a sum, and their Grundy values follow from the octal code `0.77`.
//! A throw wins iff it leaves the nim-sum 0. O(longest row · rows).
//!
//! The input is our own: it gives the number of pins of each row. Each line of the answer names a
//! row, counted from 1, and the two rows that the throw leaves of it, the smaller one first.

use itertools::Itertools;
use proconio::input;
use snippets::octal::octal_winning_moves;
use snippets::octal_games::kayles_sg_table;

fn answer(rows: &[usize]) -> String {
    let longest = rows.iter().copied().max().unwrap_or(0);
    let moves = octal_winning_moves(rows, &[0, 7, 7], &kayles_sg_table(longest));
    if moves.is_empty() {
        return "none\n".to_string();
    }
    let left = moves
        .into_iter()
        .map(|(row, [a, b])| (row + 1, a.min(b), a.max(b)));
    let lines = left
        .sorted()
        .dedup()
        .map(|(row, a, b)| format!("{row} {a} {b}\n"));
    lines.collect()
}

fn main() {
    input! {
        rows: [usize],
    }
    print!("{}", answer(&rows));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::collections::HashMap;

    type Known = HashMap<Vec<usize>, bool>;

    /// Lists the throws, each as the row and what is left of it.
    fn throws(rows: &[usize]) -> Vec<(usize, usize, usize)> {
        let of_row = |row: usize| {
            let sizes = (1..=2).filter(move |&size| size <= rows[row]);
            sizes.flat_map(move |size| {
                let left = rows[row] - size;
                (0..=left / 2).map(move |a| (row, a, left - a))
            })
        };
        (0..rows.len()).flat_map(of_row).collect()
    }

    fn after(rows: &[usize], (row, a, b): (usize, usize, usize)) -> Vec<usize> {
        let others = rows
            .iter()
            .enumerate()
            .filter(|it| it.0 != row)
            .map(|it| *it.1);
        others
            .chain([a, b])
            .filter(|&pins| pins > 0)
            .sorted()
            .collect()
    }

    fn wins_by_search(rows: &[usize], known: &mut Known) -> bool {
        if let Some(&wins) = known.get(rows) {
            return wins;
        }
        let wins = throws(rows)
            .into_iter()
            .any(|it| !wins_by_search(&after(rows, it), known));
        known.insert(rows.to_vec(), wins);
        wins
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(rows in prop::collection::vec(0..7usize, 1..4)) {
            let input = format!("{}\n{}\n", rows.len(), rows.iter().join(" "));
            let known = &mut HashMap::new();
            let won = throws(&rows)
                .into_iter()
                .filter(|&it| !wins_by_search(&after(&rows, it), known));
            let lines = won
                .sorted()
                .dedup()
                .map(|(row, a, b)| format!("{} {a} {b}\n", row + 1))
                .join("");
            let expected = if lines.is_empty() {
                "none\n".to_string()
            } else {
                lines
            };
            let got = answer(&rows);
            assert_answer!(input, expected, got);
        }
    }
}
