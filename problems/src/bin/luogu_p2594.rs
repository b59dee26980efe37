//! Luogu P2594 (ZJOI 2009). Dyeing game
//! - url: https://www.luogu.com.cn/problem/P2594
//! - judge: luogu
//! - games: coin turning, ruler, grid, connected block
//! - time-limit: 1s
//!
//! A move turns all coins of a connected block; one of them, with no other coin of the block below
//! or right of it, goes from tails to heads. So the tails are the active coins, and each counts alone.
//! In the first row and the first column blocks are runs: that is the ruler game, and the `k`-th coin
//! has the largest power of two that divides `k`. Elsewhere the coin in row `i` and column `j` has
//! `2^(i + j - 2)`. All values are powers of two; the nim-sum is 0 iff each occurs an even number of
//! times. O(nm). The judge's time limit is not known; 1 s is assumed.

use itertools::Itertools;
use proconio::input;
use proconio::marker::Chars;
use snippets::coin_turning::ruler_sg;

fn first_player_wins(grid: &[Vec<char>]) -> bool {
    let (rows, columns) = (grid.len(), grid[0].len());
    let mut is_odd = vec![false; rows + columns];
    for (i, j) in (0..rows).cartesian_product(0..columns) {
        if grid[i][j] == 'T' {
            let log = match i == 0 || j == 0 {
                true => ruler_sg((i + j) as u64, u64::MAX).ilog2() as usize,
                false => i + j,
            };
            is_odd[log] ^= true;
        }
    }
    is_odd.contains(&true)
}

fn main() {
    input! {
        cases: usize,
    }
    for _ in 0..cases {
        input! {
            rows: usize,
            _columns: usize,
            grid: [Chars; rows],
        }
        let verdict = match first_player_wins(&grid) {
            true => "-_-",
            false => "=_=",
        };
        println!("{verdict}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_connected(block: usize, columns: usize) -> bool {
        let mut reached = block & block.wrapping_neg();
        loop {
            let grown = (0..usize::BITS as usize)
                .filter(|c| block >> c & 1 == 1)
                .filter(|&c| {
                    let near = |other: usize| reached >> other & 1 == 1;
                    (c % columns > 0 && near(c - 1))
                        || ((c + 1) % columns > 0 && near(c + 1))
                        || (c >= columns && near(c - columns))
                        || near(c + columns)
                })
                .fold(reached, |set, c| set | 1 << c);
            if grown == reached {
                return reached == block;
            }
            reached = grown;
        }
    }

    /// The blocks in which cell `last` may be the one that goes to heads.
    fn blocks(last: usize, columns: usize) -> Vec<usize> {
        let is_before = |c: usize| c / columns <= last / columns && c % columns <= last % columns;
        let before = (0..=last)
            .filter(|&c| is_before(c))
            .fold(0, |set, c| set | 1 << c);
        (0..1 << (last + 1))
            .filter(|block| block & !before == 0 && block >> last & 1 == 1)
            .filter(|&block| is_connected(block, columns))
            .collect()
    }

    fn equals_search(rows: usize, columns: usize) {
        let blocks: Vec<Vec<usize>> = (0..rows * columns).map(|c| blocks(c, columns)).collect();
        let mut wins: Vec<bool> = Vec::new();
        for tails in 0..1usize << (rows * columns) {
            let is_tail = |c: usize| tails >> c & 1 == 1;
            let moves = (0..rows * columns)
                .filter(|&c| is_tail(c))
                .flat_map(|c| &blocks[c]);
            let win = moves.into_iter().any(|block| !wins[tails ^ block]);
            wins.push(win);
            let cell = |c| if is_tail(c) { 'T' } else { 'H' };
            let grid: Vec<Vec<char>> = (0..rows)
                .map(|i| (0..columns).map(|j| cell(columns * i + j)).collect())
                .collect();
            assert_eq!(first_player_wins(&grid), win, "{grid:?}");
        }
    }

    #[test]
    fn equals_search_of_small_grids() {
        for (rows, columns) in [
            (1, 1),
            (1, 9),
            (9, 1),
            (2, 2),
            (2, 4),
            (4, 2),
            (3, 3),
            (2, 5),
        ] {
            equals_search(rows, columns);
        }
    }
}
