//! Green Hackenbush on any graph.
//!
//! - Definition: a move removes an edge, and whatever is no longer connected to the ground falls
//!   off. Loops and parallel edges are allowed; edges that never touched the ground don't count.
//! - Theorem: fusion principle: vertices on a common cycle may be merged, so an edge that isn't a
//!   bridge counts as a loop, of value 1. Colon principle: a bridge to a part of value `g` has
//!   value `g + 1`. Parts that meet in a vertex add as nim-sums.
//! - Method: all ground vertices become one root of a depth-first search. Every edge outside the
//!   tree leads to an ancestor and covers the tree edges between. In reverse order of discovery,
//!   each vertex adds `g + 1` to its parent if its edge is a bridge (covered by none), else `g ⊕
//!   1`. No recursion.
//! - Time: O(V + E); the winning edges by trial, O(E (V + E)). Memory: O(V + E).
//! - Source: Berlekamp, Conway, Guy, Winning Ways, chapter 7.
//! - Status: equal to a search of the edge sets on all multigraphs of at most 5 edges on 4 vertices
//!   with one or two of them on the ground, loops and parallel edges included, and at random with 9
//!   edges on 6 vertices; a path and a cycle of 10^6 edges.
//! - names: cutting edges of a graph, fusion principle, cycles, delete an edge and what is no
//!   longer connected to the root, several graphs with cycles, 无向图删边, 删边游戏, ハッケンブッシュ, 枝切りゲーム

use cargo_snippet::snippet;

/// The Grundy value of the graph on vertices `0..n` with these `edges`.
///
/// It stands on the `ground` vertices, which may repeat. Without ground nothing stands, and the
/// value is 0.
///
/// # Panics
/// If a vertex is not below `n`.
///
/// ```
/// use snippets::hackenbush::hackenbush_sg;
///
/// assert_eq!(hackenbush_sg(4, &[(0, 1), (1, 2), (1, 3)], &[0]), 1);
/// assert_eq!(hackenbush_sg(3, &[(0, 1), (1, 2), (2, 0)], &[0]), 1);
/// assert_eq!(hackenbush_sg(3, &[(0, 1), (1, 2)], &[0, 2]), 0);
/// ```
#[snippet("hackenbush", doc_hidden)]
pub fn hackenbush_sg(n: usize, edges: &[(usize, usize)], ground: &[usize]) -> u64 {
    let root = n;
    let mut vertex: Vec<usize> = (0..n).collect();
    ground.iter().for_each(|&v| vertex[v] = root);
    let ends: Vec<usize> = edges
        .iter()
        .flat_map(|&(v, u)| [vertex[v], vertex[u]])
        .collect();
    let mut first = vec![usize::MAX; n + 1];
    let mut link = vec![usize::MAX; ends.len()];
    for (half, &v) in ends.iter().enumerate() {
        link[half] = std::mem::replace(&mut first[v], half);
    }
    let mut parent = vec![usize::MAX; n + 1];
    parent[root] = root;
    let mut used = vec![false; edges.len()];
    let mut g = vec![0; n + 1];
    let mut covers = vec![0; n + 1];
    let mut found = vec![];
    let mut path = vec![root];
    while let Some(&v) = path.last() {
        let half = first[v];
        if half == usize::MAX {
            path.pop();
            continue;
        }
        first[v] = link[half];
        if std::mem::replace(&mut used[half / 2], true) {
            continue;
        }
        let u = ends[half ^ 1];
        if parent[u] == usize::MAX {
            parent[u] = v;
            found.push(u);
            path.push(u);
        } else {
            g[v] ^= 1;
            covers[v] += 1;
            covers[u] -= 1;
        }
    }
    for &v in found.iter().rev() {
        let is_bridge = covers[v] == 0;
        g[parent[v]] ^= if is_bridge { g[v] + 1 } else { g[v] ^ 1 };
        covers[parent[v]] += covers[v];
    }
    g[root]
}

/// The indices of the winning edges, in increasing order; none from a P-position.
///
/// Takes the same input as [`hackenbush_sg`].
///
/// # Panics
/// Like [`hackenbush_sg`].
///
/// ```
/// use snippets::hackenbush::hackenbush_winning_moves;
///
/// let triangle = [(0, 1), (1, 2), (2, 0)];
/// assert_eq!(hackenbush_winning_moves(3, &triangle, &[0]), [1]);
/// ```
#[snippet("hackenbush_moves", doc_hidden, include = "hackenbush")]
pub fn hackenbush_winning_moves(
    n: usize,
    edges: &[(usize, usize)],
    ground: &[usize],
) -> Vec<usize> {
    if hackenbush_sg(n, edges, ground) == 0 {
        return vec![];
    }
    let leaves_zero = |&e: &usize| {
        let rest = [&edges[..e], &edges[e + 1..]].concat();
        hackenbush_sg(n, &rest, ground) == 0
    };
    (0..edges.len()).filter(leaves_zero).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use proptest::prelude::*;

    use super::*;

    type Memo = HashMap<u32, u64>;

    /// The edges among `alive` that still touch the ground.
    fn standing(edges: &[(usize, usize)], ground: &[usize], alive: u32) -> u32 {
        let mut reached = ground.iter().fold(0u32, |set, v| set | 1 << v);
        let mut standing = 0;
        loop {
            let before = standing;
            for (i, &(v, u)) in edges.iter().enumerate() {
                if alive >> i & 1 == 1 && (reached >> v | reached >> u) & 1 == 1 {
                    standing |= 1 << i;
                    reached |= 1 << v | 1 << u;
                }
            }
            if standing == before {
                return standing;
            }
        }
    }

    fn g_by_search(edges: &[(usize, usize)], ground: &[usize], alive: u32, memo: &mut Memo) -> u64 {
        let alive = standing(edges, ground, alive);
        if let Some(&known) = memo.get(&alive) {
            return known;
        }
        let cuts = (0..edges.len()).filter(|e| alive >> e & 1 == 1);
        let options: Vec<_> = cuts
            .map(|e| g_by_search(edges, ground, alive & !(1 << e), memo))
            .collect();
        let g = (0..).find(|g| !options.contains(g)).unwrap();
        memo.insert(alive, g);
        g
    }

    fn check(n: usize, edges: &[(usize, usize)], ground: &[usize]) {
        let mut memo = Memo::new();
        let all = (1 << edges.len()) - 1;
        let g = g_by_search(edges, ground, all, &mut memo);
        assert_eq!(
            hackenbush_sg(n, edges, ground),
            g,
            "{edges:?} on {ground:?}"
        );
        let stands = standing(edges, ground, all);
        let mut wins = |&e: &usize| {
            stands >> e & 1 == 1 && g_by_search(edges, ground, all & !(1 << e), &mut memo) == 0
        };
        let expected: Vec<_> = (0..edges.len()).filter(|e| wins(e)).collect();
        let winning = hackenbush_winning_moves(n, edges, ground);
        assert_eq!(winning, expected, "{edges:?} on {ground:?}");
    }

    #[test]
    fn equals_a_search_on_all_small_multigraphs() {
        fn extend(kinds: &[(usize, usize)], edges: &mut Vec<(usize, usize)>) {
            check(4, edges, &[0]);
            check(4, edges, &[2, 0, 2]);
            if edges.len() < 5 {
                for (i, &edge) in kinds.iter().enumerate() {
                    edges.push(edge);
                    extend(&kinds[i..], edges);
                    edges.pop();
                }
            }
        }
        let kinds: Vec<_> = (0..4).flat_map(|v| (0..=v).map(move |u| (v, u))).collect();
        extend(&kinds, &mut vec![]);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(400))]
        #[test]
        fn equals_a_search_on_random_multigraphs(
            edges in prop::collection::vec((0..6usize, 0..6usize), 6..10),
            ground in prop::collection::vec(0..6usize, 1..3),
        ) {
            check(6, &edges, &ground);
        }
    }

    #[test]
    fn nothing_stands_without_ground() {
        check(2, &[(0, 1), (1, 1)], &[]);
        assert_eq!(hackenbush_sg(0, &[], &[]), 0);
    }

    #[test]
    fn a_million_edges_need_no_call_stack() {
        let n = 1_000_000;
        let mut edges: Vec<_> = (0..n).map(|v| (v, v + 1)).collect();
        assert_eq!(hackenbush_sg(n + 1, &edges, &[0]), n as u64);
        edges.push((n, 0));
        assert_eq!(hackenbush_sg(n + 1, &edges, &[0]), (n as u64 + 1) % 2);
    }
}
