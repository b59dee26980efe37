//! Green Hackenbush on a tree.
//!
//! - Definition: a move removes an edge and everything it cuts off from the root.
//! - Theorem: the colon principle. A branch counts only with its Grundy value, so `g(v) = ⊕ (g(c) +
//!   1)` over the children `c` of `v`; a leaf has 0.
//! - Method: removes a leaf and passes its value on to its neighbour, then removes that if it has
//!   become a leaf, and so on. A vertex needs only its degree and the xor of its neighbours, which
//!   is its parent at the end: no adjacency lists, no recursion. To find the moves, go from parents
//!   to children and compute what each branch should be worth for its vertex to have a wanted
//!   value.
//! - Time: O(n). Memory: O(n).
//! - Source: E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, vol. 1, ch. 7.
//! - Status: values and winning moves equal to a search by mex over all edges, from every root, for
//!   all labelled trees of up to 6 vertices and random ones of 8; paths and stars of 10^6 vertices.
//! - names: cutting branches of a tree, remove a subtree, colon principle, cut an edge of a tree
//!   and drop what hangs, bush, remove a vertex of a tree with its branch, cut an edge of a rooted
//!   tree, the part that is no longer connected to the root of the tree falls, 树上删边, 树上删边游戏, 克朗原理,
//!   木の枝切り, 木のハッケンブッシュ

use cargo_snippet::snippet;

/// The Grundy value of the subtree of every vertex, for the tree on the vertices `0..n`.
///
/// # Panics
/// If the edges don't make a tree of at least one vertex, or if the root is not below `n`.
///
/// ```
/// use snippets::tree_sg::tree_sg_table;
///
/// assert_eq!(tree_sg_table(4, &[(1, 2), (0, 1), (1, 3)], 0), [1, 0, 0, 0]);
/// assert_eq!(tree_sg_table(1, &[], 0), [0]);
/// ```
#[snippet("tree_sg", doc_hidden)]
pub fn tree_sg_table(n: usize, edges: &[(usize, usize)], root: usize) -> Vec<u64> {
    let mut g = vec![0; n];
    peel_tree(n, edges, root, |child, parent| g[parent] ^= g[child] + 1);
    g
}

/// Calls `climb(child, parent)` for every edge, the edges to a vertex's children before its own.
///
/// # Panics
/// Like [`tree_sg_table`]; `climb` may have been called before that.
///
/// ```
/// use snippets::tree_sg::peel_tree;
///
/// let mut sizes = [1; 4];
/// peel_tree(4, &[(1, 2), (0, 1), (1, 3)], 0, |child, parent| sizes[parent] += sizes[child]);
/// assert_eq!(sizes, [4, 3, 1, 1]);
/// ```
#[snippet("tree_sg", doc_hidden)]
#[inline]
pub fn peel_tree(
    n: usize,
    edges: &[(usize, usize)],
    root: usize,
    mut climb: impl FnMut(usize, usize),
) {
    assert!(root < n, "root {root} is not a vertex of 0..{n}");
    let mut degree = vec![0u32; n];
    let mut neighbours = vec![0u32; n];
    for &(u, v) in edges {
        degree[u] += 1;
        degree[v] += 1;
        neighbours[u] ^= v as u32;
        neighbours[v] ^= u as u32;
    }
    let mut climbs = 0;
    for leaf in 0..n {
        let mut child = leaf;
        while child != root && degree[child] == 1 {
            let parent = neighbours[child] as usize;
            degree[child] = 0;
            degree[parent] -= 1;
            neighbours[parent] ^= child as u32;
            climb(child, parent);
            climbs += 1;
            child = parent;
        }
    }
    let m = edges.len();
    assert!(
        climbs == m && m + 1 == n,
        "these {m} edges don't form a tree of {n} vertices"
    );
}

/// The winning moves, each as the vertex at the upper end of the edge to remove, increasing.
///
/// The edge to its parent goes, and the vertex with everything above it. There are none from a
/// P-position.
///
/// # Panics
/// Like [`tree_sg_table`].
///
/// ```
/// use snippets::tree_sg::tree_winning_moves;
///
/// assert_eq!(tree_winning_moves(3, &[(0, 1), (1, 2)], 0), [1]);
/// assert_eq!(tree_winning_moves(4, &[(0, 1), (0, 2), (0, 3)], 0), [1, 2, 3]);
/// assert_eq!(tree_winning_moves(3, &[(0, 1), (0, 2)], 0), []);
/// ```
#[snippet("tree_winning_moves", doc_hidden, include = "tree_sg")]
pub fn tree_winning_moves(n: usize, edges: &[(usize, usize)], root: usize) -> Vec<usize> {
    let mut g = vec![0; n];
    let mut climbs = Vec::with_capacity(n);
    peel_tree(n, edges, root, |child, parent| {
        g[parent] ^= g[child] + 1;
        climbs.push((child, parent));
    });
    let mut wanted = vec![Some(0); n];
    let mut moves = Vec::new();
    for (child, parent) in climbs.into_iter().rev() {
        let branch = wanted[parent].map(|w: u64| w ^ g[parent] ^ (g[child] + 1));
        if branch == Some(0) {
            moves.push(child);
        }
        wanted[child] = branch.and_then(|b| b.checked_sub(1));
    }
    moves.sort();
    moves
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    type Edges = Vec<(usize, usize)>;

    /// Edges that stay when the edge at index `cut` is removed: all that still hang on the root.
    fn without(edges: &[(usize, usize)], cut: usize, root: usize) -> Edges {
        let mut rest = edges.to_vec();
        rest.remove(cut);
        let mut kept = Edges::new();
        let mut reached = vec![root];
        while let Some(u) = reached.pop() {
            let (at_u, others): (Edges, Edges) = rest.iter().partition(|&&(a, b)| a == u || b == u);
            reached.extend(at_u.iter().map(|&(a, b)| a ^ b ^ u));
            kept.extend(at_u);
            rest = others;
        }
        kept
    }

    /// The definition.
    fn sg_by_search(edges: &[(usize, usize)], root: usize) -> u64 {
        let options: Vec<u64> = (0..edges.len())
            .map(|cut| sg_by_search(&without(edges, cut, root), root))
            .collect();
        (0..).find(|g| !options.contains(g)).unwrap()
    }

    /// The tree with this Prüfer code.
    fn tree_of_code(code: &[usize]) -> Edges {
        let n = code.len() + 2;
        let mut left: Vec<usize> = (0..n).collect();
        let mut edges = Edges::new();
        for (i, &v) in code.iter().enumerate() {
            let leaf = left.iter().position(|u| !code[i..].contains(u)).unwrap();
            edges.push((left.remove(leaf), v));
        }
        edges.push((left[1], left[0]));
        edges
    }

    fn check(edges: &[(usize, usize)]) {
        let n = edges.len() + 1;
        let of_roots: Vec<u64> = (0..n).map(|root| sg_by_search(edges, root)).collect();
        for (root, &g) in of_roots.iter().enumerate() {
            assert_eq!(
                tree_sg_table(n, edges, root)[root],
                g,
                "{edges:?} from {root}"
            );
            let mut winning = Vec::new();
            for cut in 0..edges.len() {
                let option = without(edges, cut, root);
                if sg_by_search(&option, root) == 0 {
                    let (u, v) = edges[cut];
                    let u_stays = u == root || option.iter().any(|&(a, b)| a == u || b == u);
                    winning.push(if u_stays { v } else { u });
                }
            }
            winning.sort();
            assert_eq!(
                tree_winning_moves(n, edges, root),
                winning,
                "{edges:?} from {root}"
            );
        }
    }

    #[test]
    fn all_small_trees_equal_a_game_search() {
        check(&[]);
        for n in 2..=6usize {
            for number in 0..n.pow(n as u32 - 2) {
                let code: Vec<usize> = (0..n - 2).map(|i| number / n.pow(i as u32) % n).collect();
                check(&tree_of_code(&code));
            }
        }
    }

    #[test]
    fn a_path_of_a_million_vertices_is_as_long_as_it_is() {
        let n = 1_000_000;
        let path: Edges = (1..n).map(|v| (v - 1, v)).collect();
        assert_eq!(tree_sg_table(n, &path, 0)[0], n as u64 - 1);
        assert_eq!(tree_winning_moves(n, &path, 0), [1]);
    }

    #[test]
    fn a_star_counts_its_edges_mod_2() {
        let n = 1_000_000;
        let star: Edges = (1..n).map(|v| (v, 0)).collect();
        assert_eq!(tree_sg_table(n, &star, 0)[0], 1);
        assert_eq!(tree_winning_moves(n, &star, 0).len(), n - 1);
    }

    #[test]
    #[should_panic(expected = "these 3 edges don't form a tree of 4 vertices")]
    fn a_cycle_is_refused() {
        tree_sg_table(4, &[(0, 1), (1, 2), (2, 0)], 0);
    }

    #[test]
    #[should_panic(expected = "these 1 edges don't form a tree of 3 vertices")]
    fn a_forest_is_refused() {
        tree_sg_table(3, &[(0, 1)], 0);
    }

    #[test]
    #[should_panic(expected = "root 3 is not a vertex of 0..3")]
    fn a_root_outside_is_refused() {
        tree_winning_moves(3, &[(0, 1), (1, 2)], 3);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(20))]
        #[test]
        fn larger_trees_equal_a_game_search(code in prop::collection::vec(0..8usize, 6)) {
            check(&tree_of_code(&code));
        }
    }
}
