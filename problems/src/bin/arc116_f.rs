//! AtCoder ARC 116 F. Deque Game
//! - url: https://atcoder.jp/contests/arc116/tasks/arc116_f
//! - judge: atcoder
//! - games: hot games, switches, ends of rows, tempo
//! - rules: A move removes the first or the last number of one of several rows, which must have at
//!   least two numbers. When every row has just one number, these are added up. Takahashi begins
//!   and wants a large sum, Aoki wants a small one.
//! - difficulty: 2800
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: k in 1..2*10^5, k * { n in 1..2*10^5, a[n] in 1..10^9 }, sum(n) <= 2*10^5
//! - statement: checked with the statement, its samples, and a published program on about 70 inputs
//!
//! Nobody wants to begin on a row of odd length: the opponent answers in the same row, to its end.
//! Each row of even length takes one move to become odd, so their number says who must begin on the
//! odd rows. An even row is then a switch between the values of the odd rows that the two players
//! make of it, and both players take the hottest switch. O(n + K log K).

use snippets::fast_input::FastInput;
use snippets::hot_games::switch_scores;
use snippets::score_games::last_of_row;

/// Returns the last number of a row of odd length if Takahashi must begin on it, or else Aoki.
fn odd_value(row: &[i64], takahashi_begins: bool) -> i64 {
    let mid = row.len() / 2;
    let around = &row[mid.saturating_sub(1)..row.len().min(mid + 2)];
    if takahashi_begins {
        last_of_row(around)
    } else {
        let negated: Vec<i64> = around.iter().map(|number| -number).collect();
        -last_of_row(&negated)
    }
}

fn last_sum(rows: &[Vec<i64>]) -> i64 {
    let is_even = |row: &&Vec<i64>| row.len() % 2 == 0;
    let takahashi_begins = rows.iter().filter(is_even).count() % 2 == 0;
    let (mut switches, mut sum) = (vec![], 0);
    for row in rows {
        if row.len() % 2 == 1 {
            sum += odd_value(row, takahashi_begins);
        } else {
            let odd = [&row[1..], &row[..row.len() - 1]];
            let [a, b] = odd.map(|row| odd_value(row, takahashi_begins));
            switches.push((a.max(b), a.min(b)));
        }
    }
    let [takahashi_first, _] = switch_scores(&switches, sum);
    takahashi_first
}

fn main() {
    let mut input = FastInput::from_stdin();
    let k = input.read();
    let mut row = || {
        let n = input.read();
        input.read_vec(n)
    };
    let rows: Vec<Vec<i64>> = (0..k).map(|_| row()).collect();
    println!("{}", last_sum(&rows));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    type Rows = Vec<Vec<i64>>;

    fn sum_by_search(
        rows: Rows,
        is_takahashi: bool,
        known: &mut HashMap<(Rows, bool), i64>,
    ) -> i64 {
        if let Some(&sum) = known.get(&(rows.clone(), is_takahashi)) {
            return sum;
        }
        let mut results = vec![];
        for i in (0..rows.len()).filter(|&i| rows[i].len() > 1) {
            for rest in [&rows[i][1..], &rows[i][..rows[i].len() - 1]] {
                let mut option = rows.clone();
                option[i] = rest.to_vec();
                results.push(sum_by_search(option, !is_takahashi, known));
            }
        }
        let best = if is_takahashi {
            results.iter().max()
        } else {
            results.iter().min()
        };
        let sum = best.copied().unwrap_or(rows.iter().flatten().sum());
        known.insert((rows, is_takahashi), sum);
        sum
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(96))]
        #[test]
        fn agrees_with_a_game_search(
            rows in prop::collection::vec(prop::collection::vec(1..15i64, 1..6), 1..4),
        ) {
            let lines = rows
                .iter()
                .map(|row| format!("{} {}\n", row.len(), row.iter().join(" ")))
                .join("");
            let input = format!("{}\n{lines}", rows.len());
            let expected = sum_by_search(rows.clone(), true, &mut HashMap::new());
            let got = last_sum(&rows);
            assert_answer!(input, expected, got);
        }
    }
}
