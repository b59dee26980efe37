//! Luogu P4363 (JLOI 2018). A pair of wooden chess sets
//! - url: https://www.luogu.com.cn/problem/P4363
//! - judge: luogu
//! - games: score difference, contour, minimax
//! - names: 一双木棋, 一双木棋chess
//! - rules: The players take turns to place pieces on an `n × m` board. A cell may be used if the
//!   cells above it and to its left are used or don't exist. In the end the first player scores the
//!   numbers `a` under the own pieces, and the second the numbers `b` under theirs. Both want the
//!   largest difference. What is the first player's lead?
//! - difficulty: 1900
//! - time-limit: 1s
//! - memory-limit: 512MB
//! - input: n in 1..10, m in 1..10, a[n*m] in 0..10^5, b[n*m] in 0..10^5
//! - statement: from memory
//!
//! The used cells lie under a staircase, so a position is how many cells each row has, in
//! non-increasing order: at most `C(20, 10) = 184756` positions. The number of used cells says who
//! moves. The lead of a position is the best of the gains and leads after it, for the first player
//! the largest, for the second the least. O(n · C(n + m, n)).

use proconio::input;
use std::collections::HashMap;

struct Board {
    a: Vec<Vec<i64>>,
    b: Vec<Vec<i64>>,
    leads: HashMap<Vec<usize>, i64>,
}

impl Board {
    /// Returns how much the first player gains more than the second from here on.
    fn lead(&mut self, rows: &[usize]) -> i64 {
        if let Some(lead) = self.leads.get(rows) {
            return *lead;
        }
        let is_first = rows.iter().sum::<usize>() % 2 == 0;
        let mut best = None;
        for row in 0..rows.len() {
            let column = rows[row];
            let above = if row == 0 {
                self.a[0].len()
            } else {
                rows[row - 1]
            };
            if column == above {
                continue;
            }
            let mut next = rows.to_vec();
            next[row] += 1;
            let rest = self.lead(&next);
            let lead = if is_first {
                rest + self.a[row][column]
            } else {
                rest - self.b[row][column]
            };
            let better = |best: i64| {
                if is_first {
                    best.max(lead)
                } else {
                    best.min(lead)
                }
            };
            best = Some(best.map_or(lead, better));
        }
        let lead = best.unwrap_or(0);
        self.leads.insert(rows.to_vec(), lead);
        lead
    }
}

fn lead(a: Vec<Vec<i64>>, b: Vec<Vec<i64>>) -> i64 {
    let rows = vec![0; a.len()];
    let leads = HashMap::new();
    Board { a, b, leads }.lead(&rows)
}

fn main() {
    input! {
        n: usize,
        m: usize,
        a: [[i64; m]; n],
        b: [[i64; m]; n],
    }
    println!("{}", lead(a, b));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Plays on the set of used cells.
    fn lead_by_search(used: u32, size: (usize, usize), a: &[i64], b: &[i64]) -> i64 {
        let (n, m) = size;
        let is_used = |row: usize, column: usize| used >> (row * m + column) & 1 == 1;
        let cells = (0..n).cartesian_product(0..m);
        let free = cells.filter(|&(row, column)| {
            !is_used(row, column)
                && (row == 0 || is_used(row - 1, column))
                && (column == 0 || is_used(row, column - 1))
        });
        let is_first = used.count_ones() % 2 == 0;
        let leads = free.map(|(row, column)| {
            let cell = row * m + column;
            let rest = lead_by_search(used | 1 << cell, size, a, b);
            rest + if is_first { a[cell] } else { -b[cell] }
        });
        let best = if is_first { leads.max() } else { leads.min() };
        best.unwrap_or(0)
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            n in 1..4usize,
            m in 1..4usize,
            a in prop::collection::vec(0..9i64, 9),
            b in prop::collection::vec(0..9i64, 9),
        ) {
            let (a, b) = (&a[..n * m], &b[..n * m]);
            let rows = |cells: &[i64]| cells.chunks(m).map(<[i64]>::to_vec).collect_vec();
            let text = |cells: &[i64]| cells.chunks(m).map(|row| row.iter().join(" ")).join("\n");
            let input = format!("{n} {m}\n{}\n{}\n", text(a), text(b));
            let expected = lead_by_search(0, (n, m), a, b);
            let got = lead(rows(a), rows(b));
            assert_answer!(input, expected, got);
        }
    }
}
