//! AtCoder ARC 162 C. Mex Game on Tree
//! - url: https://atcoder.jp/contests/arc162/tasks/arc162_c
//! - judge: atcoder
//! - games: mex, tree, subtrees, one free vertex
//! - rules: Numbers stand on some vertices of a rooted tree. Alice and Bob take turns to write a
//!   number from 0 to `N` on a free vertex, until none is free. Alice wins iff the mex of some
//!   subtree is `K`.
//! - difficulty: 1300
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: t in 1..1000, t * { n in 2..1000, k in 0..n, p[n-1] in 1..n-1, a[n] in -1..n }, sum(n)
//!   <= 2*10^3
//! - statement: checked with the statement and its sample, and two published programs on 247 inputs
//!   or more; each parent's number is below that of its child
//!
//! Suppose a subtree has two free vertices or more. As soon as Alice plays there, or before, Bob
//! writes `K` into it. So Alice needs a subtree without `K` in which at most one vertex is free,
//! and in which no more of the numbers 0, …, `K - 1` are missing than vertices are free. O(n²) a
//! case.

use proconio::input;
use proconio::marker::Usize1;

/// `parents` holds the parents of all vertices but the first. In `numbers`, a free vertex has -1.
fn alice_wins(k: i64, parents: &[usize], numbers: &[i64]) -> bool {
    let n = numbers.len();
    let mut next = vec![vec![]; n];
    for (child, &parent) in (1..n).zip(parents) {
        next[parent].push(child);
    }
    (0..n).any(|root| {
        let (mut free, mut is_there) = (0, vec![false; n + 1]);
        let mut open = vec![root];
        while let Some(v) = open.pop() {
            match usize::try_from(numbers[v]) {
                Ok(number) => is_there[number] = true,
                Err(_) => free += 1,
            }
            open.extend(&next[v]);
        }
        let missing = (0..k as usize).filter(|&number| !is_there[number]).count();
        !is_there[k as usize] && free <= 1 && missing <= free
    })
}

fn winner(alice: bool) -> &'static str {
    if alice {
        "Alice"
    } else {
        "Bob"
    }
}

fn main() {
    input! {
        t: usize,
    }
    for _ in 0..t {
        input! {
            n: usize,
            k: i64,
            parents: [Usize1; n - 1],
            numbers: [i64; n],
        }
        println!("{}", winner(alice_wins(k, &parents, &numbers)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    fn wins_by_search(k: usize, parents: &[usize], numbers: &mut Vec<i64>, is_alice: bool) -> bool {
        let n = numbers.len();
        let free = (0..n).filter(|&v| numbers[v] < 0).collect_vec();
        if free.is_empty() {
            return (0..n).any(|root| {
                let is_below = |v: usize| {
                    let mut ancestors =
                        std::iter::successors(Some(v), |&v| v.checked_sub(1).map(|i| parents[i]));
                    ancestors.any(|it| it == root)
                };
                let there = (0..n)
                    .filter(|&v| is_below(v))
                    .map(|v| numbers[v])
                    .collect_vec();
                (0..).find(|number| !there.contains(number)) == Some(k as i64)
            });
        }
        let moves = free
            .into_iter()
            .cartesian_product(0..=n as i64)
            .collect_vec();
        let mut results = moves.into_iter().map(|(v, number)| {
            numbers[v] = number;
            let result = wins_by_search(k, parents, numbers, !is_alice);
            numbers[v] = -1;
            result
        });
        results.any(|result| result == is_alice) == is_alice
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(200))]
        #[test]
        fn agrees_with_a_game_search(
            (parents, numbers, k) in (2..5usize).prop_flat_map(|n| {
                let indices = prop::collection::vec(any::<prop::sample::Index>(), n - 1);
                (indices, prop::collection::vec(-1..=n as i64, n), 0..=n)
            })
        ) {
            let parents = (1..)
                .zip(&parents)
                .map(|(v, parent)| parent.index(v))
                .collect_vec();
            let shown = parents.iter().map(|parent| parent + 1).join(" ");
            let input = format!(
                "1\n{} {k}\n{shown}\n{}\n",
                numbers.len(),
                numbers.iter().join(" ")
            );
            let expected = winner(wins_by_search(k, &parents, &mut numbers.clone(), true));
            let got = winner(alice_wins(k as i64, &parents, &numbers));
            assert_answer!(input, expected, got);
        }
    }
}
