//! Codeforces 1710 E. Two Arrays
//! - url: https://codeforces.com/problemset/problem/1710/E
//! - judge: codeforces
//! - games: undirected vertex geography, rook, bipartite matching, independent set, binary search
//! - rules: A rook starts in the first cell of a grid. A move takes it along its row or column to
//!   another cell that was visited fewer than 1000 times, or ends the game with the score `a[r] +
//!   b[c]` of its cell. Alice moves first and wants a small score, Bob a large one.
//! - difficulty: 2400
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: n in 1..2*10^5, m in 1..2*10^5, a[n] in 1..5*10^8, b[m] in 1..5*10^8
//! - statement: checked with the statement's public copy and its samples
//!
//! Can Alice get `x` or less? Call a cell low if its score is at most `x`, high otherwise. Alice
//! must go to low cells, since Bob ends the game in others, and Bob must go to high cells. So they
//! play vertex geography on a bipartite graph. Alice wins from a high start iff every maximum
//! matching covers it, that is, iff the largest independent set is as large without the start. In
//! an independent set each row and each column holds cells of one kind only. If the rows are
//! sorted, those for low cells come first, and each column takes the kind that gives it more cells.
//! A set without the start needs the row or the column of the start to be low; it may be the only
//! row out of order. O((n + m) log max a).

use snippets::fast_input::FastInput;

/// The size of the largest set of cells of which no two are in one line and on different sides of
/// `x`. Both arrays are sorted. The row `forced`, if any, holds low cells.
fn independent_cells(rows: &[u64], columns: &[u64], x: u64, forced: Option<usize>) -> usize {
    let n = rows.len();
    // Of the columns with fewer than `k` low cells: how many there are, and their low cells.
    let (mut counts, mut sums) = (vec![0; n + 2], vec![0; n + 2]);
    let mut low = n;
    for &column in columns {
        while low > 0 && rows[low - 1] + column > x {
            low -= 1;
        }
        counts[low + 1] += 1;
        sums[low + 1] += low;
    }
    for k in 0..=n {
        counts[k + 1] += counts[k];
        sums[k + 1] += sums[k];
    }
    let count = |from: usize, to: usize| counts[to] - counts[from];
    let sum = |from: usize, to: usize| sums[to] - sums[from];
    let cells = (0..=n).map(|i| {
        // The rows below `i` are low, and so is `alone`.
        let alone = forced.filter(|&row| row >= i);
        let t = n - i - usize::from(alone.is_some());
        // A column with `c` low cells is high iff `c < t`.
        let high = n * count(0, t) - i * count(0, i.min(t)) - sum(i.min(t), t);
        let low = sum(t, i.max(t)) + i * count(i.max(t), n + 1);
        match alone {
            Some(row) => high + low + count(t.max(row + 1), n + 1) - count(0, t.min(row + 1)),
            None => high + low,
        }
    });
    cells.max().expect("0 is in the range")
}

fn score(mut a: Vec<u64>, mut b: Vec<u64>) -> u64 {
    let start = [a[0], b[0]];
    a.sort_unstable();
    b.sort_unstable();
    let row = a.partition_point(|&value| value < start[0]);
    let column = b.partition_point(|&value| value < start[1]);
    let alice_wins = |x: u64| {
        let all = independent_cells(&a, &b, x, None);
        all == independent_cells(&a, &b, x, Some(row))
            || all == independent_cells(&b, &a, x, Some(column))
    };
    let (mut low, mut high) = (0, start[0] + start[1]);
    while high - low > 1 {
        let middle = (low + high) / 2;
        if alice_wins(middle) {
            high = middle;
        } else {
            low = middle;
        }
    }
    high
}

fn main() {
    let mut input = FastInput::from_stdin();
    let (n, m) = (input.read(), input.read());
    let a = input.read_vec(n);
    println!("{}", score(a, input.read_vec(m)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    struct Grid<'a> {
        a: &'a [u64],
        b: &'a [u64],
        /// How often a cell may be visited.
        limit: u32,
        known: HashMap<(u32, usize, bool), u64>,
    }

    impl Grid<'_> {
        /// The score from `at`, with the visits of all cells as digits in base 4.
        fn search(&mut self, visits: u32, at: usize, is_alice: bool) -> u64 {
            if let Some(&score) = self.known.get(&(visits, at, is_alice)) {
                return score;
            }
            let m = self.b.len();
            let mut best = self.a[at / m] + self.b[at % m];
            for to in 0..self.a.len() * m {
                let in_line = to != at && (to / m == at / m || to % m == at % m);
                if in_line && visits >> (2 * to) & 3 < self.limit {
                    let score = self.search(visits + (1 << (2 * to)), to, !is_alice);
                    best = if is_alice {
                        best.min(score)
                    } else {
                        best.max(score)
                    };
                }
            }
            self.known.insert((visits, at, is_alice), best);
            best
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(
            a in prop::collection::vec(1..6u64, 1..4),
            b in prop::collection::vec(1..6u64, 1..4),
        ) {
            let limit = if a.len() * b.len() <= 4 { 2 } else { 1 };
            let mut grid = Grid { a: &a, b: &b, limit, known: HashMap::new() };
            let expected = grid.search(1, 0, true);
            let lines = [a.iter().join(" "), b.iter().join(" ")].join("\n");
            let input = format!("{} {}\n{lines}\n", a.len(), b.len());
            let got = score(a, b);
            assert_answer!(input, expected, got);
        }
    }
}
