//! Luogu P4576 (CQOI 2013). Board game
//! - url: https://www.luogu.com.cn/problem/P4576
//! - judge: luogu
//! - games: win lose draw, retrograde analysis, distance to win, grid, two pieces
//! - rules: On an `n × n` board white moves its piece one cell up, down, left or right, and black
//!   its piece one or two cells in such a direction; white begins. The player who moves onto the
//!   other piece wins, as soon as possible, and the loser delays that. Who wins, and after how many
//!   moves of both?
//! - difficulty: 1600
//! - input: n in 2..20, r1 in 1..n, c1 in 1..n, r2 in 1..n, c2 in 1..n
//! - statement: checked with the statement's public copy and its sample, and a published program on
//!   295 inputs
//!
//! A state is both places and the player to move. If both pieces stand on one cell, the mover has
//! lost. Retrograde analysis gives the outcome and the number of moves. O(n⁴).
//!
//! Black may not jump over white, but that never matters: it takes white instead.

use itertools::Itertools;
use proconio::input;
use proconio::marker::Usize1;
use snippets::outcome::{graph_outcomes, Outcome};

type Cell = (usize, usize);

/// Lists the cells that a piece reaches from `cell` by at most `reach` steps in one direction.
fn reached(n: usize, (row, column): Cell, reach: usize) -> Vec<Cell> {
    let along = |place: usize| (0..n).filter(move |&to| to != place && to.abs_diff(place) <= reach);
    let up_or_down = along(row).map(|to| (to, column));
    up_or_down
        .chain(along(column).map(|to| (row, to)))
        .collect()
}

fn result(n: usize, white: Cell, black: Cell) -> String {
    let cells = (0..n).cartesian_product(0..n).collect_vec();
    let state = |is_black: bool, (r, c): Cell, (s, d): Cell| {
        ((usize::from(is_black) * n * n + r * n + c) * n + s) * n + d
    };
    let mut next = vec![vec![]; 2 * n * n * n * n];
    for (&white, &black) in cells
        .iter()
        .cartesian_product(&cells)
        .filter(|(white, black)| white != black)
    {
        let by_white = reached(n, white, 1)
            .into_iter()
            .map(|to| state(true, to, black));
        next[state(false, white, black)] = by_white.collect();
        let by_black = reached(n, black, 2)
            .into_iter()
            .map(|to| state(false, white, to));
        next[state(true, white, black)] = by_black.collect();
    }
    match graph_outcomes(&next)[state(false, white, black)] {
        Outcome::Win(moves) => format!("WHITE {moves}"),
        Outcome::Lose(moves) => format!("BLACK {moves}"),
        Outcome::Draw => "DRAW".to_string(),
    }
}

fn main() {
    input! {
        n: usize,
        white: (Usize1, Usize1),
        black: (Usize1, Usize1),
    }
    println!("{}", result(n, white, black));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// `true` if a player forces a win within so many moves, against any defence. The key says
    /// whether black is to move, where the mover's and the opponent's pieces stand, and whether the
    /// player who forces the win is the mover.
    type Known = HashMap<(bool, Cell, Cell, bool, u32), bool>;

    fn forces(
        n: usize,
        (own, other): (Cell, Cell),
        is_black: bool,
        for_mover: bool,
        moves: u32,
        known: &mut Known,
    ) -> bool {
        if moves == 0 {
            return false;
        }
        let key = (is_black, own, other, for_mover, moves);
        if let Some(&forced) = known.get(&key) {
            return forced;
        }
        let steps = [
            (0, 1),
            (1, 0),
            (0, -1),
            (-1, 0),
            (0, 2),
            (2, 0),
            (0, -2),
            (-2, 0),
        ];
        let steps = &steps[..if is_black { 8 } else { 4 }];
        let targets = steps
            .iter()
            .map(|&(r, c)| (own.0 as i32 + r, own.1 as i32 + c));
        let inside = targets.filter(|to| [to.0, to.1].iter().all(|&x| 0 <= x && x < n as i32));
        let targets = inside
            .map(|to| (to.0 as usize, to.1 as usize))
            .collect_vec();
        let mut wins = |to: &Cell| {
            if *to == other {
                for_mover
            } else {
                forces(n, (other, *to), !is_black, !for_mover, moves - 1, known)
            }
        };
        let forced = if for_mover {
            targets.iter().any(&mut wins)
        } else {
            targets.iter().all(&mut wins)
        };
        known.insert(key, forced);
        forced
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]
        #[test]
        fn agrees_with_a_game_search(
            n in 2..5usize,
            white in (0..5usize, 0..5usize),
            black in (0..5usize, 0..5usize),
        ) {
            let inside = |cell: Cell| (cell.0 % n, cell.1 % n);
            let (white, black) = (inside(white), inside(black));
            prop_assume!(white != black);
            let input = format!(
                "{n} {} {} {} {}\n",
                white.0 + 1,
                white.1 + 1,
                black.0 + 1,
                black.1 + 1
            );
            let mut known = HashMap::new();
            let mut within = |for_white: bool, moves| {
                forces(n, (white, black), false, for_white, moves, &mut known)
            };
            let by_white = (1..40)
                .find(|&moves| within(true, moves))
                .map(|moves| format!("WHITE {moves}"));
            let by_black = (1..40)
                .find(|&moves| within(false, moves))
                .map(|moves| format!("BLACK {moves}"));
            let expected = by_white.or(by_black).unwrap_or("DRAW".to_string());
            let got = result(n, white, black);
            assert_answer!(input, expected, got);
        }
    }
}
