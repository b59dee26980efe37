//! Codeforces 142 D. Help Shrek and Donkey 2
//! - url: https://codeforces.com/problemset/problem/142/D
//! - judge: codeforces
//! - games: moore nim, loopy, draws, rows of soldiers
//! - rules: Each row holds at most two soldiers, each Shrek's or Donkey's. A move chooses 1 to `k`
//!   of your own soldiers, which all attack or all retreat. Each goes at least one cell along its
//!   row and jumps over nobody: an attack goes towards the enemy in its row, a retreat away from
//!   it. A soldier without an enemy may go either way. A player who cannot move loses, and play
//!   without end is a draw.
//! - difficulty: 2600
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: n in 1..100, m in 1..100, k in 1..100, row[n] in "-GR" m..m
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! A soldier without an enemy in its row and with room to move can always move, so its player never
//! loses. If both players have such soldiers, the game is a draw; if only one has, that player
//! wins.
//!
//! If there are none, the gaps between enemies are heaps. The opponent answers a retreat with an
//! attack of the same length, and the attacks play Moore's nim: a move lowers up to `k` heaps.
//! O(nm).

use proconio::input;
use proconio::marker::Bytes;
use snippets::moore_nim::is_moore_nim_p_position;

fn verdict(field: &[Vec<u8>], k: usize) -> &'static str {
    let mut gaps = vec![];
    let mut roams = [false; 2];
    for row in field {
        let soldiers: Vec<usize> = (0..row.len()).filter(|&i| row[i] != b'-').collect();
        match soldiers[..] {
            [a, b] if row[a] != row[b] => gaps.push((b - a - 1) as u64),
            [a, ..] if soldiers.len() < row.len() => roams[usize::from(row[a] == b'R')] = true,
            _ => {}
        }
    }
    match roams {
        [true, true] => "Draw",
        [true, false] => "First",
        [false, true] => "Second",
        [false, false] if is_moore_nim_p_position(&gaps, k) => "Second",
        [false, false] => "First",
    }
}

fn main() {
    input! {
        n: usize,
        _columns: usize,
        k: usize,
        field: [Bytes; n],
    }
    println!("{}", verdict(&field, k));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use snippets::outcome::{graph_outcomes, Outcome};
    use std::collections::HashMap;

    type Field = Vec<Vec<u8>>;

    /// Returns the rows that one soldier can make of a row, by attacks or by retreats. If it has no
    /// enemy, it can go either way.
    fn row_moves(row: &[u8], own: u8, attacks: bool) -> Vec<Vec<u8>> {
        let mut results = vec![];
        for from in (0..row.len()).filter(|&i| row[i] == own) {
            let enemy = (0..row.len()).find(|&i| row[i] != b'-' && row[i] != own);
            for to in (0..row.len()).filter(|&to| to != from) {
                let way = from.min(to)..=from.max(to);
                let is_free = way.filter(|&i| i != from).all(|i| row[i] == b'-');
                let is_right =
                    enemy.map_or(true, |enemy| ((to > from) == (enemy > from)) == attacks);
                if is_free && is_right {
                    let mut next = row.to_vec();
                    next.swap(from, to);
                    results.push(next);
                }
            }
        }
        results
    }

    /// Returns all fields after a move of 1 to `k` soldiers. Each row of the field holds at most
    /// one own soldier.
    fn options(field: &Field, own: u8, k: usize) -> Vec<Field> {
        let mut all = vec![];
        for attacks in [true, false] {
            let choices = field.iter().map(|row| {
                let stays = [(row.clone(), 0)];
                let moves = row_moves(row, own, attacks).into_iter().map(|row| (row, 1));
                stays.into_iter().chain(moves).collect_vec()
            });
            for rows in choices.multi_cartesian_product() {
                let moved: usize = rows.iter().map(|row| row.1).sum();
                if (1..=k).contains(&moved) {
                    all.push(rows.into_iter().map(|row| row.0).collect());
                }
            }
        }
        all
    }

    fn by_search(start: Field, k: usize) -> &'static str {
        let mut index = HashMap::from([((start.clone(), b'G'), 0)]);
        let mut states = vec![(start, b'G')];
        let mut next: Vec<Vec<usize>> = vec![];
        while next.len() < states.len() {
            let (field, own) = states[next.len()].clone();
            let other = if own == b'G' { b'R' } else { b'G' };
            let mut targets = vec![];
            for option in options(&field, own, k) {
                let state = (option, other);
                let new = states.len();
                let target = *index.entry(state.clone()).or_insert(new);
                if target == new {
                    states.push(state);
                }
                targets.push(target);
            }
            next.push(targets);
        }
        match graph_outcomes(&next)[0] {
            Outcome::Win(_) => "First",
            Outcome::Lose(_) => "Second",
            Outcome::Draw => "Draw",
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]
        #[test]
        fn agrees_with_a_game_search(
            rows in prop::collection::vec((0..5usize, 0..5usize, any::<bool>(), 0..6u8), 1..4),
            columns in 2..5usize,
            k in 1..4usize,
        ) {
            let row = |&(a, b, is_shrek_first, lone): &(usize, usize, bool, u8)| {
                let mut row = vec![b'-'; columns];
                let soldiers = if is_shrek_first { [b'G', b'R'] } else { [b'R', b'G'] };
                row[a % columns] = soldiers[0];
                if lone > 0 && a % columns != b % columns {
                    row[b % columns] = soldiers[1];
                }
                row
            };
            let field = rows.iter().map(row).collect_vec();
            let lines = field.iter().map(|row| String::from_utf8_lossy(row)).join("\n");
            let input = format!("{} {columns} {k}\n{lines}\n", field.len());
            let expected = by_search(field.clone(), k);
            let got = verdict(&field, k);
            assert_answer!(input, expected, got);
        }
    }
}
