//! Winning Ways, ch. 1. Toads and Frogs
//! - url: https://en.wikipedia.org/wiki/Toads_and_Frogs
//! - judge: other
//! - games: toads and frogs, partizan, canonical form, winner of a sum
//! - rules: Left moves a toad one cell to the right, or over a frog to the cell behind it. Right
//!   moves a frog to the left in the same way. The target cell must be free. A player who cannot
//!   move loses. Who wins a sum of rows?
//! - difficulty: 2000
//! - input: n in 1..20, s[n] in "TF." 1..9
//! - statement: checked with five published accounts of the game; the input is our own
//!
//! The values are of many kinds: numbers, nimbers, switches, ups and others. So the program adds
//! the rows as canonical forms. It evaluates equal rows only once. The input is our own: toads `T`,
//! frogs `F`, free cells `.`.

use proconio::input;
use proconio::marker::Bytes;
use snippets::dyadic::Winner;
use snippets::partizan::Partizan;

/// Lists the rows that a player's moves leave. The player's pieces move by `step` and jump over
/// those of the opponent.
fn moves_by(row: &[u8], own: u8, step: isize) -> Vec<Vec<u8>> {
    let at = |cell: usize, steps: isize| cell.checked_add_signed(step * steps);
    let is = |cell: Option<usize>, letter: u8| {
        cell.and_then(|cell| row.get(cell))
            .is_some_and(|&it| it == letter)
    };
    let other = if own == b'T' { b'F' } else { b'T' };
    let target = |from: usize| {
        let (next, behind) = (at(from, 1), at(from, 2));
        if is(next, b'.') {
            return next;
        }
        behind.filter(|_| is(next, other) && is(behind, b'.'))
    };
    let pieces = (0..row.len()).filter(|&from| row[from] == own);
    let moves = pieces.filter_map(|from| Some((from, target(from)?)));
    let moves = moves.map(|(from, to)| {
        let mut option = row.to_vec();
        option.swap(from, to);
        option
    });
    moves.collect()
}

fn winner(rows: &[Vec<u8>]) -> &'static str {
    let mut game = Partizan::new(|row: &Vec<u8>| {
        [moves_by(row, b'T', 1), moves_by(row, b'F', -1)]
            .map(|options| options.into_iter().map(|option| vec![option]).collect())
    });
    match game.winner(rows) {
        Winner::Left => "Left",
        Winner::Right => "Right",
        Winner::First => "First",
        Winner::Second => "Second",
    }
}

fn main() {
    input! {
        rows: [Bytes],
    }
    println!("{}", winner(&rows));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// Lists all rows that a player can leave, by the rules: a step, or a jump over one piece.
    fn options(row: &str, left_moves: bool) -> Vec<String> {
        let changes = if left_moves {
            [("T.", ".T"), ("TF.", ".FT")]
        } else {
            [(".F", "F."), (".TF", "FT.")]
        };
        let options = changes.iter().flat_map(|&(before, after)| {
            let places = (0..row.len()).filter(move |&i| row[i..].starts_with(before));
            places.map(move |i| [&row[..i], after, &row[i + before.len()..]].concat())
        });
        options.collect()
    }

    type Known = HashMap<(Vec<String>, bool), bool>;

    fn wins_by_search(rows: &[String], left_moves: bool, known: &mut Known) -> bool {
        let key = (rows.to_vec(), left_moves);
        if let Some(&wins) = known.get(&key) {
            return wins;
        }
        let wins = (0..rows.len()).any(|i| {
            options(&rows[i], left_moves).into_iter().any(|option| {
                let mut after = rows.to_vec();
                after[i] = option;
                !wins_by_search(&after, !left_moves, known)
            })
        });
        known.insert(key, wins);
        wins
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(rows in prop::collection::vec("[TF.]{1,6}", 1..4)) {
            let input = format!("{}\n{}\n", rows.len(), rows.iter().join("\n"));
            let mut known = Known::new();
            let expected = match [true, false].map(|it| wins_by_search(&rows, it, &mut known)) {
                [true, true] => "First",
                [true, false] => "Left",
                [false, true] => "Right",
                [false, false] => "Second",
            };
            let rows = rows.iter().map(|row| row.clone().into_bytes()).collect_vec();
            let got = winner(&rows);
            assert_answer!(input, expected, got);
        }
    }
}
