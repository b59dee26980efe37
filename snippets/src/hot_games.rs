//! Hot games: switches, and taking turns on rows of numbers.
//!
//! - Definition: from the switch `{a | b}` with `a ≥ b`, Left moves to the number `a` and Right to
//!   `b`; numbers move as in `dyadic`. The score of a sum for Left is the number reached when all
//!   switches are used up. In the game of rows, a move takes a number from an open end, and the
//!   score is the mover's sum minus the other player's.
//! - Theorem: in a sum of switches and numbers, both players take the hottest switch, the one with
//!   the largest `a - b` (its temperature is half of that), and move in numbers only when nothing
//!   else is left. So Left wins moving first iff the score is above 0, or is 0 with an odd number
//!   of switches. This holds for switches only: if options are hot themselves, a threat may come
//!   first, and beside infinitesimals like `↑` a score of 0 doesn't decide. Rows: a hill may be
//!   flattened (see `score_games`). In a row closed at one side, nobody likes to open a pair that
//!   rises towards the wall. Such pairs are left to the end, where the player who has to begin
//!   loses all their differences; the other numbers go in decreasing order.
//! - Method: sorts the switches by temperature; stacks the rows from the wall.
//! - Time: O(n log n). Memory: O(n).
//! - Source: J. H. Conway, On Numbers and Games (1976), ch. 9; HNOI 2010 "取石头游戏" (rows).
//! - Status: scores, and who wins by them, equal to a search of switches beside a whole number for
//!   all of up to three switches between -2 and 2; rows equal to a search for up to three rows of
//!   together up to 6 numbers below 3, and at random up to 10 numbers.
//! - names: switches, temperature, taking turns on numbers, partizan, take a heap next to a gap,
//!   stacks of numbers, each move is worth less than the one before, 不平等博弈, 热博弈, 温度理論

use cargo_snippet::snippet;

use crate::score_games::flatten_hills;

/// The scores for Left of a sum of `switches` and numbers: if Left begins, and if Right begins.
///
/// A switch is `(a, b)`; `number` is the sum of the numbers. For fractions, multiply everything by
/// a power of two. The sum of all absolute values must fit `i64`. O(n log n).
///
/// # Panics
/// If a switch has `a < b`. That is a number: see `dyadic`.
///
/// ```
/// use snippets::hot_games::switch_scores;
///
/// assert_eq!(switch_scores(&[(5, 3), (4, -4)], 1), [8, 2]);
/// assert_eq!(switch_scores(&[], -2), [-2, -2]);
/// ```
#[snippet("hot_games", doc_hidden)]
pub fn switch_scores(switches: &[(i64, i64)], number: i64) -> [i64; 2] {
    let mut left_begins = number;
    let mut right_begins = number;
    for (turn, i) in by_temperature(switches).into_iter().enumerate() {
        let (a, b) = switches[i];
        left_begins += if turn % 2 == 0 { a } else { b };
        right_begins += if turn % 2 == 0 { b } else { a };
    }
    [left_begins, right_begins]
}

/// The indices of the switches, hottest first.
#[snippet("hot_games", doc_hidden)]
fn by_temperature(switches: &[(i64, i64)]) -> Vec<usize> {
    let cold = switches.iter().find(|(a, b)| a < b);
    assert!(
        cold.is_none(),
        "the left option must be larger than the right one, not {cold:?}"
    );
    let mut order: Vec<usize> = (0..switches.len()).collect();
    order.sort_by_key(|&i| std::cmp::Reverse(switches[i].0 - switches[i].1));
    order
}

/// The mover's score of rows of numbers.
///
/// A move takes the last number of a row in `stacks` (given from the wall to the open end), or the
/// first or last number of a row in `deques`. A move is best iff the number it takes minus the
/// score after it equals the score before. The sum of all absolute values must fit `i64`. O(n log
/// n).
///
/// ```
/// use snippets::hot_games::rows_score;
///
/// let stacks = [vec![1, 2], vec![9]];
/// let deques = [vec![3, 7, 4]];
/// assert_eq!(rows_score(&stacks, &deques), 8);
/// assert_eq!(rows_score(&[vec![5, 1]], &[]), -4);
/// ```
#[snippet("rows_score", doc_hidden, include = "flatten_hills")]
pub fn rows_score(stacks: &[Vec<i64>], deques: &[Vec<i64>]) -> i64 {
    let mut open: Vec<i64> = deques.iter().flat_map(|row| flatten_hills(row)).collect();
    let mut opener_loses = 0;
    for stack in stacks {
        let stack = flatten_hills(stack);
        let mut rest = &stack[..];
        while let [wall, inner, above @ ..] = rest {
            if wall < inner {
                break;
            }
            opener_loses += wall - inner;
            rest = above;
        }
        open.extend(rest);
    }
    open.sort_unstable_by_key(|&x| std::cmp::Reverse(x));
    let in_turn = open.iter().zip([1, -1].iter().cycle());
    let score: i64 = in_turn.map(|(x, sign)| sign * x).sum();
    if open.len() % 2 == 0 {
        score - opener_loses
    } else {
        score + opener_loses
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use proptest::{collection::vec, prelude::*};

    use super::*;

    type Memo = HashMap<(Vec<(i64, i64)>, i64, bool), bool>;

    fn without(switches: &[(i64, i64)], i: usize) -> Vec<(i64, i64)> {
        let mut rest = switches.to_vec();
        rest.remove(i);
        rest
    }

    /// Returns whether the first player wins, who may also move in the number, towards 0 if it is
    /// his.
    fn wins(switches: &[(i64, i64)], number: i64, is_left: bool, memo: &mut Memo) -> bool {
        let mut key = (switches.to_vec(), number, is_left);
        key.0.sort_unstable();
        if let Some(&known) = memo.get(&key) {
            return known;
        }
        let own = if is_left { 1 } else { -1 };
        let is_won = number * own > 0 && !wins(switches, number - own, !is_left, memo)
            || (0..switches.len()).any(|i| {
                let number = number
                    + if is_left {
                        switches[i].0
                    } else {
                        switches[i].1
                    };
                !wins(&without(switches, i), number, !is_left, memo)
            });
        memo.insert(key, is_won);
        is_won
    }

    /// The score by trying all orders.
    fn score(switches: &[(i64, i64)], number: i64, is_left: bool) -> i64 {
        let results = (0..switches.len()).map(|i| {
            let number = number
                + if is_left {
                    switches[i].0
                } else {
                    switches[i].1
                };
            score(&without(switches, i), number, !is_left)
        });
        let best = if is_left {
            results.max()
        } else {
            results.min()
        };
        best.unwrap_or(number)
    }

    #[test]
    fn small_sums_of_switches_are_those_of_a_search() {
        let mut memo = Memo::new();
        let pairs = (-2..=2i64).flat_map(|a| (-2..=a).map(move |b| (a, b)));
        let pairs: Vec<(i64, i64)> = pairs.collect();
        let mut sums: Vec<Vec<(i64, i64)>> = vec![vec![]];
        for _ in 0..3 {
            let longer = sums.iter().flat_map(|sum| {
                let last = sum.last().copied();
                let next = pairs.iter().filter(move |&&pair| last <= Some(pair));
                next.map(|&pair| [&sum[..], &[pair]].concat())
            });
            let longer: Vec<_> = longer.collect();
            sums.extend(longer);
        }
        for switches in &sums {
            for number in -4..=4 {
                let scores = [true, false].map(|is_left| score(switches, number, is_left));
                assert_eq!(
                    switch_scores(switches, number),
                    scores,
                    "{switches:?} {number}"
                );
                // A player wins moving first iff the score is above 0, or is 0 with an odd number
                // of switches.
                for (is_left, score) in [(true, scores[0]), (false, -scores[1])] {
                    let is_won = score > 0 || score == 0 && switches.len() % 2 == 1;
                    let found = wins(switches, number, is_left, &mut memo);
                    assert_eq!(found, is_won, "{switches:?} {number} {is_left}");
                }
            }
        }
    }

    type Rows = Vec<(Vec<i64>, bool)>;

    /// Rows with whether they are deques.
    fn rows_by_search(rows: &Rows, memo: &mut HashMap<Rows, i64>) -> i64 {
        let mut rows = rows.clone();
        rows.retain(|(row, _)| !row.is_empty());
        rows.sort();
        if let Some(&known) = memo.get(&rows) {
            return known;
        }
        let mut best = None;
        for i in 0..rows.len() {
            let mut option = rows.clone();
            let taken = option[i].0.pop().unwrap();
            best = best.max(Some(taken - rows_by_search(&option, memo)));
            if rows[i].1 {
                let mut option = rows.clone();
                let taken = option[i].0.remove(0);
                best = best.max(Some(taken - rows_by_search(&option, memo)));
            }
        }
        memo.insert(rows, best.unwrap_or(0));
        best.unwrap_or(0)
    }

    fn check_rows(rows: &Rows, memo: &mut HashMap<Rows, i64>) {
        let of_kind = |is_deque: bool| -> Vec<Vec<i64>> {
            let rows = rows.iter().filter(|(_, kind)| *kind == is_deque);
            rows.map(|(row, _)| row.clone()).collect()
        };
        let found = rows_score(&of_kind(false), &of_kind(true));
        assert_eq!(found, rows_by_search(rows, memo), "{rows:?}");
    }

    #[test]
    fn small_rows_have_the_score_of_a_search() {
        let mut memo = HashMap::new();
        for len in 0..=6usize {
            for code in 0..3i64.pow(len as u32) {
                let numbers: Vec<i64> = (0..len).map(|i| code / 3i64.pow(i as u32) % 3).collect();
                for first in 0..=len {
                    for second in first..=len {
                        for kinds in 0..8 {
                            let row = |from: usize, to: usize, i: usize| {
                                (numbers[from..to].to_vec(), kinds >> i & 1 == 1)
                            };
                            let rows =
                                vec![row(0, first, 0), row(first, second, 1), row(second, len, 2)];
                            check_rows(&rows, &mut memo);
                        }
                    }
                }
            }
        }
    }

    proptest! {
        #[test]
        fn longer_rows_have_the_score_of_a_search(
            rows in vec((vec(-9..20i64, 0..6), any::<bool>()), 0..3),
        ) {
            check_rows(&rows, &mut HashMap::new());
        }
    }

    #[test]
    fn many_switches_take_no_square_of_time() {
        let n = 100_000;
        let switches: Vec<(i64, i64)> =
            (0..n).map(|i| (i * 7919 % n, -(i * 104_729 % n))).collect();
        let [left, right] = switch_scores(&switches, 0);
        assert!(left >= right);
    }

    #[test]
    #[should_panic(expected = "not Some((0, 1))")]
    fn a_cold_game_is_refused() {
        switch_scores(&[(3, 2), (0, 1)], 0);
    }
}
