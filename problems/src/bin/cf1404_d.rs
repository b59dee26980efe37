//! Codeforces 1404 D. Game of Pairs
//! - url: https://codeforces.com/problemset/problem/1404/D
//! - judge: codeforces
//! - games: pairing by cycles, residues, choose the player, interactive
//! - rules: First splits the numbers 1 to 2n into pairs. Then Second takes one number of each pair.
//!   Second wins if the sum of the taken numbers is a multiple of 2n; otherwise First wins. Choose
//!   a player, and win.
//! - difficulty: 2800
//! - time-limit: 4s
//! - memory-limit: 256MB
//! - input: n in 1..5*10^5, pair[2*n] in 1..n, sum(pair) = n*(n+1)
//! - statement: checked with the statement and the dialogues of its samples, published programs on
//!   200 inputs
//!
//! If `n` is even, play First and pair `i` with `i + n`. Every choice takes each residue modulo `n`
//! once, so its sum is `n/2` modulo `n`.
//!
//! If `n` is odd, play Second. Draw an edge between the numbers of a pair, and between `i` and
//! `i + n`. Each number has one edge of both kinds, so the edges form cycles of even length; colour
//! each cycle in two alternating colours. A colour has one number of each pair and of each residue,
//! so its sum is a multiple of `n`. Both sums together are `n (2n + 1)`, an odd multiple, so one of
//! the two is a multiple of `2n`. O(n).

use itertools::Itertools;
use proconio::input_interactive;

/// Returns the pair of each number from 1 to 2n such that no choice has a sum that is a multiple of
/// 2n. Returns `None` if `n` is odd.
fn pairs_without_choice(n: usize) -> Option<Vec<usize>> {
    (n % 2 == 0).then(|| (1..=n).chain(1..=n).collect())
}

/// Returns a number of each pair such that their sum is a multiple of 2n. `n` must be odd, and
/// `pair_of` gives the pair of each number from 1 to 2n.
fn choice(n: usize, pair_of: &[usize]) -> Vec<usize> {
    let mut sum_of = vec![0; n + 1];
    for (i, &pair) in pair_of.iter().enumerate() {
        sum_of[pair] += i;
    }
    let partner = |i: usize| sum_of[pair_of[i]] - i;
    let mut is_taken = vec![None; 2 * n];
    for start in 0..2 * n {
        let mut i = start;
        while is_taken[i].is_none() {
            is_taken[i] = Some(true);
            is_taken[partner(i)] = Some(false);
            i = (partner(i) + n) % (2 * n);
        }
    }
    let taken = |colour: bool| {
        let indices = (0..2 * n).filter(|&i| is_taken[i] == Some(colour));
        indices.map(|i| i + 1).collect_vec()
    };
    let choices = [true, false].map(taken);
    let right = choices
        .into_iter()
        .find(|choice| choice.iter().sum::<usize>() % (2 * n) == 0);
    right.expect("the sums are different multiples of n modulo 2n")
}

fn main() {
    input_interactive! {
        n: usize,
    }
    if let Some(pairs) = pairs_without_choice(n) {
        println!("First\n{}", pairs.iter().join(" "));
    } else {
        println!("Second");
        input_interactive! {
            pair_of: [usize; 2 * n],
        }
        println!("{}", choice(n, &pair_of).iter().join(" "));
    }
    input_interactive! {
        _verdict: i32,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Returns whether Second can take one number of each pair such that the sum is a multiple of
    /// 2n.
    fn has_choice(n: usize, pairs: &[[usize; 2]]) -> bool {
        let choices = pairs.iter().copied().multi_cartesian_product();
        choices
            .map(|choice| choice.iter().sum::<usize>())
            .any(|sum| sum % (2 * n) == 0)
    }

    /// Lists all ways to pair the numbers that are left.
    fn all_pairs(left: &[usize]) -> Vec<Vec<[usize; 2]>> {
        let Some((&a, others)) = left.split_first() else {
            return vec![vec![]];
        };
        let with_first = |&b: &usize| {
            let rest = others.iter().copied().filter(|&c| c != b).collect_vec();
            let ways = all_pairs(&rest).into_iter();
            ways.map(move |pairs| [vec![[a, b]], pairs].concat())
        };
        others.iter().flat_map(with_first).collect()
    }

    fn lists(n: usize, pair_of: &[usize]) -> Vec<[usize; 2]> {
        let numbers = |pair| (1..=2 * n).filter(move |&i| pair_of[i - 1] == pair);
        let list = |pair| numbers(pair).collect_vec().try_into().unwrap();
        (1..=n).map(list).collect()
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(n in 1..6usize) {
            let all = all_pairs(&(1..=2 * n).collect_vec());
            let first_wins = all.iter().any(|pairs| !has_choice(n, pairs));
            let expected = if first_wins { "First" } else { "Second" };
            let pairs = pairs_without_choice(n);
            let got = if pairs.is_some() { "First" } else { "Second" };
            let input = format!("{n}\n{}\n", (0..2 * n).map(|i| i / 2 + 1).join(" "));
            assert_answer!(input, expected, got);
        }

        #[test]
        fn the_player_that_is_chosen_wins(
            order in (1..40usize).prop_flat_map(|n| {
                Just((0..2 * n).map(|i| i / 2 + 1).collect_vec()).prop_shuffle()
            }),
        ) {
            let n = order.len() / 2;
            if let Some(pairs) = pairs_without_choice(n) {
                if n <= 12 {
                    prop_assert!(!has_choice(n, &lists(n, &pairs)), "{pairs:?}");
                }
            } else {
                let choice = choice(n, &order);
                let taken = choice.iter().map(|&i| order[i - 1]).sorted();
                prop_assert!(taken.eq(1..=n), "{choice:?} of {order:?}");
                prop_assert!(
                    choice.iter().sum::<usize>() % (2 * n) == 0,
                    "{choice:?} of {order:?}"
                );
            }
        }
    }
}
