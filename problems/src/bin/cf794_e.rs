//! Codeforces 794 E. Choosing Carrot
//! - url: https://codeforces.com/problemset/problem/794/E
//! - judge: codeforces
//! - games: ends of a row, minimax, middle of the row
//! - rules: Oleg and Igor in turn remove the first or the last carrot of a row, Oleg first, until
//!   one is left. Oleg wants it large, Igor wants it small. How large is it if Oleg makes `k` extra
//!   moves before they begin, for each `k`?
//! - difficulty: 2800
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: n in 1..3*10^5, a[n] in 1..10^9
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! In a row of even length Oleg gets the larger of the two middle carrots: he removes the end
//! nearer to the smaller one and then mirrors Igor. In a row of odd length his first move leaves an
//! even row with Igor to move, and Igor gets the smaller of its two middle carrots.
//!
//! The `k` extra moves choose any part of the row of length `n - k`. Its middle can be anywhere
//! within `k / 2` of the middle of the row. So the answers are maxima over ranges that grow with
//! `k`. If the extra moves leave one carrot, Oleg has chosen the largest of all. O(n).

use itertools::Itertools;
use snippets::fast_input::FastInput;
use snippets::score_games::last_of_row;

fn last_carrots(row: &[i64]) -> Vec<i64> {
    let n = row.len();
    let largest = row.iter().max().expect("at least one carrot");
    let mut results = vec![*largest; n];
    // Leave out the first and the last part of length `n - k`. The middles of the others are the
    // middles of the parts of length `n - k + 2`.
    let mut best = [i64::MIN; 2];
    for k in 0..n - 1 {
        let best = &mut best[k % 2];
        *best = last_of_row(&row[k..])
            .max(last_of_row(&row[..n - k]))
            .max(*best);
        results[k] = *best;
    }
    results
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n = input.read();
    println!("{}", last_carrots(&input.read_vec(n)).iter().join(" "));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    fn last_by_search(row: &[i64], extra: usize, is_olegs_move: bool) -> i64 {
        if row.len() == 1 {
            return row[0];
        }
        let next_is_oleg = extra > 0 || !is_olegs_move;
        let results = [&row[1..], &row[..row.len() - 1]];
        let results =
            results.map(|rest| last_by_search(rest, extra.saturating_sub(1), next_is_oleg));
        if is_olegs_move {
            results[0].max(results[1])
        } else {
            results[0].min(results[1])
        }
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(row in prop::collection::vec(1..9i64, 1..11)) {
            let input = format!("{}\n{}\n", row.len(), row.iter().join(" "));
            let expected = (0..row.len()).map(|extra| last_by_search(&row, extra, true)).join(" ");
            let got = last_carrots(&row).iter().join(" ");
            assert_answer!(input, expected, got);
        }
    }
}
