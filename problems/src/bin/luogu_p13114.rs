//! Luogu P13114 (Google Code Jam 2019 1C). Bacterial Tactics
//! - url: https://www.luogu.com.cn/problem/P13114
//! - judge: luogu
//! - games: multi-sg, split, rectangle, grid, count winning moves
//! - rules: A move sets a colony, which fills its whole row or column up to the border or other
//!   colonies. A player who reaches a radioactive cell or cannot move loses. How many first moves
//!   win?
//! - difficulty: 1600
//! - time-limit: 5s
//! - memory-limit: 512MB
//! - input: t in 1..100, t * { r in 1..15, c in 1..15, row[r] in ".#" c..c }
//! - statement: checked with the statement's public copy and its samples, and a published program
//!   on about 70 inputs
//!
//! Only rows and columns without a radioactive cell are worth a move. A player who finds none of
//! them loses. A move splits the rectangle into two, so compute Grundy values of rectangles. A
//! winning row can start in any of its cells, so it counts as often as it is long.
//!
//! O(R² C² (R + C)) a case.

use proconio::input;
use proconio::marker::Bytes;
use snippets::sg_memo::SgMemo;

/// The rows `top..bottom` and columns `left..right`, one byte each. Looking them up as one number
/// takes half the time.
type Rectangle = u32;

fn rectangle(sides: [usize; 4]) -> Rectangle {
    u32::from_be_bytes(sides.map(|side| side as u8))
}

fn sides(rectangle: Rectangle) -> [usize; 4] {
    rectangle.to_be_bytes().map(usize::from)
}

fn count_winning_openings(grid: &[Vec<u8>]) -> usize {
    let whole = rectangle([0, grid.len(), 0, grid[0].len()]);
    let mut game = SgMemo::new(|&rectangle: &Rectangle| splits(grid, rectangle));
    let winning = game.winning_moves(&[whole]).into_iter();
    winning
        .map(|(_, halves)| area(whole) - area(halves[0]) - area(halves[1]))
        .sum()
}

/// Lists the two parts that each row or column without a radioactive cell leaves.
fn splits(grid: &[Vec<u8>], whole: Rectangle) -> Vec<Vec<Rectangle>> {
    let [top, bottom, left, right] = sides(whole);
    let safe = |y: usize, x: usize| grid[y][x] == b'.';
    if top == bottom || left == right {
        return vec![];
    }
    let rows = (top..bottom).filter(|&y| (left..right).all(|x| safe(y, x)));
    let columns = (left..right).filter(|&x| (top..bottom).all(|y| safe(y, x)));
    let by_row = rows.map(|y| [[top, y, left, right], [y + 1, bottom, left, right]]);
    let by_column = columns.map(|x| [[top, bottom, left, x], [top, bottom, x + 1, right]]);
    by_row
        .chain(by_column)
        .map(|halves| halves.map(rectangle).to_vec())
        .collect()
}

fn area(rectangle: Rectangle) -> usize {
    let [top, bottom, left, right] = sides(rectangle);
    (bottom - top) * (right - left)
}

fn main() {
    input! {
        cases: usize,
    }
    for case in 1..=cases {
        input! {
            rows: usize,
            _columns: usize,
            grid: [Bytes; rows],
        }
        println!("Case #{case}: {}", count_winning_openings(&grid));
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use proptest::prelude::*;

    use super::*;

    type Grid = Vec<Vec<u8>>;

    /// Returns the grid after a colony grows from a cell, or `None` if it reaches a radioactive
    /// cell.
    fn grown(grid: &Grid, y: usize, x: usize, down: isize, right: isize) -> Option<Grid> {
        let mut grid = grid.clone();
        grid[y][x] = b'o';
        for sign in [1, -1] {
            let (mut y, mut x) = (y as isize, x as isize);
            loop {
                (y, x) = (y + sign * down, x + sign * right);
                let cell = usize::try_from(y).ok().and_then(|y| grid.get_mut(y));
                match cell.and_then(|row| row.get_mut(usize::try_from(x).ok()?)) {
                    Some(cell) if *cell == b'#' => return None,
                    Some(cell) if *cell == b'.' => *cell = b'o',
                    _ => break,
                }
            }
        }
        Some(grid)
    }

    fn count_by_search(grid: &Grid, memo: &mut HashMap<Grid, usize>) -> usize {
        if let Some(&known) = memo.get(grid) {
            return known;
        }
        let mut wins = 0;
        for (y, row) in grid.iter().enumerate() {
            for x in (0..row.len()).filter(|&x| row[x] == b'.') {
                for (down, right) in [(0, 1), (1, 0)] {
                    let after = grown(grid, y, x, down, right);
                    wins += usize::from(after.is_some_and(|g| count_by_search(&g, memo) == 0));
                }
            }
        }
        memo.insert(grid.clone(), wins);
        wins
    }

    proptest! {
        #[test]
        fn equals_letting_colonies_grow(
            columns in 1..5usize,
            cells in prop::collection::vec(prop::sample::select(b"...........#".to_vec()), 16),
            rows in 1..5usize,
        ) {
            let grid: Grid = cells
                .chunks(4)
                .take(rows)
                .map(|row| row[..columns].to_vec())
                .collect();
            let expected = count_by_search(&grid, &mut HashMap::new());
            prop_assert_eq!(count_winning_openings(&grid), expected);
        }
    }
}
