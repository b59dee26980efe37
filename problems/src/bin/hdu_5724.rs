//! HDU 5724. Chess
//! - url: http://acm.hdu.edu.cn/showproblem.php?pid=5724
//! - judge: hdu
//! - games: coins on a strip, jump over neighbours, row masks, sum
//! - rules: In a row of 20 cells, a move takes a piece to the next free cell on its right, over the
//!   pieces between. A player who cannot move in any row loses.
//! - difficulty: 1500
//! - time-limit: 1s
//! - memory-limit: 64MB
//! - input: t in 1..100, t * { n in 1..1000, n * { m in 1..20, p[m] in 1..20, distinct(p) } }
//! - statement: checked with a public retelling of the statement and its sample
//!
//! A row is a set of cells. Write it as bits, counted from the right end. A move then makes the
//! number smaller, so one table covers all 2^20 rows, from the smallest on. Several rows are a sum.
//! O(20 * 2^20) for the table.
//!
//! Practised locally: the judge has no Rust.

use snippets::fast_input::FastInput;

/// Returns the Grundy values of all rows of `cells` cells.
fn row_values(cells: u32) -> Vec<u8> {
    let mut g = vec![0; 1 << cells];
    for row in 1..g.len() {
        let mut seen = 0u32;
        // The highest free cell below the piece, with bits counted from the right end.
        let mut free = None;
        for cell in 0..cells as usize {
            if row >> cell & 1 == 0 {
                free = Some(cell);
            } else if let Some(to) = free {
                seen |= 1 << g[row ^ 1 << cell ^ 1 << to];
            }
        }
        g[row] = seen.trailing_ones() as u8;
    }
    g
}

fn row(places: &[usize]) -> usize {
    places.iter().fold(0, |row, place| row | 1 << (20 - place))
}

fn verdict(first: bool) -> &'static str {
    if first {
        "YES"
    } else {
        "NO"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let g = row_values(20);
    for _ in 0..input.read() {
        let n: usize = input.read();
        let sum = (0..n).fold(0, |sum, _| {
            let pieces = input.read();
            sum ^ g[row(&input.read_vec(pieces))]
        });
        println!("{}", verdict(sum != 0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::cell::RefCell;
    use std::collections::HashMap;

    type Known = HashMap<Vec<Vec<usize>>, bool>;

    /// Says whether the mover wins. A row lists its places, from 1 to 20, in ascending order.
    fn wins_by_search(rows: &[Vec<usize>], known: &mut Known) -> bool {
        if let Some(&wins) = known.get(rows) {
            return wins;
        }
        let pieces = (0..rows.len()).flat_map(|i| (0..rows[i].len()).map(move |j| (i, j)));
        let wins = pieces.collect_vec().into_iter().any(|(i, j)| {
            let free = (rows[i][j]..=20).find(|place| !rows[i].contains(place));
            free.is_some_and(|place| {
                let mut option = rows.to_vec();
                option[i][j] = place;
                option[i].sort_unstable();
                !wins_by_search(&option, known)
            })
        });
        known.insert(rows.to_vec(), wins);
        wins
    }

    thread_local! {
        static SMALL: RefCell<(Known, Vec<u8>)> = RefCell::new((Known::new(), row_values(8)));
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            rows in prop::collection::vec(prop::collection::btree_set(13..21usize, 1..5), 1..3)
        ) {
            let rows = rows.iter().map(|row| row.iter().copied().collect_vec()).collect_vec();
            let shown = |row: &Vec<usize>| format!("{} {}\n", row.len(), row.iter().join(" "));
            let input = format!("1\n{}\n{}", rows.len(), rows.iter().map(shown).join(""));
            let (expected, got) = SMALL.with_borrow_mut(|(known, g)| {
                let sum = rows.iter().fold(0, |sum, places| sum ^ g[row(places)]);
                (verdict(wins_by_search(&rows, known)), verdict(sum != 0))
            });
            assert_answer!(input, expected, got);
        }
    }
}
