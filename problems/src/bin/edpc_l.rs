//! Educational DP Contest L. Deque
//! - url: https://atcoder.jp/contests/dp/tasks/dp_l
//! - judge: atcoder
//! - games: score game, ends of a row
//! - rules: A move removes the first or the last number of a row and scores it. The first player
//!   wants a large difference of both scores, the second player a small one. What is the first
//!   player's score minus the second player's?
//! - difficulty: 1000
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: n in 1..3000, a[n] in 1..10^9
//! - statement: checked with the statement, its samples, and a published program on about 70 inputs
//!
//! A hill `x ≤ y ≥ z` of neighbours is as good as the single number `x - y + z`. In a row without
//! hills both players always take the larger end. O(n).

use proconio::input;
use snippets::score_games::ends_score;

fn main() {
    input! {
        row: [i64],
    }
    println!("{}", ends_score(&row));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Returns the first player's score minus the second player's.
    fn difference_by_search(row: &[i64], is_first: bool) -> i64 {
        let [first, .., last] = *row else {
            let rest: i64 = row.iter().sum();
            return if is_first { rest } else { -rest };
        };
        let (front, back) = (&row[1..], &row[..row.len() - 1]);
        if is_first {
            (first + difference_by_search(front, false))
                .max(last + difference_by_search(back, false))
        } else {
            (difference_by_search(front, true) - first).min(difference_by_search(back, true) - last)
        }
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(row in prop::collection::vec(1..20i64, 1..12)) {
            let input = format!("{}\n{}\n", row.len(), row.iter().join(" "));
            let expected = difference_by_search(&row, true);
            let got = ends_score(&row);
            assert_answer!(input, expected, got);
        }
    }
}
