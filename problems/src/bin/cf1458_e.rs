//! Codeforces 1458 E. Nim Shortcuts
//! - url: https://codeforces.com/problemset/problem/1458/E
//! - judge: codeforces
//! - games: nim, two heaps, lost positions added, sweep
//! - rules: A move takes any positive number of stones from one of two heaps. A player who finds
//!   both heaps empty loses, and so does one who finds one of `n` given positions, the shortcuts.
//!   Who wins from each of `m` positions?
//! - difficulty: 3100
//! - time-limit: 2s
//! - memory-limit: 512MB
//! - input: n in 1..10^5, m in 1..10^5, n * { x in 0..10^9, y in 0..10^9 }, distinct(x, y), m * { a
//!   in 0..10^9, b in 0..10^9 }, distinct(a, b)
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! No line of the board, row or column, has two lost positions that aren't shortcuts. Call a line
//! served if it needs no further lost position. Walk from `(0, 0)`, with all rows below `x` and all
//! columns below `y` served. Row `x` is served too if it has a shortcut before column `y`; likewise
//! column `y`. If neither line is served, `(x, y)` is lost and serves both. So the walk follows a
//! diagonal between the lines that have shortcuts, and the lost positions form at most `2n + 1`
//! stretches of diagonals. O((n + m) log n).

use snippets::fast_input::FastInput;
use std::collections::{BTreeMap, HashSet};

/// The positions `(x + i, y + i)` for `i < length`.
struct Stretch {
    x: u64,
    y: u64,
    length: u64,
}

/// Returns the first shortcut in each line that has one.
fn first_in_lines(shortcuts: impl Iterator<Item = (u64, u64)>) -> BTreeMap<u64, u64> {
    let mut first = BTreeMap::new();
    for (line, place) in shortcuts {
        let least = first.entry(line).or_insert(place);
        *least = place.min(*least);
    }
    first
}

/// Returns the lost positions that need not be shortcuts, by increasing rows.
fn lost_stretches(shortcuts: &[(u64, u64)]) -> Vec<Stretch> {
    let in_rows = first_in_lines(shortcuts.iter().copied());
    let in_columns = first_in_lines(shortcuts.iter().map(|&(x, y)| (y, x)));
    let (mut rows, mut columns) = (in_rows.iter().peekable(), in_columns.iter().peekable());
    let (mut x, mut y) = (0, 0);
    let mut stretches = vec![];
    loop {
        while rows.next_if(|&(&row, _)| row < x).is_some() {}
        while columns.next_if(|&(&column, _)| column < y).is_some() {}
        let until_row = rows.peek().map_or(u64::MAX, |&(row, _)| row - x);
        let until_column = columns.peek().map_or(u64::MAX, |&(column, _)| column - y);
        let length = until_row.min(until_column);
        if length > 0 {
            stretches.push(Stretch { x, y, length });
        }
        if length == u64::MAX {
            return stretches;
        }
        (x, y) = (x + length, y + length);
        let row_is_served = in_rows.get(&x).is_some_and(|&first| first < y);
        let column_is_served = in_columns.get(&y).is_some_and(|&first| first < x);
        if !row_is_served && !column_is_served {
            stretches.push(Stretch { x, y, length: 1 });
        }
        let serves =
            |is_served: bool, other_is_served: bool| u64::from(is_served || !other_is_served);
        (x, y) = (
            x + serves(row_is_served, column_is_served),
            y + serves(column_is_served, row_is_served),
        );
    }
}

fn winners(shortcuts: &[(u64, u64)], positions: &[(u64, u64)]) -> Vec<&'static str> {
    let stretches = lost_stretches(shortcuts);
    let shortcuts: HashSet<&(u64, u64)> = shortcuts.iter().collect();
    let is_lost = |position: &(u64, u64)| {
        let &(a, b) = position;
        let after = stretches.partition_point(|stretch| stretch.x <= a);
        let is_on = |s: &Stretch| a - s.x < s.length && b.checked_sub(s.y) == Some(a - s.x);
        shortcuts.contains(position) || stretches[..after].last().is_some_and(is_on)
    };
    let verdict = |position| if is_lost(position) { "LOSE" } else { "WIN" };
    positions.iter().map(verdict).collect()
}

fn main() {
    let mut input = FastInput::from_stdin();
    let (n, m): (usize, usize) = (input.read(), input.read());
    let mut pairs = |count| (0..count).map(|_| (input.read(), input.read())).collect();
    let (shortcuts, positions): (Vec<_>, Vec<_>) = (pairs(n), pairs(m));
    println!("{}", winners(&shortcuts, &positions).join("\n"));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    const SIDE: usize = 12;

    fn table_by_search(shortcuts: &[(u64, u64)]) -> Vec<&'static str> {
        let mut wins = vec![vec![false; SIDE]; SIDE];
        for (a, b) in (0..SIDE).cartesian_product(0..SIDE) {
            let can_leave_a_loss = (0..a).any(|x| !wins[x][b]) || (0..b).any(|y| !wins[a][y]);
            wins[a][b] = can_leave_a_loss && !shortcuts.contains(&(a as u64, b as u64));
        }
        wins.concat()
            .into_iter()
            .map(|wins| if wins { "WIN" } else { "LOSE" })
            .collect()
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            shortcuts in prop::collection::btree_set((0..SIDE as u64, 0..SIDE as u64), 1..14),
        ) {
            let shortcuts = shortcuts.into_iter().collect_vec();
            let positions = (0..SIDE as u64)
                .cartesian_product(0..SIDE as u64)
                .collect_vec();
            let lines = shortcuts
                .iter()
                .chain(&positions)
                .map(|(a, b)| format!("{a} {b}\n"))
                .join("");
            let input = format!("{} {}\n{lines}", shortcuts.len(), positions.len());
            let expected = table_by_search(&shortcuts).join("\n");
            let got = winners(&shortcuts, &positions).join("\n");
            assert_answer!(input, expected, got);
        }
    }
}
