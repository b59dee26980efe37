//! Codeforces 1866 I. Imagination Castle
//! - url: https://codeforces.com/problemset/problem/1866/I
//! - judge: codeforces
//! - games: token on a grid, rook, special cells, lost cells by rows
//! - rules: A castle starts in the first cell of a board. A move takes it any number of cells to
//!   the right or down. A player who puts it on a special cell wins. A player who cannot move
//!   loses.
//! - difficulty: 2300
//! - time-limit: 2s
//! - memory-limit: 512MB
//! - input: n in 1..2*10^5, m in 1..2*10^5, k in 0..min(n*m - 1, 2*10^5), k * { x in 1..n, y in
//!   1..m, x + y > 2 }, distinct(x, y)
//! - statement: checked with the statement and its samples, and two published programs on 200
//!   inputs
//!
//! A cell is lost iff no special cell and no lost cell lies to its right or below it. Go through
//! the rows from below. A column is in play if it has neither kind of cell below this row. Only the
//! last column in play can have a lost cell in the row, and only if it lies to the right of all
//! special cells of the row. That column and those of the row's special cells are then out of play
//! for the rows above. O(n + m + k).

use snippets::fast_input::FastInput;

/// `special` holds the special cells by row, counted from 0.
fn first_player_wins(columns: usize, special: &[Vec<usize>]) -> bool {
    let mut is_out = vec![false; columns];
    let mut last = columns;
    let mut lost = None;
    for row in special.iter().rev() {
        while last > 0 && is_out[last - 1] {
            last -= 1;
        }
        let last_special = row.iter().max().map_or(0, |column| column + 1);
        lost = last.checked_sub(1).filter(|_| last > last_special);
        if let Some(column) = lost {
            is_out[column] = true;
        }
        for &column in row {
            is_out[column] = true;
        }
    }
    lost != Some(0)
}

fn winner(first_wins: bool) -> &'static str {
    if first_wins {
        "Chaneka"
    } else {
        "Bhinneka"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let (n, m, k): (usize, usize, usize) = (input.read(), input.read(), input.read());
    let mut special = vec![vec![]; n];
    for _ in 0..k {
        let (x, y): (usize, usize) = (input.read(), input.read());
        special[x - 1].push(y - 1);
    }
    println!("{}", winner(first_player_wins(m, &special)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    type Cells = BTreeSet<(usize, usize)>;

    fn wins_by_search(n: usize, m: usize, special: &Cells) -> bool {
        let mut wins = vec![vec![false; m]; n];
        for (r, c) in (0..n).rev().cartesian_product((0..m).rev()) {
            let right = (c + 1..m).map(|c| (r, c));
            let mut options = right.chain((r + 1..n).map(|r| (r, c)));
            wins[r][c] = options.any(|to| special.contains(&to) || !wins[to.0][to.1]);
        }
        wins[0][0]
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            (n, m, special) in (1..7usize, 1..7usize).prop_flat_map(|(n, m)| {
                (Just(n), Just(m), prop::collection::btree_set((0..n, 0..m), 0..8))
            })
        ) {
            let special: Cells = special.into_iter().filter(|&cell| cell != (0, 0)).collect();
            let lines = special.iter().map(|(x, y)| format!("{} {}\n", x + 1, y + 1)).join("");
            let input = format!("{n} {m} {}\n{lines}", special.len());
            let expected = winner(wins_by_search(n, m, &special));
            let mut by_row = vec![vec![]; n];
            special.iter().for_each(|&(x, y)| by_row[x].push(y));
            let got = winner(first_player_wins(m, &by_row));
            assert_answer!(input, expected, got);
        }
    }
}
