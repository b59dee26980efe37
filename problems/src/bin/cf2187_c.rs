//! Codeforces 2187 C. Jerry and Tom
//! - url: https://codeforces.com/problemset/problem/2187/C
//! - judge: codeforces
//! - games: pursuit, directed graph, chords that don't cross, counting pairs, small to large
//! - names: 2188 E
//! - rules: Vertex `u` has an edge to `u + 1`, and some have edges to larger vertices; no two edges
//!   cross. Jerry on `x`, who begins, follows an edge. Tom on `y` follows one or stays. If both are
//!   on one vertex after Tom's turn, he wins; otherwise Jerry wins on vertex `n`. With how few
//!   steps can Tom be sure to win, summed over all pairs where he can?
//! - difficulty: 2300
//! - time-limit: 3s
//! - input: t in 1..10^4, t * { n in 2..2*10^5, m in 0..n, m * { u in 1..n, v in 1..n, u < v } },
//!   sum(n) <= 2*10^5
//! - statement: checked with two public retellings of the statement and its sample; the bounds of
//!   `t` and `m` are from memory
//!
//! Let the farthest vertex with an edge from `u` be its parent. As edges don't cross, each way from
//! `u` to `n` goes through the parent, and so through all ancestors; a step leads up by one level
//! at most. If Jerry is on a higher level than Tom, he goes from parent to parent, and Tom stays
//! behind. Otherwise Tom goes up to the lowest common ancestor, through which Jerry must come, and
//! waits. He can't do with fewer steps: even to leave the child's subtree he is in takes as many.
//! So count levels from `y` to that ancestor, for all pairs with `y` on no lower level than `x`.
//!
//! All pairs of different levels, and all of one level once, give the difference of levels between
//! the higher vertex and the ancestor: a sum over sorted levels, and one over sizes of subtrees.
//! Pairs of one level count once more. They are found by merging counts by level, the shallower
//! ones into the deeper ones. O(n log n).

use snippets::fast_input::FastInput;

fn total_steps(parents: &[usize]) -> u64 {
    let n = parents.len() + 1;
    let mut levels = vec![0u64; n];
    for v in (0..n - 1).rev() {
        levels[v] = levels[parents[v]] + 1;
    }
    // Each vertex with itself and every vertex that comes later and is no higher.
    let mut sorted = levels.clone();
    sorted.sort_unstable();
    let mut sum: u64 = (0..n as u64)
        .rev()
        .zip(&sorted)
        .map(|(later, level)| later * level)
        .sum();
    let mut sizes = vec![1u64; n];
    // The vertices of each subtree by level, the root last.
    let mut counts: Vec<Vec<u64>> = vec![vec![]; n];
    for v in 0..n {
        counts[v].push(1);
        let Some(&parent) = parents.get(v) else {
            break;
        };
        // The pairs of this subtree meet in it or below, and what's above goes through each edge.
        sum -= sizes[v] * (sizes[v] - 1) / 2;
        sizes[parent] += sizes[v];
        let mut deep = std::mem::take(&mut counts[parent]);
        let mut shallow = std::mem::take(&mut counts[v]);
        if deep.len() < shallow.len() {
            std::mem::swap(&mut deep, &mut shallow);
        }
        let level = deep.iter_mut().rev().zip(shallow.iter().rev()).zip(1..);
        for ((count, more), steps) in level {
            sum += *count * more * steps;
            *count += more;
        }
        counts[parent] = deep;
    }
    sum
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let (n, m): (usize, usize) = (input.read(), input.read());
        let mut parents: Vec<usize> = (1..n).collect();
        for _ in 0..m {
            let (u, v): (usize, usize) = (input.read(), input.read());
            parents[u - 1] = parents[u - 1].max(v - 1);
        }
        println!("{}", total_steps(&parents));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Returns the steps that Tom must take at most; `None` if Jerry gets away.
    fn steps_by_search(
        n: usize,
        edges: &[(usize, usize)],
        jerry: usize,
        tom: usize,
    ) -> Option<u64> {
        let from = |v: usize| {
            edges
                .iter()
                .filter(move |edge| edge.0 == v)
                .map(|edge| edge.1)
        };
        if jerry == n {
            return None;
        }
        let worst = from(jerry).map(|jerry| {
            let reach = |to: usize| {
                if to == jerry {
                    Some(0)
                } else {
                    steps_by_search(n, edges, jerry, to)
                }
            };
            let walks = from(tom).filter_map(|to| Some(reach(to)? + 1));
            reach(tom).into_iter().chain(walks).min()
        });
        worst.collect::<Option<Vec<_>>>()?.into_iter().max()
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            (n, chords) in (2..8usize)
                .prop_flat_map(|n| (Just(n), prop::collection::vec((1..=n, 1..=n), 0..8)))
        ) {
            let mut edges = (1..n).map(|u| (u, u + 1)).collect_vec();
            let steps = edges.len();
            for (u, v) in chords {
                let interleave = |a, u, b, v| a < u && u < b && b < v;
                let cross = |&(a, b): &(usize, usize)| {
                    interleave(a, u, b, v) || interleave(u, a, v, b)
                };
                if u + 1 < v && !edges.contains(&(u, v)) && !edges.iter().any(cross) {
                    edges.push((u, v));
                }
            }
            let mut parents = (1..n).collect_vec();
            edges.iter().for_each(|&(u, v)| parents[u - 1] = parents[u - 1].max(v - 1));
            let lines = edges[steps..].iter().map(|(u, v)| format!("{u} {v}\n")).join("");
            let input = format!("1\n{n} {}\n{lines}", edges.len() - steps);
            let pairs = (1..=n).cartesian_product(1..=n).filter(|(x, y)| x != y);
            let steps = pairs.filter_map(|(x, y)| steps_by_search(n, &edges, x, y));
            let expected = steps.sum::<u64>();
            let got = total_steps(&parents);
            assert_answer!(input, expected, got);
        }
    }
}
