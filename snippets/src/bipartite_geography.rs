//! Undirected vertex geography on a bipartite graph.
//!
//! - Definition: a token stands on a vertex. A move takes it to a neighbour not visited before (the
//!   start counts as visited). A player who can't move loses.
//! - Theorem: the mover wins from `v` iff every maximum matching covers `v`; always going to the
//!   partner in one fixed maximum matching wins. So all starts win iff a matching is perfect.
//! - Method: Hopcroft–Karp with an explicit stack. A start is lost iff an alternating path of even
//!   length leads to it from an uncovered vertex.
//! - Time: O(E √V). Memory: O(V).
//! - Source: J. E. Hopcroft, R. M. Karp, SIAM J. Comput. 2 (1973), 225–231;
//!   A. S. Fraenkel, E. R. Scheinerman, D. Ullman, Theoret. Comput. Sci. 112 (1993), 371–381.
//! - Status: winning starts, first moves and the reply equal to a search of the game on all
//!   bipartite graphs of at most 6 vertices and at random on 9; a path of 10^6 vertices.
//! - names: matching game, token on a grid, move a piece without returning to a square, domino
//!   tiling, token moves to a neighbouring cell that has never been visited, 二分图博弈, 二分图最大匹配, 二部グラフ,
//!   最大マッチング, 把棋子移到相邻且从未经过的格子, まだ訪れていない隣のマスに駒を動かす

use cargo_snippet::snippet;

/// Returns whether the mover loses from each vertex, and each vertex's partner in a maximum
/// matching.
///
/// From a won start, and at each later turn, going to the partner wins. `next` lists the neighbours
/// of each vertex, so each edge twice; parallel edges don't matter.
///
/// # Panics
/// If the graph isn't bipartite (the message names a vertex of an odd cycle; a loop is one), or if
/// a neighbour is not below `next.len()`.
///
/// ```
/// use snippets::bipartite_geography::bipartite_geography;
///
/// let path = [vec![1], vec![0, 2], vec![1]];
/// let (is_p, partner) = bipartite_geography(&path);
/// assert_eq!(is_p, [true, false, true]);
/// assert!(partner[1] == Some(0) || partner[1] == Some(2));
/// ```
#[snippet("bipartite_geography", doc_hidden, include = "bipartite_matching")]
pub fn bipartite_geography(next: &[Vec<usize>]) -> (Vec<bool>, Vec<Option<usize>>) {
    let partner = bipartite_matching(next);
    let mut is_p = vec![false; next.len()];
    let mut lost: Vec<usize> = (0..next.len()).filter(|&v| partner[v].is_none()).collect();
    while let Some(v) = lost.pop() {
        is_p[v] = true;
        let again = next[v].iter().filter_map(|&u| partner[u]);
        lost.extend(again.filter(|&w| !std::mem::replace(&mut is_p[w], true)));
    }
    (is_p, partner)
}

/// All winning moves from the start `v`: its neighbours that are lost once `v` is gone.
///
/// Empty if `v` is lost; a neighbour listed twice is given twice. Later in play, take the visited
/// vertices out of `next` first. Input and cost as in [`bipartite_geography`].
///
/// # Panics
/// Like [`bipartite_geography`], or if `v` is not below `next.len()`.
///
/// ```
/// use snippets::bipartite_geography::bipartite_geography_winning_moves;
///
/// let path = [vec![1], vec![0, 2], vec![1]];
/// assert_eq!(bipartite_geography_winning_moves(1, &path), [0, 2]);
/// assert_eq!(bipartite_geography_winning_moves(0, &path), []);
/// ```
#[snippet(
    "bipartite_geography_moves",
    doc_hidden,
    include = "bipartite_geography"
)]
pub fn bipartite_geography_winning_moves(v: usize, next: &[Vec<usize>]) -> Vec<usize> {
    let mut rest = next.to_vec();
    rest[v].clear();
    rest.iter_mut()
        .for_each(|options| options.retain(|&u| u != v));
    let (is_p, _) = bipartite_geography(&rest);
    next[v].iter().copied().filter(|&u| is_p[u]).collect()
}

/// A maximum matching: the partner of each vertex.
///
/// Takes the same input as [`bipartite_geography`].
///
/// # Panics
/// Like [`bipartite_geography`].
///
/// ```
/// use snippets::bipartite_geography::bipartite_matching;
///
/// assert_eq!(bipartite_matching(&[vec![1], vec![0], vec![]]), [Some(1), Some(0), None]);
/// ```
#[snippet("bipartite_matching", doc_hidden)]
pub fn bipartite_matching(next: &[Vec<usize>]) -> Vec<Option<usize>> {
    let n = next.len();
    let mut side = vec![None; n];
    for root in 0..n {
        let mut stack = vec![root];
        side[root].get_or_insert(true);
        while let Some(v) = stack.pop() {
            for &u in &next[v] {
                assert_ne!(side[u], side[v], "an odd cycle through {v}");
                if side[u].is_none() {
                    side[u] = side[v].map(|left: bool| !left);
                    stack.push(u);
                }
            }
        }
    }
    let mut partner = vec![None; n];
    loop {
        let mut layer = vec![usize::MAX; n];
        let is_root = |&v: &usize| side[v] == Some(true) && partner[v].is_none();
        let mut queue: Vec<usize> = (0..n).filter(is_root).collect();
        queue.iter().for_each(|&v| layer[v] = 0);
        let mut head = 0;
        while let Some(&v) = queue.get(head) {
            head += 1;
            for w in next[v].iter().filter_map(|&u| partner[u]) {
                if layer[w] == usize::MAX {
                    layer[w] = layer[v] + 1;
                    queue.push(w);
                }
            }
        }
        let mut tried = vec![0; n];
        let mut grown = false;
        for root in (0..n).filter(|&v| layer[v] == 0) {
            let mut path = vec![root];
            while let Some(&v) = path.last() {
                let Some(&u) = next[v].get(tried[v]) else {
                    path.pop();
                    continue;
                };
                tried[v] += 1;
                match partner[u] {
                    None => {
                        for v in path.drain(..) {
                            let u = next[v][tried[v] - 1];
                            (partner[v], partner[u]) = (Some(u), Some(v));
                        }
                        grown = true;
                    }
                    Some(w) if layer[w] == layer[v] + 1 => path.push(w),
                    Some(_) => {}
                }
            }
        }
        if !grown {
            return partner;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use proptest::prelude::*;

    use super::*;

    type Memo = HashMap<(usize, u32), bool>;

    /// Returns whether the mover wins with the token on `v`, `visited` included `v`.
    fn is_won(next: &[Vec<usize>], v: usize, visited: u32, memo: &mut Memo) -> bool {
        if let Some(&known) = memo.get(&(v, visited)) {
            return known;
        }
        let mut free = next[v].iter().filter(|&&u| visited >> u & 1 == 0);
        let won = free.any(|&u| !is_won(next, u, visited | 1 << u, memo));
        memo.insert((v, visited), won);
        won
    }

    /// Returns whether going to the partner is possible and wins against every defence.
    fn partner_wins(
        next: &[Vec<usize>],
        partner: &[Option<usize>],
        v: usize,
        visited: u32,
    ) -> bool {
        let Some(u) = partner[v].filter(|&u| visited >> u & 1 == 0) else {
            return false;
        };
        let visited = visited | 1 << u;
        let mut free = next[u].iter().filter(|&&w| visited >> w & 1 == 0);
        next[v].contains(&u) && free.all(|&w| partner_wins(next, partner, w, visited | 1 << w))
    }

    fn neighbours(n: usize, edges: impl Iterator<Item = (usize, usize)>) -> Vec<Vec<usize>> {
        let mut next = vec![vec![]; n];
        for (v, u) in edges {
            next[v].push(u);
            next[u].push(v);
        }
        next
    }

    fn check(next: &[Vec<usize>]) {
        let (is_p, partner) = bipartite_geography(next);
        let mut memo = Memo::new();
        for v in 0..next.len() {
            assert_eq!(
                is_p[v],
                !is_won(next, v, 1 << v, &mut memo),
                "{next:?}: {v}"
            );
            let mut winning = next[v].clone();
            winning.retain(|&u| !is_won(next, u, 1 << v | 1 << u, &mut memo));
            let found = bipartite_geography_winning_moves(v, next);
            assert_eq!(found, winning, "{next:?}: {v}");
            assert!(
                is_p[v] || partner_wins(next, &partner, v, 1 << v),
                "{next:?}: {v}"
            );
            assert!(
                partner[v].map_or(true, |u| partner[u] == Some(v)),
                "{next:?}: {v}"
            );
        }
    }

    #[test]
    fn equals_a_search_on_all_small_bipartite_graphs() {
        for n in 0..=6 {
            for sides in 0..1u32 << n {
                let crossing = |v: usize, u: usize| (sides >> v ^ sides >> u) & 1 == 1;
                let pairs = (0..n).flat_map(|v| (0..v).map(move |u| (v, u)));
                let pairs: Vec<_> = pairs.filter(|&(v, u)| crossing(v, u)).collect();
                for subset in 0..1u32 << pairs.len() {
                    let chosen = |i: &usize| subset >> i & 1 == 1;
                    check(&neighbours(
                        n,
                        (0..pairs.len()).filter(chosen).map(|i| pairs[i]),
                    ));
                }
            }
        }
    }

    proptest! {
        #[test]
        fn equals_a_search_on_random_bipartite_graphs(
            edges in prop::collection::vec((0..4usize, 4..9usize), 0..16),
        ) {
            check(&neighbours(9, edges.into_iter()));
        }
    }

    #[test]
    #[should_panic(expected = "an odd cycle through")]
    fn an_odd_cycle_is_refused() {
        bipartite_matching(&neighbours(4, [(0, 1), (1, 2), (2, 3), (3, 1)].into_iter()));
    }

    #[test]
    fn a_path_of_a_million_needs_no_call_stack() {
        let n = 1_000_000;
        let (is_p, _) = bipartite_geography(&neighbours(n, (1..n).map(|v| (v - 1, v))));
        assert!(is_p.iter().all(|&is_p| !is_p));
        let (is_p, _) = bipartite_geography(&neighbours(n - 1, (1..n - 1).map(|v| (v - 1, v))));
        assert!((is_p.iter().enumerate()).all(|(v, &is_p)| is_p == (v % 2 == 0)));
    }
}
