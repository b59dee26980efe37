//! Codeforces 914 H. Ember and Storm's Tree Game
//! - url: https://codeforces.com/problemset/problem/914/H
//! - judge: codeforces
//! - games: counting, tree, paths, binomials
//! - rules: Ember draws a tree with numbered vertices, none with more than `d` edges. Storm names
//!   two vertices. On the path between them, Ember chooses a vertex that isn't the last, reverses
//!   or negates all numbers after it, and adds its own number to them. He wins if the numbers then
//!   rise or fall throughout. In how many ways can the game go if both play well, modulo `m`?
//! - difficulty: 3400
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: n in 2..200, d in 1..n-1, m in 1..2*10^9
//! - statement: checked with the statement's public copy and its three samples; the limits of time
//!   and memory are from memory
//!
//! Ember wins on a path if and only if its numbers turn at most once, and then in exactly two ways:
//! at the turn, or if they only rise or fall, at the first vertex or the last but one. So he draws
//! a tree all of whose paths turn at most once, and the answer is `2n(n - 1)` for each such tree.
//! If `d` is 1 and `n > 2`, there's no tree at all; otherwise the path 1, 2, …, n is one.
//!
//! Such a tree has vertices from which all paths rise or fall throughout: the larger numbers hang
//! on it in a tree that rises from it, the smaller ones in one that falls. These vertices make a
//! path that rises, since the next lower one is such a vertex, too, exactly when it's the only
//! lower neighbour. So each tree is counted once at the vertex whose lower part has no edge at the
//! top, or two or more.
//!
//! Let `rising[i][j]` count trees of `i` numbers that rise from a root with `j` edges. The smallest
//! number below the root begins a tree of `k` numbers with at most `d - 1` edges at its top, and
//! the other `k - 1` numbers are chosen from `i - 2`. O(n² d).

use proconio::input;

fn count_plays(n: usize, d: usize, m: u64) -> u64 {
    let mut choose = vec![vec![0; n + 1]; n + 1];
    for i in 0..=n {
        choose[i][0] = 1 % m;
        for j in 1..=i {
            choose[i][j] = (choose[i - 1][j - 1] + choose[i - 1][j]) % m;
        }
    }
    let mut rising = vec![vec![0; d + 1]; n + 1];
    // The trees that may hang on an edge, by their size.
    let mut hanging = vec![0; n + 1];
    rising[1][0] = 1 % m;
    hanging[1] = 1 % m;
    for i in 2..=n {
        for j in 1..=d {
            let mut sum = 0;
            for k in 1..i {
                let with_first = rising[i - k][j - 1] * hanging[k] % m;
                sum = (sum + with_first * choose[i - 2][k - 1]) % m;
            }
            rising[i][j] = sum;
        }
        hanging[i] = rising[i][..d].iter().sum::<u64>() % m;
    }
    let mut trees = 0;
    for lower in 1..=n {
        for edges in (0..=d).filter(|edges| *edges != 1) {
            let upper = &rising[n + 1 - lower][..=d - edges];
            trees = (trees + rising[lower][edges] * (upper.iter().sum::<u64>() % m)) % m;
        }
    }
    let n = n as u64;
    2 * n * (n - 1) % m * trees % m
}

fn main() {
    input! { n: usize, d: usize, m: u64 }
    println!("{}", count_plays(n, d, m));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// The ways in which Ember can win on a path.
    fn winning_ways(path: &[i64]) -> u64 {
        let is_sorted = |a: &[i64]| {
            a.windows(2).all(|pair| pair[0] < pair[1]) || a.windows(2).all(|pair| pair[0] > pair[1])
        };
        let ways = (1..path.len()).flat_map(|i| {
            let (head, tail) = path.split_at(i);
            let flipped = tail.iter().rev().map(|a| a + path[i - 1]);
            let negated = tail.iter().map(|a| path[i - 1] - a);
            let whole = |tail: Vec<i64>| [head, &tail].concat();
            [whole(flipped.collect()), whole(negated.collect())]
        });
        ways.filter(|path| is_sorted(path)).count() as u64
    }

    /// All paths between two vertices of a tree, in both directions.
    fn paths(n: usize, edges: &[Vec<usize>]) -> Vec<Vec<i64>> {
        let mut paths = (0..n).map(|v| vec![v]).collect_vec();
        let mut next = 0;
        while let Some(path) = paths.get(next).cloned() {
            let end = path[path.len() - 1];
            for edge in edges.iter().filter(|edge| edge.contains(&end)) {
                let to = edge[0] + edge[1] - end;
                if !path.contains(&to) {
                    paths.push([&path[..], &[to]].concat());
                }
            }
            next += 1;
        }
        let numbers = |path: Vec<usize>| path.into_iter().map(|v| v as i64 + 1).collect();
        let long = paths.into_iter().filter(|path| path.len() > 1);
        long.map(numbers).collect()
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(n in 2..6usize, d in 1..5usize) {
            let d = d.min(n - 1);
            let pairs = (0..n).combinations(2).collect_vec();
            let trees = pairs.into_iter().combinations(n - 1).filter_map(|edges| {
                let degree = |v: usize| edges.iter().filter(|edge| edge.contains(&v)).count();
                let paths = paths(n, &edges);
                let ends = paths.iter().map(|path| (path[0], path[path.len() - 1]));
                let is_tree = ends.unique().count() == n * (n - 1);
                (is_tree && (0..n).all(|v| degree(v) <= d)).then_some(paths)
            });
            let ways = trees.map(|paths| paths.iter().map(|path| winning_ways(path)).collect_vec());
            let (won, lost): (Vec<_>, Vec<_>) = ways.partition(|ways| !ways.contains(&0));
            // He draws no tree that he may lose: there's always one that he wins, or none at all.
            prop_assert!(!won.is_empty() || lost.is_empty());
            let expected = won.iter().flatten().sum::<u64>();
            let got = count_plays(n, d, 1_000_000_007);
            assert_answer!(format!("{n} {d} 1000000007\n"), expected, got);
        }
    }
}
