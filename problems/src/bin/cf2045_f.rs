//! Codeforces 2045 F. Grid Game 3-angle
//! - url: https://codeforces.com/problemset/problem/2045/F
//! - judge: codeforces
//! - games: take at most k, triangle, rows modulo k + 1, moves that add stones, nim-sum
//! - rules: Stones lie in a triangle of `n` rows. A move takes 1 to `K` stones from a cell. It then
//!   adds 0 to `K` stones to each cell of the next `K` rows in the triangle below that cell. A
//!   player who cannot move loses.
//! - difficulty: 3000
//! - time-limit: 1s
//! - memory-limit: 1024MB
//! - input: t in 1..100, t * { n in 1..10^9, m in 1..2*10^5, k in 1..2*10^5, m * { r in 1..n, c in
//!   1..r, a in 1..10^9 }, distinct(r, c) }, sum(m) <= 2*10^5
//! - statement: checked with the statement's public translation and its sample, and two published
//!   programs on 400 inputs
//!
//! A cell counts with its stones modulo `K + 1`. Group the rows modulo `K + 1`, by their distance
//! to the last row. If the nim-sum of every group is 0, any move changes the nim-sum of its own
//! group, since the cells below it that change lie in other groups.
//!
//! Otherwise, take the group farthest from the last row whose nim-sum is not 0, and move there so
//! that its nim-sum becomes 0. The next rows include at least one of each nearer group, and the
//! stones added there make those nim-sums 0, too. Play ends, because stones can only be taken from
//! the last row. O(m log m).

use snippets::fast_input::FastInput;
use std::collections::HashMap;

/// `cells` gives, cell by cell, the row and the stones.
fn first_player_wins(cells: &[(u64, u64)], k: u64) -> bool {
    let mut sums = HashMap::new();
    for &(row, stones) in cells {
        *sums.entry(row % (k + 1)).or_insert(0) ^= stones % (k + 1);
    }
    sums.values().any(|&sum| sum != 0)
}

fn winner(first: bool) -> &'static str {
    if first {
        "Anda"
    } else {
        "Kamu"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let (_n, m, k): (u64, usize, u64) = (input.read(), input.read(), input.read());
        let mut cell = || {
            let row = input.read();
            let _column: u64 = input.read();
            (row, input.read())
        };
        let cells: Vec<(u64, u64)> = (0..m).map(|_| cell()).collect();
        println!("{}", winner(first_player_wins(&cells, k)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    type Known = HashMap<Vec<u64>, bool>;

    /// Searches two rows, or three with `K` = 1: the cells in the order of their rows, with
    /// everything that a move may add. Where play would not end, heaps don't grow above their first
    /// bound.
    fn wins_by_search(cells: &[u64], k: u64, known: &mut Known) -> bool {
        if let Some(&wins) = known.get(cells) {
            return wins;
        }
        let place = |i: usize| [(0, 0), (1, 0), (1, 1), (2, 0), (2, 1), (2, 2)][i];
        let mut wins = false;
        for i in 0..cells.len() {
            let (r, c) = place(i);
            let below = (0..cells.len()).filter(|&j| {
                let (x, y) = place(j);
                x > r && (x - r) as u64 <= k && c <= y && y <= c + x - r
            });
            let below = below.collect_vec();
            for taken in 1..=k.min(cells[i]) {
                let mut left = cells.to_vec();
                left[i] -= taken;
                let additions = below
                    .iter()
                    .map(|_| 0..=k)
                    .multi_cartesian_product()
                    .collect_vec();
                let additions = if below.is_empty() {
                    vec![vec![]]
                } else {
                    additions
                };
                wins |= additions.into_iter().any(|added| {
                    let mut option = left.clone();
                    below
                        .iter()
                        .zip(added)
                        .for_each(|(&j, more)| option[j] += more);
                    !wins_by_search(&option, k, known)
                });
            }
        }
        known.insert(cells.to_vec(), wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]
        #[test]
        fn agrees_with_a_game_search(
            (k, stones) in (1..4u64).prop_flat_map(|k| {
                let cells = if k == 1 { 6 } else { 3 };
                (Just(k), prop::collection::vec(0..3u64, cells))
            })
        ) {
            let rows = [1, 2, 2, 3, 3, 3];
            let columns = [1, 1, 2, 1, 2, 3];
            let placed = (0..stones.len()).filter(|&i| stones[i] > 0).collect_vec();
            prop_assume!(!placed.is_empty());
            let lines = placed
                .iter()
                .map(|&i| format!("{} {} {}\n", rows[i], columns[i], stones[i]));
            let n = rows[stones.len() - 1];
            let input = format!("1\n{n} {} {k}\n{}", placed.len(), lines.collect::<String>());
            let expected = winner(wins_by_search(&stones, k, &mut HashMap::new()));
            let cells = placed.iter().map(|&i| (rows[i], stones[i])).collect_vec();
            let got = winner(first_player_wins(&cells, k));
            assert_answer!(input, expected, got);
        }
    }
}
