//! Luogu P13119. [GCJ 2019 #3] Zillionim
//! - url: https://www.luogu.com.cn/problem/P13119
//! - judge: luogu
//! - games: interactive, octal game with long takes, rows of coins, Grundy values by runs of
//!   lengths
//! - rules: In a row of 10¹² coins a move takes 10¹⁰ consecutive coins that are all still there. A
//!   player who cannot move loses. The judge begins and plays at random. There are 500 games, and
//!   you may have to win up to 499 of them.
//! - difficulty: 2200
//! - time-limit: 50s
//! - input: t in 1..500, w in 0..t, seed in 0..
//! - statement: checked with the statement's public copy and its dialogue, and a published program
//!   on about 70 inputs
//!
//! Rows of nearby lengths have equal Grundy values. Take two runs of lengths, with the values `u`
//! and `v`: then a whole range of longer rows has an option of value `u ^ v`. So it's enough to
//! know where such ranges begin and end. Rows of up to 100 takes have few runs. To find a winning
//! move, let one of the two rows that it leaves have the least length of a run. A judge who plays
//! at random loses the lead at once, unless few rows are left. O(r² log r) for r runs, O(r log r) a
//! move.

use itertools::Itertools;
use proconio::input_interactive;
use std::collections::BTreeMap;

/// The Grundy values of rows in which a move takes `take` consecutive coins. `runs[i]` is the least
/// length of a run of rows with one value, and that value.
struct Rows {
    take: i64,
    runs: Vec<(i64, usize)>,
}

impl Rows {
    /// Computes the values of rows of up to `longest` coins.
    fn new(take: i64, longest: i64) -> Self {
        // How many more, or fewer, pairs of runs leave a value, from this length on.
        let mut changes: BTreeMap<i64, Vec<(usize, i32)>> = BTreeMap::from([(take, vec![])]);
        let (mut runs, mut ends) = (vec![(0, 0)], vec![]);
        let mut pairs = vec![0];
        changes.entry(take).or_default().push((0, 1));
        while let Some((length, here)) = changes.pop_first() {
            if length > longest {
                break;
            }
            for (value, change) in here {
                pairs.resize(pairs.len().max(value + 1), 0);
                pairs[value] += change;
            }
            let mex = pairs
                .iter()
                .position(|&count| count == 0)
                .unwrap_or(pairs.len());
            let &(_, last) = runs.last().expect("empty rows make the first run");
            if mex == last {
                continue;
            }
            // The last run ends here. A pair of runs ends at the sum of their longest rows.
            ends.push(length);
            for (&(_, value), end) in runs.iter().zip(&ends) {
                let change = (value ^ last, -1);
                changes
                    .entry(take + length + end - 1)
                    .or_default()
                    .push(change);
            }
            runs.push((length, mex));
            for &(start, value) in &runs {
                let change = (value ^ mex, 1);
                changes
                    .entry(take + length + start)
                    .or_default()
                    .push(change);
            }
        }
        Self { take, runs }
    }

    fn value(&self, length: i64) -> usize {
        let next = self.runs.partition_point(|&(start, _)| start <= length);
        self.runs[next - 1].1
    }

    /// Returns how many coins to leave on the left of a row of `length`, so that what is left has
    /// this value.
    fn split(&self, length: i64, value: usize) -> Option<i64> {
        let rest = length - self.take;
        let starts = self.runs.iter().map(|&(start, _)| start);
        let lefts = starts.flat_map(|start| [start, rest - start + 1]);
        lefts
            .filter(|left| (0..=rest).contains(left))
            .find(|left| self.value(*left) ^ self.value(rest - left) == value)
    }

    /// Chooses a row and the number of coins to leave on its left. Returns a winning move if there
    /// is one, otherwise the move that leaves the most to play for, and `None` if there is no move.
    fn choose(&self, rows: &[i64]) -> Option<(usize, i64)> {
        let sum = rows.iter().fold(0, |sum, &row| sum ^ self.value(row));
        let winning = rows.iter().enumerate().find_map(|(i, &row)| {
            let left = self.split(row, self.value(row) ^ sum)?;
            Some((i, left))
        });
        let longest = rows.iter().position_max().filter(|&i| rows[i] >= self.take);
        winning.or(longest.map(|i| (i, 0)))
    }
}

/// The free rows of a game, each from its first coin to just behind its last one.
struct Game {
    free: Vec<(i64, i64)>,
}

impl Game {
    fn take(&mut self, first: i64, count: i64) {
        let row = self
            .free
            .iter()
            .position(|&(start, end)| start <= first && first + count <= end);
        let (start, end) = self
            .free
            .swap_remove(row.expect("the judge takes free coins"));
        self.free.extend([(start, first), (first + count, end)]);
    }
}

const COINS: i64 = 1_000_000_000_000;
const TAKE: i64 = 10_000_000_000;

fn main() {
    input_interactive! {
        games: usize,
        _least: usize,
    }
    let values = Rows::new(TAKE, COINS);
    for _ in 0..games {
        let mut game = Game {
            free: vec![(1, COINS + 1)],
        };
        loop {
            input_interactive! {
                first: i64,
            }
            match first {
                -1 => return,
                -2 | -3 => break,
                _ => game.take(first, TAKE),
            }
            let rows = game
                .free
                .iter()
                .map(|(start, end)| end - start)
                .collect_vec();
            let (row, left) = values
                .choose(&rows)
                .expect("the judge says when the game is over");
            let first = game.free[row].0 + left;
            println!("{first}");
            game.take(first, TAKE);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Computes the Grundy values of rows of up to `longest` coins by the definition.
    fn values_by_search(take: usize, longest: usize) -> Vec<usize> {
        let mut values: Vec<usize> = vec![];
        for length in 0..=longest {
            let rest = length.checked_sub(take);
            let lefts = rest
                .into_iter()
                .flat_map(|rest| (0..=rest).map(move |left| (left, rest - left)));
            let options = lefts
                .map(|(left, right)| values[left] ^ values[right])
                .collect_vec();
            values.push(
                (0..)
                    .find(|value| !options.contains(value))
                    .expect("finitely many options"),
            );
        }
        values
    }

    #[test]
    fn all_rows_of_takes_1_to_12_have_their_values() {
        for take in 1..=12 {
            let rows = Rows::new(take as i64, 400);
            let got = (0..=400).map(|length| rows.value(length)).collect_vec();
            assert_eq!(got, values_by_search(take, 400), "take {take}");
        }
    }

    proptest! {
        #[test]
        fn the_move_wins_wherever_a_game_search_finds_a_win(
            take in 1usize..8,
            rows in proptest::collection::vec(0usize..80, 1..5),
        ) {
            let values = values_by_search(take, 80);
            let solver = Rows::new(take as i64, 80);
            let lengths = rows.iter().map(|&row| row as i64).collect_vec();
            let sum = rows.iter().fold(0, |sum, &row| sum ^ values[row]);
            match solver.choose(&lengths) {
                Some((row, left)) => {
                    let right = rows[row] - take - left as usize;
                    let after = sum ^ values[rows[row]] ^ values[left as usize] ^ values[right];
                    prop_assert!(sum == 0 || after == 0, "{rows:?} by {take}: row {row} at {left}");
                }
                None => prop_assert!(rows.iter().all(|&row| row < take)),
            }
        }
    }
}
