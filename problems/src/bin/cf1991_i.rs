//! Codeforces 1991 I. Grid Game
//! - url: https://codeforces.com/problemset/problem/1991/I
//! - judge: codeforces
//! - games: grid, interactive, pairing strategy, matching, strategy stealing, score
//! - rules: You fill a grid with the numbers from 1 on. Then the judge and you take cells in turn
//!   until none is left. The judge begins anywhere; any later cell must be next to a taken one.
//!   Take a smaller sum than the judge.
//! - difficulty: 3500
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: t in 1..100, t * { n in 4..10, m in 4..10 }
//! - interactive: true
//! - statement: checked with the statement's public copies; no sample was found; the limits of time
//!   and memory are assumed
//!
//! If the number of cells is odd, write the numbers along a snake, and pair 1 with 2, 3 with 4, ….
//! Answer in the pair, or if its other cell is taken, take any cell that may be taken. In the end
//! the judge has one cell of each pair, and the last number, which is more than the number of
//! pairs.
//!
//! Otherwise choose four cells on the border, no corners, for the numbers 1 to 4, so that they and
//! their three neighbours each make four separate groups and dominoes cover the rest. The largest
//! numbers go to the neighbours, three consecutive ones to a group, a group with more to a larger
//! number of the four. The dominoes get pairs of consecutive numbers. Answer in the group: with the
//! small number first, then with the smallest. The judge can take a small number before you only
//! with the first cell, since nothing beside its group is next to it.
//!
//! With `b` cells outside the neighbours, group `t` has the numbers `t` and `b + 3t - 2` to `b +
//! 3t`. It costs the judge at least `b + 2t - 3`, or gives him at most `b + 2t - 1` if he begins
//! there. So the four cost him at least `2b - 4`, and each of the `(b - 4) / 2` dominoes gives him
//! at most 1. All grids have such groups: a test tries each.

use itertools::{iproduct, Itertools};
use proconio::input_interactive;

type Cell = (usize, usize);

fn neighbours((row, column): Cell, (n, m): Cell) -> Vec<Cell> {
    let rows = [(row.wrapping_sub(1), column), (row + 1, column)];
    let columns = [(row, column.wrapping_sub(1)), (row, column + 1)];
    let cells = rows.into_iter().chain(columns);
    cells
        .filter(|&(row, column)| row < n && column < m)
        .collect()
}

/// Looks for a partner of a cell among its neighbours, and moves other cells' partners if needed.
fn find_partner(
    cell: Cell,
    size: Cell,
    partners: &mut [Vec<Option<Cell>>],
    tried: &mut Vec<Cell>,
) -> bool {
    for to in neighbours(cell, size) {
        if tried.contains(&to) {
            continue;
        }
        tried.push(to);
        let is_given_up = match partners[to.0][to.1] {
            Some(other) => find_partner(other, size, partners, tried),
            None => true,
        };
        if is_given_up {
            partners[to.0][to.1] = Some(cell);
            return true;
        }
    }
    false
}

/// Covers the cells outside the groups with dominoes.
fn dominoes(groups: &[Vec<Cell>], (n, m): Cell) -> Option<Vec<Vec<Cell>>> {
    let taken = groups.concat();
    let mut partners = vec![vec![None; m]; n];
    let free = || iproduct!(0..n, 0..m).filter(|cell| !taken.contains(cell));
    for cell in free().filter(|(row, column)| (row + column) % 2 == 0) {
        if !find_partner(cell, (n, m), &mut partners, &mut taken.clone()) {
            return None;
        }
    }
    let domino = |cell: Cell| Some(vec![partners[cell.0][cell.1]?, cell]);
    let dominoes = free().filter_map(domino).collect_vec();
    (2 * dominoes.len() == free().count()).then_some(dominoes)
}

/// Returns groups of cells, in each of which the first free cell is taken, and the grid's numbers.
fn plan((n, m): Cell) -> (Vec<Vec<Cell>>, Vec<Vec<usize>>) {
    let mut numbers = vec![vec![0; m]; n];
    let mut write = |cells: &[Cell], first: usize| {
        cells
            .iter()
            .zip(first..)
            .for_each(|(cell, number)| numbers[cell.0][cell.1] = number);
    };
    if n * m % 2 == 1 {
        let snake = |(row, column)| (row, if row % 2 == 0 { column } else { m - 1 - column });
        let cells = iproduct!(0..n, 0..m).map(snake).collect_vec();
        write(&cells, 1);
        return (cells.chunks(2).map(<[Cell]>::to_vec).collect(), numbers);
    }
    let around = |cell: Cell| [vec![cell], neighbours(cell, (n, m))].concat();
    let on_border = iproduct!(0..n, 0..m)
        .map(around)
        .filter(|group| group.len() == 4);
    let choices = on_border.combinations(4);
    let mut separate = choices.filter(|groups| groups.iter().flatten().all_unique());
    let (mut groups, dominoes) = separate
        .find_map(|groups| dominoes(&groups, (n, m)).map(|dominoes| (groups, dominoes)))
        .expect("each grid of this size has such groups");
    let most = n * m - 12;
    for (group, t) in groups.iter().zip(1..) {
        write(&group[..1], t);
        write(&group[1..], most + 3 * t - 2);
    }
    for (domino, i) in dominoes.iter().zip(0..) {
        write(domino, 5 + 2 * i);
    }
    groups.extend(dominoes);
    (groups, numbers)
}

/// Returns the answer to the judge's cell, which is taken already.
fn answer(groups: &[Vec<Cell>], taken: &[Vec<bool>], cell: Cell) -> Option<Cell> {
    let size = (taken.len(), taken[0].len());
    let is_free = |cell: &Cell| !taken[cell.0][cell.1];
    let group = groups.iter().find(|group| group.contains(&cell))?;
    let in_group = group.iter().copied().find(is_free);
    in_group.or_else(|| {
        let mut free = iproduct!(0..size.0, 0..size.1).filter(is_free);
        free.find(|&cell| neighbours(cell, size).iter().any(|cell| !is_free(cell)))
    })
}

fn main() {
    input_interactive! { t: usize }
    for _ in 0..t {
        input_interactive! { n: usize, m: usize }
        let (groups, numbers) = plan((n, m));
        for row in numbers {
            println!("{}", row.iter().join(" "));
        }
        let mut taken = vec![vec![false; m]; n];
        for _ in 0..(n * m).div_ceil(2) {
            input_interactive! { i: usize, j: usize }
            let cell = (i - 1, j - 1);
            taken[cell.0][cell.1] = true;
            if let Some((row, column)) = answer(&groups, &taken, cell) {
                taken[row][column] = true;
                println!("{} {}", row + 1, column + 1);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Plays a game against a judge that takes the first cell by `choices`, and then one of the
    /// largest. Returns by how much the judge's sum is larger.
    fn lead(size: Cell, choices: &[usize]) -> i64 {
        let (groups, numbers) = plan(size);
        let cells = || iproduct!(0..size.0, 0..size.1);
        assert!(cells()
            .map(|(i, j)| numbers[i][j])
            .sorted()
            .eq(1..=size.0 * size.1));
        let mut taken = vec![vec![false; size.1]; size.0];
        let mut lead = 0;
        for turn in 0..(size.0 * size.1).div_ceil(2) {
            let may_be_taken = |&(i, j): &Cell, taken: &[Vec<bool>]| {
                let mut beside = cells().filter(|(k, l)| i.abs_diff(*k) + j.abs_diff(*l) == 1);
                !taken[i][j] && (turn == 0 || beside.any(|(k, l)| taken[k][l]))
            };
            let free = cells().filter(|cell| may_be_taken(cell, &taken));
            let free = free
                .sorted_by_key(|&(i, j)| numbers[i][j])
                .rev()
                .collect_vec();
            let choice = choices[turn % choices.len()];
            let bound = if turn == 0 {
                free.len()
            } else {
                1 + choice % 3
            };
            let cell = free[choice % bound.min(free.len())];
            taken[cell.0][cell.1] = true;
            lead += numbers[cell.0][cell.1] as i64;
            let Some((i, j)) = answer(&groups, &taken, cell) else {
                assert_eq!(2 * turn + 1, size.0 * size.1);
                continue;
            };
            assert!(!taken[i][j] && neighbours((i, j), size).iter().any(|c| taken[c.0][c.1]));
            taken[i][j] = true;
            lead -= numbers[i][j] as i64;
        }
        lead
    }

    #[test]
    fn wins_all_grids() {
        for size in iproduct!(4..=10, 4..=10) {
            for first in (0..size.0 * size.1).step_by(9) {
                assert!(lead(size, &[first]) > 0, "{size:?} {first}");
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(40))]
        #[test]
        fn wins_against_any_judge(
            n in 4..11usize, m in 4..11usize,
            choices in prop::collection::vec(0..1000usize, 50),
        ) {
            let lead = lead((n, m), &choices);
            assert_answer!(lead > 0; format!("1\n{n} {m}\n"), "a smaller sum", lead);
        }
    }
}
