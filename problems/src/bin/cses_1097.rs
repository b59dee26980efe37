//! CSES 1097. Removal Game
//! - url: https://cses.fi/problemset/task/1097
//! - judge: cses
//! - games: score game, ends of a row
//! - rules: A move removes the first or the last number of a row and scores it. Both players want a
//!   large score. What is the largest one that the first player can get?
//! - difficulty: 1000
//! - time-limit: 1s
//! - input: n in 1..5000, x[n] in -10^9..10^9
//! - statement: checked with a public retelling of the statement and its sample, and two published
//!   programs on 350 inputs or more
//!
//! We know the sum of both scores, so their difference is enough. A hill `x ≤ y ≥ z` of neighbours
//! is as good as the single number `x - y + z`. In a row without hills both players always take the
//! larger end. O(n).

use proconio::input;
use snippets::score_games::ends_score;

fn first_score(row: &[i64]) -> i64 {
    (row.iter().sum::<i64>() + ends_score(row)) / 2
}

fn main() {
    input! {
        row: [i64],
    }
    println!("{}", first_score(&row));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Returns the scores of the mover and of the opponent.
    fn scores_by_search(row: &[i64]) -> (i64, i64) {
        let [first, .., last] = *row else {
            return (row.iter().sum(), 0);
        };
        let results = [(first, &row[1..]), (last, &row[..row.len() - 1])].map(|(gain, rest)| {
            let (other, mover) = scores_by_search(rest);
            (mover + gain, other)
        });
        results[0].max(results[1])
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(row in prop::collection::vec(-9..10i64, 1..12)) {
            let input = format!("{}\n{}\n", row.len(), row.iter().join(" "));
            let expected = scores_by_search(&row).0;
            let got = first_score(&row);
            assert_answer!(input, expected, got);
        }
    }
}
