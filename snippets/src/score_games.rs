//! Games for points: the mover's best difference.
//!
//! - Definition: a move scores points for its player, possibly negative ones; both players maximise
//!   their points minus the other's. Play ends where there is no move.
//! - Theorem: the score of a position is the largest `gain - score(option)`, 0 without moves. It
//!   doesn't add over sums of games: see `hot_games`. Two games on a row need no table. (1) Taking
//!   from the ends: a hill `x ≤ y ≥ z` of neighbours may be replaced by `x - y + z`, because
//!   whoever takes `x` or `z` lets the other take `y`. A row without hills falls, then rises, and
//!   both players take the larger end. (2) Removing ends until one number is left, which the mover
//!   wants large and the other player small: it's at least `t` iff the mover wins with 1 for each
//!   number `≥ t` and 0 for the others. A row of even length gives the larger middle number; one of
//!   odd length 3 or more gives the larger of `min(l, m)` and `min(m, r)`, where `l, m, r` are in
//!   the middle.
//! - Method: goes through an acyclic graph in order; flattens hills with a stack.
//! - Time: O(V + E); O(n) for (1), O(1) for (2). Memory: O(V), O(n).
//! - Source: folklore of contests: (1) HNOI 2010 "取石头游戏", (2) Codeforces 794 E. The proof of (1)
//!   rests on J. Milnor, "Sums of positional games", 1953.
//! - Status: scores and best moves equal to a search at random on acyclic graphs of 8 positions;
//!   (1) and (2) equal to the definition for all rows of up to 7 numbers below 4 and of 8 below 3,
//!   (1) at random up to 60 numbers of 2^40, and for two rows side by side. The table reaches both
//!   ends of `i64` and refuses what is one past them.
//! - names: points, take from the ends of a row, maximise the difference, take numbers, left or
//!   right end of an array, collect cards with values, most points, total of the numbers taken,
//!   take the leftmost or the rightmost number of a row, both want the highest score, 取数游戏, 区间博弈,
//!   得分差, 得点差, 両端から取る

use cargo_snippet::snippet;

use crate::sg_dag::dag_order;

/// The score of every position of the acyclic graph whose moves are `(option, gain)`. O(V + E).
///
/// # Errors
/// If the graph has a cycle, like [`dag_order`].
///
/// # Panics
/// If an option is not below `next.len()`, or if a gain minus a score doesn't fit `i64`.
///
/// ```
/// use snippets::score_games::dag_scores;
///
/// let next = [vec![(1, 5), (2, 1)], vec![(2, 9)], vec![]];
/// assert_eq!(dag_scores(&next), Ok(vec![1, 9, 0]));
/// assert_eq!(dag_scores(&[vec![(0, 1)]]), Err(vec![0]));
/// ```
#[snippet("score_games", doc_hidden, include = "dag_order")]
pub fn dag_scores(next: &[Vec<(usize, i64)>]) -> Result<Vec<i64>, Vec<usize>> {
    let options = |moves: &Vec<(usize, i64)>| moves.iter().map(|m| m.0).collect();
    let graph: Vec<Vec<usize>> = next.iter().map(options).collect();
    let mut scores = vec![0; next.len()];
    for v in dag_order(&graph)? {
        let result = |&(u, gain): &(usize, i64)| gain.checked_sub(scores[u]);
        let results = next[v]
            .iter()
            .map(|m| result(m).expect("a score should fit i64"));
        scores[v] = results.max().unwrap_or(0);
    }
    Ok(scores)
}

/// The best moves of position `v`, as indices into `moves`, given the scores of all positions.
///
/// ```
/// use snippets::score_games::{best_score_moves, dag_scores};
///
/// let next = [vec![(1, 5), (2, 1)], vec![(2, 9)], vec![]];
/// let scores = dag_scores(&next).unwrap();
/// assert_eq!(best_score_moves(0, &next[0], &scores), [1]);
/// ```
#[snippet("best_score_moves", doc_hidden)]
pub fn best_score_moves(v: usize, moves: &[(usize, i64)], scores: &[i64]) -> Vec<usize> {
    let keeps = |&i: &usize| moves[i].1 - scores[moves[i].0] == scores[v];
    (0..moves.len()).filter(keeps).collect()
}

/// The score of a row from which each move takes one end.
///
/// The sum of all absolute values must fit `i64`. The left end is a best move iff the score is
/// `row[0] - ends_score(&row[1..])`. O(n).
///
/// ```
/// use snippets::score_games::ends_score;
///
/// assert_eq!(ends_score(&[10, 80, 90, 30]), 10);
/// assert_eq!(ends_score(&[10, 100, 10]), -80);
/// assert_eq!(ends_score(&[]), 0);
/// ```
#[snippet("ends_score", doc_hidden, include = "flatten_hills")]
pub fn ends_score(row: &[i64]) -> i64 {
    let row = flatten_hills(row);
    let mut rest = &row[..];
    let (mut score, mut sign) = (0, 1);
    while let (Some(first), Some(last)) = (rest.first(), rest.last()) {
        score += sign * first.max(last);
        sign = -sign;
        rest = if first > last {
            &rest[1..]
        } else {
            &rest[..rest.len() - 1]
        };
    }
    score
}

/// Replaces all hills `x ≤ y ≥ z` of neighbours by `x - y + z`; the row then falls, then rises.
///
/// ```
/// use snippets::score_games::flatten_hills;
///
/// assert_eq!(flatten_hills(&[1, 5, 2, 3, 9]), [-2, 3, 9]);
/// assert_eq!(flatten_hills(&[4, 1, 3, 3, 2]), [4, 1, 2]);
/// ```
#[snippet("flatten_hills", doc_hidden)]
pub fn flatten_hills(row: &[i64]) -> Vec<i64> {
    let mut flat: Vec<i64> = Vec::with_capacity(row.len());
    for &last in row {
        flat.push(last);
        while let [.., x, y, z] = flat[..] {
            if x > y || y < z {
                break;
            }
            flat.truncate(flat.len() - 3);
            flat.push(x - y + z);
        }
    }
    flat
}

/// The number left when the players remove ends of the row in turn.
///
/// The mover wants it large, the other player small. Negate all numbers for the opposite wishes.
/// O(1).
///
/// # Panics
/// If the row is empty.
///
/// ```
/// use snippets::score_games::last_of_row;
///
/// assert_eq!(last_of_row(&[1, 2, 3, 5]), 3);
/// assert_eq!(last_of_row(&[9, 2, 3, 1, 8]), 2);
/// assert_eq!(last_of_row(&[7]), 7);
/// ```
#[snippet("last_of_row", doc_hidden)]
pub fn last_of_row(row: &[i64]) -> i64 {
    assert!(!row.is_empty(), "an empty row has no last number");
    let mid = row.len() / 2;
    if row.len() == 1 {
        row[0]
    } else if row.len() % 2 == 0 {
        row[mid - 1].max(row[mid])
    } else {
        row[mid].min(row[mid - 1].max(row[mid + 1]))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn all_rows(longest: u32, values: i64) -> impl Iterator<Item = Vec<i64>> {
        let row = move |len: u32, code: i64| {
            let digit = |i| code / values.pow(i) % values;
            (0..len).map(digit).collect()
        };
        (0..=longest).flat_map(move |len| (0..values.pow(len)).map(move |code| row(len, code)))
    }

    fn search(v: usize, next: &[Vec<(usize, i64)>]) -> i64 {
        let results = next[v].iter().map(|&(u, gain)| gain - search(u, next));
        results.max().unwrap_or(0)
    }

    proptest! {
        #[test]
        fn scores_and_best_moves_equal_a_search(
            choices in prop::collection::vec(
                prop::collection::vec((any::<prop::sample::Index>(), -9..9i64), 0..4), 8),
        ) {
            let mut next: Vec<Vec<(usize, i64)>> = vec![vec![]];
            for (v, moves) in choices.iter().enumerate() {
                next.push(moves.iter().map(|(i, gain)| (i.index(v + 1), *gain)).collect());
            }
            let scores = dag_scores(&next).unwrap();
            for v in 0..next.len() {
                prop_assert_eq!(scores[v], search(v, &next));
                let results = next[v].iter().map(|&(u, gain)| gain - search(u, &next));
                let results: Vec<i64> = results.collect();
                let is_best = |&i: &usize| Some(&results[i]) == results.iter().max();
                let best: Vec<usize> = (0..results.len()).filter(is_best).collect();
                prop_assert_eq!(&best_score_moves(v, &next[v], &scores), &best);
            }
        }

        #[test]
        fn long_rows_have_the_score_of_the_table(
            row in prop::collection::vec(
                prop_oneof![-3..9i64, -(1i64 << 40)..(1 << 40)], 0..60),
        ) {
            prop_assert_eq!(ends_score(&row), ends_by_table(&row));
        }

        #[test]
        fn rows_side_by_side_are_their_numbers_without_hills(
            rows in prop::array::uniform2(prop::collection::vec(100..107i64, 0..6)),
        ) {
            fn score([a, b]: [&[i64]; 2]) -> i64 {
                let of_a = a.first().into_iter().map(|x| x - score([&a[1..], b]));
                let of_b = b.first().into_iter().map(|x| x - score([a, &b[1..]]));
                let from_a = a.last().into_iter().map(|x| x - score([&a[..a.len() - 1], b]));
                let from_b = b.last().into_iter().map(|x| x - score([a, &b[..b.len() - 1]]));
                of_a.chain(of_b).chain(from_a).chain(from_b).max().unwrap_or(0)
            }
            let mut numbers = [flatten_hills(&rows[0]), flatten_hills(&rows[1])].concat();
            numbers.sort();
            let in_turn = numbers.iter().fold(0, |score, number| number - score);
            prop_assert_eq!(score([&rows[0], &rows[1]]), in_turn);
        }
    }

    /// All intervals by increasing length.
    fn ends_by_table(row: &[i64]) -> i64 {
        let mut score = vec![0; row.len() + 1];
        for len in 1..=row.len() {
            for i in 0..=row.len() - len {
                score[i] = (row[i] - score[i + 1]).max(row[i + len - 1] - score[i]);
            }
        }
        score[0]
    }

    #[test]
    fn short_rows_have_the_scores_of_the_definition() {
        fn ends(row: &[i64]) -> i64 {
            match row {
                [] => 0,
                [x] => *x,
                [first, inner @ .., last] => {
                    let without_first = ends(&row[1..]);
                    let without_last = ends(&row[..=inner.len()]);
                    (first - without_first).max(last - without_last)
                }
            }
        }
        for row in all_rows(7, 4).chain(all_rows(8, 3)) {
            assert_eq!(ends_score(&row), ends(&row), "{row:?}");
            assert_eq!(ends_by_table(&row), ends(&row), "{row:?}");
        }
    }

    #[test]
    fn the_last_of_all_short_rows_is_that_of_a_search() {
        fn last(row: &[i64], is_maximiser: bool) -> i64 {
            if row.len() == 1 {
                return row[0];
            }
            let options = [&row[1..], &row[..row.len() - 1]].map(|row| last(row, !is_maximiser));
            if is_maximiser {
                options[0].max(options[1])
            } else {
                options[0].min(options[1])
            }
        }
        for row in all_rows(7, 4)
            .chain(all_rows(8, 3))
            .filter(|row| !row.is_empty())
        {
            assert_eq!(last_of_row(&row), last(&row, true), "{row:?}");
            let negated: Vec<i64> = row.iter().map(|x| -x).collect();
            assert_eq!(-last_of_row(&negated), last(&row, false), "{row:?}");
        }
    }

    #[test]
    fn extremes_and_long_rows_are_in_range() {
        assert_eq!(ends_score(&[i64::MIN / 2, i64::MAX / 2]), i64::MAX);
        assert_eq!(last_of_row(&[i64::MIN, i64::MAX]), i64::MAX);
        let n = 1_000_000;
        let rising: Vec<i64> = (0..n).collect();
        assert_eq!(ends_score(&rising), n / 2);
        assert_eq!(last_of_row(&rising), n / 2);
    }

    /// A way of two moves with these gains.
    fn way(gains: [i64; 2]) -> [Vec<(usize, i64)>; 3] {
        [vec![(1, gains[0])], vec![(2, gains[1])], vec![]]
    }

    #[test]
    fn all_of_i64_are_scores() {
        for (gains, score) in [
            ([i64::MAX, 0], i64::MAX),
            ([-1, i64::MIN], i64::MAX),
            ([i64::MIN, 0], i64::MIN),
            ([-1, i64::MAX], i64::MIN),
            ([i64::MIN, i64::MIN], 0),
            ([i64::MAX, i64::MAX], 0),
        ] {
            let next = way(gains);
            let scores = dag_scores(&next).unwrap();
            assert_eq!(scores, [score, gains[1], 0]);
            assert_eq!(best_score_moves(0, &next[0], &scores), [0]);
        }
    }

    #[test]
    fn scores_beyond_i64_are_refused() {
        for gains in [[0, i64::MIN], [1, -i64::MAX], [-2, i64::MAX], [i64::MIN, 1]] {
            let next = way(gains);
            let by_table = || dag_scores(&next);
            assert!(std::panic::catch_unwind(by_table).is_err(), "{gains:?}");
        }
    }

    #[test]
    #[should_panic(expected = "a score should fit i64")]
    fn a_score_beyond_i64_is_told() {
        let _ = dag_scores(&way([0, i64::MIN]));
    }

    #[test]
    #[should_panic(expected = "an empty row has no last number")]
    fn nothing_has_no_last_number() {
        last_of_row(&[]);
    }
}
