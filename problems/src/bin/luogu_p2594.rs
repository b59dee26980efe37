//! Luogu P2594 (ZJOI 2009). Dyeing game
//! - url: https://www.luogu.com.cn/problem/P2594
//! - judge: luogu
//! - games: coin turning, ruler, grid, connected block
//! - names: 染色游戏
//! - rules: A move turns all coins of a connected block of a grid. One coin of the block must go
//!   from tails to heads, and no other coin of the block may lie below or right of it. A player who
//!   cannot move loses.
//! - difficulty: 2200
//! - time-limit: 1s
//! - input: t in 1..50, t * { n in 1..100, m in 1..100, row[n] in "HT" m..m }
//! - statement: checked with the statement, and a published program on about 70 inputs
//!
//! The tails are the active coins, and each counts on its own. In the first row and the first
//! column, blocks are runs. That is the ruler game: the `k`-th coin has the largest power of two
//! that divides `k` as its value. Elsewhere the coin in row `i` and column `j` has the value
//! `2^(i + j - 2)`. All values are powers of two, so the nim-sum is 0 iff each occurs an even
//! number of times. O(nm). We don't know the judge's time limit and assume 1 s.

use itertools::Itertools;
use proconio::input;
use proconio::marker::Chars;
use snippets::coin_turning::ruler_sg;

fn first_player_wins(grid: &[Vec<char>]) -> bool {
    let (rows, columns) = (grid.len(), grid[0].len());
    let mut is_odd = vec![false; rows + columns];
    for (i, j) in (0..rows).cartesian_product(0..columns) {
        if grid[i][j] == 'T' {
            let log = if i == 0 || j == 0 {
                ruler_sg(i + j, usize::MAX).ilog2() as usize
            } else {
                i + j
            };
            is_odd[log] ^= true;
        }
    }
    is_odd.contains(&true)
}

fn verdict(wins: bool) -> &'static str {
    if wins {
        "-_-"
    } else {
        "=_="
    }
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
        println!("{}", verdict(first_player_wins(&grid)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

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

    /// Lists the blocks in which cell `last` may be the one that goes to heads.
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

    /// Says for each set of tails up to `last` whether the mover wins.
    fn wins_by_search(cells: usize, columns: usize, last: usize) -> Vec<bool> {
        let blocks: Vec<Vec<usize>> = (0..cells).map(|c| blocks(c, columns)).collect();
        let mut wins: Vec<bool> = Vec::new();
        for tails in 0..=last {
            let moves = (0..cells).filter(|c| tails >> c & 1 == 1);
            let mut moves = moves.flat_map(|c| &blocks[c]);
            wins.push(moves.any(|block| !wins[tails ^ block]));
        }
        wins
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            rows in 1usize..5,
            columns in 1usize..5,
            tails in 0usize..1 << 9,
        ) {
            let rows = rows.min(9 / columns);
            let cells = rows * columns;
            let tails = tails & ((1 << cells) - 1);
            let cell = |c: usize| if tails >> c & 1 == 1 { 'T' } else { 'H' };
            let row = |i| (0..columns).map(|j| cell(columns * i + j)).collect_vec();
            let grid = (0..rows).map(row).collect_vec();
            let lines = grid.iter().map(|row| row.iter().join("")).join("\n");
            let input = format!("1\n{rows} {columns}\n{lines}\n");
            let expected = verdict(wins_by_search(cells, columns, tails)[tails]);
            let got = verdict(first_player_wins(&grid));
            assert_answer!(input, expected, got);
        }
    }
}
