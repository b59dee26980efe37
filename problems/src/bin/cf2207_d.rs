//! Codeforces 2207 D. Boxed Like a Fish
//! - url: https://codeforces.com/problemset/problem/2207/D
//! - judge: codeforces
//! - games: pursuit, tree, token, block an edge, distances
//! - rules: A token stands on a vertex `v` of a tree. Before each of its turns the other player may
//!   block an edge, which frees the one blocked before, but only once within `k` turns. The token
//!   goes along an edge that isn't blocked, or stays. Can it be sure to reach a leaf?
//! - difficulty: 2200
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: t in 1..10^4, t * { n in 3..5*10^5, k in 1..n, v in 1..n, (n-1) * { a in 1..n, b in
//!   1..n }, tree(n, a, b) }, sum(n) <= 5*10^5
//! - statement: checked with a public retelling and its sample, whose answers a search by the
//!   retold rules gives; the bounds of `t` and `k` and the limits of time and memory are assumed;
//!   `v` is no leaf
//!
//! Root the tree at `v`. Call a vertex safe if it's a leaf, or if two of its branches have safe
//! vertices at distances `p <= q` with `p + q <= k + 1`.
//!
//! From a safe vertex the token wins: it goes towards the nearer one. If its way is blocked after
//! `j < p` steps, it turns round and needs `j + q <= k` steps to the other one, within which no
//! other edge can be blocked. Either way it reaches a safe vertex further down.
//!
//! If `v` isn't safe, look at the vertices that the token can reach without passing a safe one. For
//! any two edges from there to safe vertices, the way from one to the other takes `k` steps or
//! more: at the top of this way, `p + q > k + 1`. So the other player blocks such an edge only when
//! the token is next to it, and is always in time. O(n).

use itertools::Itertools;
use snippets::fast_input::FastInput;
use snippets::tree_sg::peel_tree;

fn reaches_a_leaf(n: usize, k: usize, v: usize, edges: &[(usize, usize)]) -> bool {
    // The distances to the nearest safe vertices in two branches, the nearer one first.
    let mut distances = vec![[usize::MAX; 2]; n];
    let distance = |[near, far]: [usize; 2]| {
        let is_leaf = near == usize::MAX;
        let is_safe = is_leaf || far != usize::MAX && near + far <= k + 1;
        if is_safe {
            0
        } else {
            near
        }
    };
    peel_tree(n, edges, v, |child, parent| {
        let through = distance(distances[child]) + 1;
        let [near, far] = &mut distances[parent];
        if through < *near {
            (*near, *far) = (through, *near);
        } else {
            *far = through.min(*far);
        }
    });
    distance(distances[v]) == 0
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let (n, k, v): (usize, usize, usize) = (input.read(), input.read(), input.read());
        let mut edge = |_| (input.read::<usize>() - 1, input.read::<usize>() - 1);
        let edges = (1..n).map(&mut edge).collect_vec();
        let answer = if reaches_a_leaf(n, k, v - 1, &edges) {
            "YES"
        } else {
            "NO"
        };
        println!("{answer}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::collections::HashSet;

    /// Finds all won positions: the token, the blocked edge, and the turns until the next block.
    fn wins(n: usize, k: usize, v: usize, edges: &[(usize, usize)]) -> bool {
        let degree = |v: usize| edges.iter().filter(|e| e.0 == v || e.1 == v).count();
        let is_leaf = (0..n).map(|v| degree(v) == 1).collect_vec();
        let blocks = || (0..edges.len()).map(Some).chain([None]);
        let mut won: HashSet<(usize, Option<usize>, usize)> = HashSet::new();
        loop {
            let token_wins = |at: usize, block: Option<usize>, wait: usize| {
                let open = (0..edges.len())
                    .filter(|&i| Some(i) != block)
                    .map(|i| edges[i]);
                let mut steps = open.filter_map(|(a, b)| match at {
                    _ if a == at => Some(b),
                    _ if b == at => Some(a),
                    _ => None,
                });
                let next = wait.saturating_sub(1);
                won.contains(&(at, block, next))
                    || steps.any(|to| is_leaf[to] || won.contains(&(to, block, next)))
            };
            let states = (0..n)
                .filter(|v| !is_leaf[*v])
                .cartesian_product(blocks())
                .cartesian_product(0..k);
            let more = states.filter(|&((at, block), wait)| {
                token_wins(at, block, wait)
                    && (wait > 0 || blocks().all(|other| token_wins(at, other, k)))
            });
            let more = more.map(|((at, block), wait)| (at, block, wait));
            let more = more.filter(|state| !won.contains(state)).collect_vec();
            if more.is_empty() {
                return won.contains(&(v, None, 0));
            }
            won.extend(more);
        }
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            above in prop::collection::vec(any::<(prop::sample::Index, bool)>(), 2..8),
            k in 1..7usize,
            v in any::<prop::sample::Index>(),
        ) {
            let n = above.len() + 1;
            let edge = |(i, (above, is_long)): (usize, &(prop::sample::Index, bool))| {
                (if *is_long { i } else { above.index(i + 1) }, i + 1)
            };
            let edges = above.iter().enumerate().map(edge).collect_vec();
            let degree = |v: &usize| edges.iter().filter(|e| e.0 == *v || e.1 == *v).count();
            let inner = (0..n).filter(|v| degree(v) > 1).collect_vec();
            let v = inner[v.index(inner.len())];
            let lines = edges.iter().map(|(a, b)| format!("{} {}\n", a + 1, b + 1)).join("");
            let input = format!("1\n{n} {k} {}\n{lines}", v + 1);
            let expected = wins(n, k, v, &edges);
            let got = reaches_a_leaf(n, k, v, &edges);
            assert_answer!(input, expected, got);
        }
    }
}
