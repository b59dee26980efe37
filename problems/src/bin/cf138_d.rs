//! Codeforces 138 D. World of Darkraft
//! - url: https://codeforces.com/problemset/problem/138/D
//! - judge: codeforces
//! - games: multi-sg, grid, diagonals, splitting rectangles
//! - rules: A move picks an active cell of an `n × m` board. The cell sends waves along the
//!   diagonals of its letter (`L` along `/`, `R` along `\`, `X` along both). They switch cells off
//!   until they meet one that is off. A player who finds no active cell loses.
//! - difficulty: 2500
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: n in 1..20, m in 1..20, row[n] in "LRX" m..m
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! Take the cells of one colour of the chessboard in the coordinates `u = (r + c)/2` and
//! `v = (r - c)/2`: they form a rectangle, and a wave cuts it in two. `L` leaves the smaller and
//! the larger `u`, `R` the smaller and the larger `v`, `X` leaves four parts. Each part rectangle
//! takes one mex. O((n + m)^4 nm) with a small constant: 10^5 rectangles of at most 200 cells.

use proconio::input;
use proconio::marker::Chars;
use snippets::mex::mex;

/// Returns the value of the cells `(u, v, letter)` of one colour. All coordinates are below `size`.
fn colour_sg(cells: &[(usize, usize, char)], size: usize) -> u64 {
    let width = size + 1;
    let at = |u: usize, to_u: usize, v: usize, to_v: usize| {
        ((u * width + to_u) * width + v) * width + to_v
    };
    let mut g = vec![0; width.pow(4)];
    let spans = || (1..=size).flat_map(|length| (0..=size - length).map(move |a| (a, a + length)));
    for (u1, u2) in spans() {
        for (v1, v2) in spans() {
            let inside = cells
                .iter()
                .filter(|(u, v, _)| (u1..u2).contains(u) && (v1..v2).contains(v));
            let value = mex(inside.map(|&(u, v, letter)| match letter {
                'L' => g[at(u1, u, v1, v2)] ^ g[at(u + 1, u2, v1, v2)],
                'R' => g[at(u1, u2, v1, v)] ^ g[at(u1, u2, v + 1, v2)],
                _ => {
                    g[at(u1, u, v1, v)]
                        ^ g[at(u1, u, v + 1, v2)]
                        ^ g[at(u + 1, u2, v1, v)]
                        ^ g[at(u + 1, u2, v + 1, v2)]
                }
            }));
            g[at(u1, u2, v1, v2)] = value;
        }
    }
    g[at(0, size, 0, size)]
}

fn first_player_wins(board: &[Vec<char>]) -> bool {
    let columns = board[0].len();
    let size = (board.len() + columns).div_ceil(2);
    let colour = |parity| {
        let cells: Vec<(usize, usize, char)> = (0..board.len())
            .flat_map(|r| (0..columns).map(move |c| (r, c)))
            .filter(|(r, c)| (r + c) % 2 == parity)
            .map(|(r, c)| ((r + c) / 2, (r + columns - c) / 2, board[r][c]))
            .collect();
        colour_sg(&cells, size)
    };
    colour(0) != colour(1)
}

fn verdict(wins: bool) -> &'static str {
    if wins {
        "WIN"
    } else {
        "LOSE"
    }
}

fn main() {
    input! {
        n: usize,
        _m: usize,
        board: [Chars; n],
    }
    println!("{}", verdict(first_player_wins(&board)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// Returns the cells that stay active after a move at `(r, c)`, wave by wave.
    fn after(board: &[Vec<char>], active: u32, r: usize, c: usize) -> u32 {
        let columns = board[0].len();
        let mut left = active & !(1 << (r * columns + c));
        for (dr, dc) in [(1, 1), (-1, -1), (1, -1), (-1, 1)] {
            if board[r][c] == 'X' || (board[r][c] == 'R') == (dr == dc) {
                let (mut r, mut c) = (r as i32 + dr, c as i32 + dc);
                while (0..board.len() as i32).contains(&r) && (0..columns as i32).contains(&c) {
                    let cell = 1 << (r * columns as i32 + c);
                    if active & cell == 0 {
                        break;
                    }
                    left &= !cell;
                    (r, c) = (r + dr, c + dc);
                }
            }
        }
        left
    }

    fn wins(board: &[Vec<char>], active: u32, known: &mut HashMap<u32, bool>) -> bool {
        if let Some(&win) = known.get(&active) {
            return win;
        }
        let columns = board[0].len();
        let win = (0..board.len() * columns)
            .filter(|i| active >> i & 1 == 1)
            .any(|i| !wins(board, after(board, active, i / columns, i % columns), known));
        known.insert(active, win);
        win
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            (n, m, letters) in (1usize..5, 1usize..5, prop::collection::vec(0usize..3, 16))
        ) {
            let letter = |i: usize| ['L', 'R', 'X'][letters[i]];
            let board: Vec<Vec<char>> =
                (0..n).map(|r| (0..m).map(|c| letter(4 * r + c)).collect()).collect();
            let rows: String = board.iter().flat_map(|row| row.iter().chain(&['\n'])).collect();
            let input = format!("{n} {m}\n{rows}");
            let expected = verdict(wins(&board, (1 << (n * m)) - 1, &mut HashMap::new()));
            let got = verdict(first_player_wins(&board));
            assert_answer!(input, expected, got);
        }
    }
}
