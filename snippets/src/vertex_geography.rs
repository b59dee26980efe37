//! Undirected vertex geography on any graph.
//!
//! - Definition: a token stands on a vertex. A move takes it to a neighbour not visited before (the
//!   start counts as visited). A player who can't move loses.
//! - Theorem: the mover wins from `v` iff every maximum matching covers `v`; always going to the
//!   partner in one fixed maximum matching wins. Why can't the opponent answer with a vertex that
//!   the matching leaves uncovered? The play so far would be an alternating path, and switching its
//!   edges would make a maximum matching that leaves the start uncovered. The lost starts are the
//!   outer vertices of the Gallai–Edmonds structure.
//! - Method: Edmonds' blossom algorithm, with one alternating forest from all uncovered vertices at
//!   once. When the forest finds no more augmenting path, its outer vertices are exactly those that
//!   some maximum matching leaves uncovered. A vertex keeps the edge that made it outer, from which
//!   a path is rematched backwards (Gabow).
//! - Time: O(V E log V). For a bipartite graph `bipartite_geography` is faster, O(E √V). Memory:
//!   O(V).
//! - Source: J. Edmonds, Canad. J. Math. 17 (1965), 449–467; H. N. Gabow, J. ACM 23 (1976),
//!   221–234; A. S. Fraenkel, E. R. Scheinerman, D. Ullman, Theoret. Comput. Sci. 112 (1993),
//!   371–381.
//! - Status: winning starts and the reply equal to a search of the game on all graphs of at most 6
//!   vertices and at random on 10; equal to `bipartite_geography` at random on 60.
//! - names: slither, move a token without revisiting, blossom, maximum matching, walk on a graph
//!   and visit no vertex twice, token to a neighbour where it has not been, 一般图博弈, 带花树, 不可重复走,
//!   一般グラフ, しりとり

use cargo_snippet::snippet;

/// Returns whether the mover loses from each vertex, and each vertex's partner in a maximum
/// matching.
///
/// From a won start, and at each later turn, going to the partner wins. `next` lists the neighbours
/// of each vertex, so each edge twice; loops and parallel edges don't matter.
///
/// # Panics
/// If a neighbour is not below `next.len()`.
///
/// ```
/// use snippets::vertex_geography::vertex_geography;
///
/// let triangle_with_tail = [vec![1, 2], vec![0, 2], vec![0, 1, 3], vec![2]];
/// let (is_p, _) = vertex_geography(&triangle_with_tail);
/// assert_eq!(is_p, [false, false, false, false]);
/// let (is_p, _) = vertex_geography(&[vec![1, 2], vec![0, 2], vec![0, 1]]);
/// assert_eq!(is_p, [true, true, true]);
/// ```
#[snippet("vertex_geography", doc_hidden, include = "alternating_forest")]
pub fn vertex_geography(next: &[Vec<usize>]) -> (Vec<bool>, Vec<Option<usize>>) {
    let n = next.len();
    let mut partner: Vec<Option<usize>> = vec![None; n];
    for v in 0..n {
        let is_free = |&&u: &&usize| u != v && partner[u].is_none() && partner[v].is_none();
        if let Some(&u) = next[v].iter().find(is_free) {
            (partner[v], partner[u]) = (Some(u), Some(v));
        }
    }
    loop {
        let mut forest = AlternatingForest {
            outer: partner.iter().map(Option::is_none).collect(),
            bridge: vec![None; n],
            base: (0..n).collect(),
            queue: (0..n).filter(|&v| partner[v].is_none()).collect(),
        };
        let Some((v, u)) = forest.grow(next, &partner) else {
            return (forest.outer, partner);
        };
        let mut rematched = vec![(v, u), (u, v)];
        while let Some((v, u)) = rematched.pop() {
            let old = partner[v].replace(u);
            if old.is_some_and(|old| partner[old] == Some(v)) {
                let (x, y) = forest.bridge[v].expect("a covered outer vertex has a bridge");
                rematched.extend([(y, x), (x, y)]);
            }
        }
    }
}

/// All winning moves from the start `v`: its neighbours that are lost once `v` is gone.
///
/// Empty if `v` is lost; a neighbour listed twice is given twice. Later in play, take the visited
/// vertices out of `next` first. Input and cost as in [`vertex_geography`].
///
/// # Panics
/// Like [`vertex_geography`], or if `v` is not below `next.len()`.
///
/// ```
/// use snippets::vertex_geography::vertex_geography_winning_moves;
///
/// let triangle_with_tail = [vec![1, 2], vec![0, 2], vec![0, 1, 3], vec![2]];
/// assert_eq!(vertex_geography_winning_moves(2, &triangle_with_tail), [3]);
/// assert_eq!(vertex_geography_winning_moves(0, &triangle_with_tail), [1]);
/// ```
#[snippet("vertex_geography_moves", doc_hidden, include = "vertex_geography")]
pub fn vertex_geography_winning_moves(v: usize, next: &[Vec<usize>]) -> Vec<usize> {
    let mut rest = next.to_vec();
    rest[v].clear();
    rest.iter_mut()
        .for_each(|options| options.retain(|&u| u != v));
    let (is_p, _) = vertex_geography(&rest);
    let others = next[v].iter().copied().filter(|&u| u != v);
    others.filter(|&u| is_p[u]).collect()
}

/// Alternating trees from all uncovered vertices.
///
/// The `bridge` of an outer vertex is the edge that made it one: from the outer vertex above to its
/// partner, or the edge that closed a blossom around it. In a blossom, `base` leads to the vertex
/// nearest to the root.
#[snippet("alternating_forest", doc_hidden)]
struct AlternatingForest {
    outer: Vec<bool>,
    bridge: Vec<Option<(usize, usize)>>,
    base: Vec<usize>,
    queue: Vec<usize>,
}

#[snippet("alternating_forest", doc_hidden)]
impl AlternatingForest {
    /// Grows until an edge joins outer vertices of two trees, or until nothing is left to do.
    fn grow(&mut self, next: &[Vec<usize>], partner: &[Option<usize>]) -> Option<(usize, usize)> {
        let mut head = 0;
        while let Some(&v) = self.queue.get(head) {
            head += 1;
            for &u in &next[v] {
                if !self.outer[u] {
                    let covered = partner[u].expect("uncovered vertices are outer");
                    self.make_outer(covered, (v, u));
                } else if self.base_of(v) != self.base_of(u) {
                    let Some(base) = self.meet(v, u) else {
                        return Some((v, u));
                    };
                    self.shrink(v, base, (v, u));
                    self.shrink(u, base, (v, u));
                }
            }
        }
        None
    }

    fn make_outer(&mut self, v: usize, bridge: (usize, usize)) {
        if !std::mem::replace(&mut self.outer[v], true) {
            self.bridge[v] = Some(bridge);
            self.queue.push(v);
        }
    }

    fn base_of(&mut self, mut v: usize) -> usize {
        while self.base[v] != v {
            self.base[v] = self.base[self.base[v]];
            v = self.base[v];
        }
        v
    }

    /// The first common base on the ways from two outer vertices to their roots.
    fn meet(&mut self, v: usize, u: usize) -> Option<usize> {
        let mut seen = std::collections::HashSet::new();
        let (mut here, mut there) = (Some(v), Some(u));
        while let Some(v) = here.or_else(|| there.take()) {
            let base = self.base_of(v);
            if !seen.insert(base) {
                return Some(base);
            }
            here = there;
            there = self.bridge[base].map(|(above, _)| above);
        }
        None
    }

    /// Merges the bases from outer `v` up to `base` into the blossom closed by the edge `bridge`.
    fn shrink(&mut self, v: usize, base: usize, bridge: (usize, usize)) {
        let mut here = self.base_of(v);
        while here != base {
            let (above, inner) =
                self.bridge[here].expect("a base inside another blossom has a bridge");
            self.make_outer(inner, bridge);
            (self.base[here], self.base[inner]) = (base, base);
            here = self.base_of(above);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use proptest::{collection::vec, prelude::*, sample::Index};

    use super::*;
    use crate::bipartite_geography::bipartite_geography;

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
        let (is_p, partner) = vertex_geography(next);
        let mut memo = Memo::new();
        for v in 0..next.len() {
            assert_eq!(
                is_p[v],
                !is_won(next, v, 1 << v, &mut memo),
                "{next:?}: {v}"
            );
            assert!(
                is_p[v] || partner_wins(next, &partner, v, 1 << v),
                "{next:?}: {v}"
            );
            assert!(
                partner[v].map_or(true, |u| partner[u] == Some(v)),
                "{next:?}: {v}"
            );
            let mut moves = next[v].clone();
            moves.retain(|&u| u != v && !is_won(next, u, 1 << v | 1 << u, &mut memo));
            assert_eq!(
                vertex_geography_winning_moves(v, next),
                moves,
                "{next:?}: {v}"
            );
        }
    }

    #[test]
    fn equals_a_search_on_all_graphs_of_six() {
        for n in 0..=6 {
            let pairs: Vec<_> = (0..n).flat_map(|v| (0..v).map(move |u| (v, u))).collect();
            for subset in 0..1u32 << pairs.len() {
                let chosen = |i: &usize| subset >> i & 1 == 1;
                check(&neighbours(
                    n,
                    (0..pairs.len()).filter(chosen).map(|i| pairs[i]),
                ));
            }
        }
    }

    /// Components of odd size among the vertices outside of `cut`.
    fn odd_components(next: &[Vec<usize>], cut: &[bool]) -> usize {
        let mut seen = cut.to_vec();
        let mut odd = 0;
        for root in 0..next.len() {
            let mut size = 0;
            let mut stack = vec![root];
            while let Some(v) = stack.pop() {
                if !std::mem::replace(&mut seen[v], true) {
                    size += 1;
                    stack.extend(&next[v]);
                }
            }
            odd += size % 2;
        }
        odd
    }

    proptest! {
        #[test]
        fn equals_a_search_on_random_graphs(
            edges in vec((0..10usize, 0..10usize), 0..20),
        ) {
            check(&neighbours(10, edges.into_iter()));
        }

        #[test]
        fn the_lost_starts_prove_the_matching_maximum(
            n in 1..80usize,
            edges in vec((any::<Index>(), any::<Index>()), 0..160),
        ) {
            let edges: Vec<_> = edges.iter().map(|(v, u)| (v.index(n), u.index(n))).collect();
            let next = neighbours(n, edges.iter().copied());
            let (is_p, partner) = vertex_geography(&next);
            let uncovered = |partner: &[Option<usize>]| {
                partner.iter().filter(|p| p.is_none()).count()
            };
            // Tutte–Berge: no matching leaves less uncovered than odd components − cut.
            let is_cut = |v: usize| !is_p[v] && next[v].iter().any(|&u| is_p[u]);
            let cut: Vec<_> = (0..n).map(is_cut).collect();
            let cut_size = cut.iter().filter(|&&c| c).count();
            prop_assert_eq!(uncovered(&partner) + cut_size, odd_components(&next, &cut));
            for (v, &is_p) in is_p.iter().enumerate() {
                let kept = edges.iter().filter(|e| e.0 != v && e.1 != v).copied();
                let (_, without) = vertex_geography(&neighbours(n, kept));
                prop_assert_eq!(!is_p, uncovered(&without) > uncovered(&partner));
            }
        }

        #[test]
        fn equals_the_bipartite_method(
            edges in vec((0..30usize, 30..60usize), 0..90),
        ) {
            let next = neighbours(60, edges.into_iter());
            prop_assert_eq!(vertex_geography(&next).0, bipartite_geography(&next).0);
        }
    }
}
