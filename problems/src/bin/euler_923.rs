//! Project Euler 923. Young's Game B
//! - url: https://projecteuler.net/problem=923
//! - judge: euler
//! - games: partizan, hot games, switches, counting, sum of games, dp
//! - rules: Each of `m` boards is a staircase of `k` steps, `a` cells high and `b` long, with a
//!   token on the top left cell. In turn, Right, who begins, moves a token to the right and Down
//!   one downwards, by one cell. A player who cannot move loses. With `a + b + k <= w` for each
//!   board, how many rows of `m` boards does Right win, modulo 10^9 + 7?
//! - difficulty: 3000
//! - time-limit: 10s
//! - input: m in 1..8, w in 3..64
//! - statement: checked with a public copy and its samples; the largest one is the published answer
//!
//! The site has no input. Here the input is `m` and `w`, 8 and 64 on the site.
//!
//! A token sees a staircase that begins `i` rows and `j` columns inside its first step, with `k`
//! steps left. A move adds 1 to `i` or `j`, and at the end of a step goes on with one step less.
//! Every value turns out to be an integer or a switch `{l|r}` of integers, `l >= r`. Whether it's a
//! number follows from the simplicity theorem: `n` must be greater than Right's integer, or no less
//! than the lower number of Right's switch, and so on for Down; it's the smallest such `n`.
//! Otherwise both have moved to integers. The program stops if a value is neither.
//!
//! In a sum, the players take the hottest switch first, and integers last. So go through the
//! switches by falling `l - r`, and choose how many boards have each value: `c` of them are worth
//! `c (l + r) / 2` plus or minus `(l - r) / 2` if `c` is odd, with the sign of who's next. Then add
//! integers. When all switches are taken, Right wins with a sum above 0 if he is to move, and from
//! 0 on if Down is. O(w^5) for the values, and for `v` different ones O(v m³ w) to count.

use itertools::{iproduct, Itertools};
use proconio::input;
use snippets::modular::Binomials;
use std::collections::BTreeMap;

const PRIME: u64 = 1_000_000_007;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Value {
    Integer(i64),
    /// The numbers that Right and Down move to.
    Switch(i64, i64),
}

use Value::{Integer, Switch};

/// Returns the value of a position with one move for each player at most.
fn value(right: Option<Value>, down: Option<Value>) -> Value {
    let least = right.map_or(i64::MIN, |right| match right {
        Integer(n) => n + 1,
        Switch(_, low) => low,
    });
    let most = down.map_or(i64::MAX, |down| match down {
        Integer(n) => n - 1,
        Switch(high, _) => high,
    });
    if least <= most {
        return Integer(0.clamp(least, most));
    }
    match (right, down) {
        (Some(Integer(high)), Some(Integer(low))) if high >= low => Switch(high, low),
        _ => panic!("{right:?} and {down:?} make neither an integer nor a switch"),
    }
}

/// Counts the values of the staircases.
fn count_values(w: usize) -> BTreeMap<Value, u64> {
    let mut counts = BTreeMap::new();
    for (a, b) in iproduct!(1..w, 1..w).filter(|(a, b)| a + b < w) {
        // The values at all places of the first step, with one step less.
        let mut less: Vec<Option<Value>> = vec![None; a * b];
        for _ in 1..=w - a - b {
            let mut values = vec![None; a * b];
            for (i, j) in iproduct!((0..a).rev(), (0..b).rev()) {
                let right = if j + 1 < b {
                    values[i * b + j + 1]
                } else {
                    less[i * b]
                };
                let down = if i + 1 < a {
                    values[(i + 1) * b + j]
                } else {
                    less[j]
                };
                values[i * b + j] = Some(value(right, down));
            }
            *counts
                .entry(values[0].expect("all places are filled"))
                .or_default() += 1;
            less = values;
        }
    }
    counts
}

/// How many rows of boards there are, by the number of boards and twice their sum.
struct Rows {
    counts: Vec<Vec<u64>>,
    zero: i64,
}

impl Rows {
    /// Returns only the row without boards; values are at most `largest`, up to the sign.
    fn new(m: usize, largest: i64) -> Self {
        let zero = 2 * largest * m as i64;
        let mut counts = vec![vec![0; 2 * zero as usize + 1]; m + 1];
        counts[0][zero as usize] = 1;
        Self { counts, zero }
    }

    /// Lets up to all boards be one of `kinds` staircases. `worth(boards, more)` is twice what
    /// `more` of them add to a number of boards.
    fn add(&mut self, kinds: u64, binomials: &Binomials, worth: impl Fn(usize, i64) -> i64) {
        let m = self.counts.len() - 1;
        for boards in (0..m).rev() {
            for sum in 0..self.counts[boards].len() {
                let mut ways = self.counts[boards][sum];
                if ways == 0 {
                    continue;
                }
                for more in 1..=m - boards {
                    ways = ways * kinds % PRIME;
                    let sum = sum as i64 + worth(boards, more as i64);
                    let count = &mut self.counts[boards + more][sum as usize];
                    *count = (*count + ways * binomials.choose(boards + more, more)) % PRIME;
                }
            }
        }
    }
}

fn rows_won(m: usize, w: usize) -> u64 {
    let values = count_values(w);
    let largest = values.keys().map(|value| match value {
        Integer(n) => n.abs(),
        Switch(high, low) => high.abs().max(low.abs()),
    });
    let largest = largest.max().unwrap_or(0);
    let binomials = Binomials::new(m, PRIME);
    let (mut switches, mut integers) = (Rows::new(m, largest), Rows::new(m, largest));
    let heat = |value: &Value| match value {
        Integer(_) => 0,
        Switch(high, low) => low - high,
    };
    for (value, kinds) in values.into_iter().sorted_by_key(|(value, _)| heat(value)) {
        match value {
            Integer(n) => integers.add(kinds, &binomials, |_, more| 2 * more * n),
            Switch(high, low) => switches.add(kinds, &binomials, |boards, more| {
                let sign = if boards % 2 == 0 { 1 } else { -1 };
                more * (high + low) + more % 2 * sign * (high - low)
            }),
        }
    }
    let mut won = 0;
    for hot in 0..=m {
        let mut at_least = integers.counts[m - hot].clone();
        for i in (1..at_least.len()).rev() {
            at_least[i - 1] = (at_least[i - 1] + at_least[i]) % PRIME;
        }
        for (sum, ways) in (-switches.zero..).zip(&switches.counts[hot]) {
            let needed = i64::from(hot % 2 == 0) - sum + integers.zero;
            let others = at_least.get(needed.max(0) as usize).unwrap_or(&0);
            won = (won + ways * others % PRIME * binomials.choose(m, hot)) % PRIME;
        }
    }
    won
}

fn main() {
    input! { m: usize, w: usize }
    println!("{}", rows_won(m, w));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// A board's rows by their lengths, and the token's row and column.
    type Board = (Vec<usize>, usize, usize);

    fn wins(
        boards: &[Board],
        is_right: bool,
        known: &mut HashMap<(Vec<Board>, bool), bool>,
    ) -> bool {
        let key = (boards.to_vec(), is_right);
        if let Some(wins) = known.get(&key) {
            return *wins;
        }
        let wins = (0..boards.len()).any(|i| {
            let mut next = boards.to_vec();
            let (rows, row, column) = &mut next[i];
            if is_right {
                *column += 1;
            } else {
                *row += 1;
            }
            let is_on_board = rows.get(*row).is_some_and(|length| *column < *length);
            is_on_board && !wins(&next, !is_right, known)
        });
        known.insert(key, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(12))]
        #[test]
        fn agrees_with_a_game_search(m in 1..4usize, w in 3..7usize) {
            let w = w.min(8 - m);
            let sizes = iproduct!(1..w, 1..w, 1..w).filter(|(a, b, k)| a + b + k <= w);
            let staircase = |(a, b, k): (usize, usize, usize)| {
                let lengths = (1..=k).rev().flat_map(|step| vec![step * b; a]);
                (lengths.collect_vec(), 0, 0)
            };
            let boards = sizes.map(staircase).collect_vec();
            let mut known = HashMap::new();
            let rows = (0..m).map(|_| boards.iter().cloned()).multi_cartesian_product();
            let expected = rows.filter(|row| wins(row, true, &mut known)).count() as u64;
            assert_answer!(format!("{m} {w}\n"), expected, rows_won(m, w));
        }
    }
}
