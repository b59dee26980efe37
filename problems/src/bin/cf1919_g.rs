//! Codeforces 1919 G. Tree LGM
//! - url: https://codeforces.com/problemset/problem/1919/G
//! - judge: codeforces
//! - games: tree, win or lose, construct a tree, cut edges, matrix
//! - rules: A coin on a vertex of a tree with a root goes to a child in each turn. A player who
//!   cannot move loses. A matrix says for each root `i` and each vertex `j` whether the first
//!   player wins from `j`. Find such a tree, or say that there is none.
//! - difficulty: 3500
//! - time-limit: 3s
//! - memory-limit: 256MB
//! - input: n in 1..5000, s[n] in "01" n..n
//! - statement: checked with a public retelling and two public solutions; no sample was found; the
//!   limit of memory is assumed
//!
//! Call a neighbour `c` of `j` good for `j` if the player to move loses from `c` when `j` is the
//! root. With no good neighbour column `j` is all 0, with two or more all 1. With one, the column
//! is 1 for the roots on `j`'s side of the edge to `c`, and 0 on the other side. Then `j` is the
//! one good neighbour of `c`, too: from `j` without `c` the player to move loses, and `c` has no
//! other, since it loses without `j`. So such special vertices come in pairs, whose columns are
//! each other's opposite and tell where to cut the tree. What the cuts leave has equal rows within
//! a part, different rows in different parts.
//!
//! Within a part, a vertex with an all-0 column (a zero) may only be next to all-1 columns (ones),
//! which need two zeros each, and special vertices can't be next to zeros. In turn, a tree with
//! these three properties has the wanted columns, by induction from the leaves. So with ones there
//! must be more zeros than ones: the edges between them make no circle. Then make a path of zeros
//! and ones in turn, and hang all other vertices on the last one. Without ones a part has only
//! special vertices, joined in any way, or is a single zero and the whole tree. Check at last that
//! the tree is one, and that each special column is a side of its edge. O(n²).

use itertools::Itertools;
use std::collections::HashMap;

type Edge = (usize, usize);

/// Returns how the vertices of a part may be joined.
fn join(zeros: &[usize], ones: &[usize], special: &[usize]) -> Option<Vec<Edge>> {
    let Some(&last) = ones.last() else {
        let is_possible = zeros.is_empty() || zeros.len() == 1 && special.is_empty();
        return is_possible.then(|| special.iter().copied().tuple_windows().collect());
    };
    if zeros.len() <= ones.len() {
        return None;
    }
    let path = zeros
        .iter()
        .interleave_shortest(ones)
        .chain(&zeros[ones.len()..]);
    let path = path.take(2 * ones.len() + 1).copied().tuple_windows();
    let others = zeros[ones.len() + 1..].iter().chain(special);
    Some(path.chain(others.map(|&v| (last, v))).collect())
}

/// Returns for each vertex its place in an order in which every subtree is an interval, and the
/// end of that interval; `None` if the edges don't make a tree.
fn intervals(n: usize, edges: &[Edge]) -> Option<Vec<(usize, usize)>> {
    let mut next = vec![vec![]; n];
    for &(u, v) in edges {
        next[u].push(v);
        next[v].push(u);
    }
    let mut intervals = vec![(usize::MAX, 0); n];
    let mut order = vec![];
    let mut stack = vec![(0, 0)];
    while let Some((v, parent)) = stack.pop() {
        if intervals[v].0 < n {
            return None;
        }
        intervals[v] = (order.len(), order.len() + 1);
        order.push((v, parent));
        let below = next[v].iter().filter(|to| **to != parent || v == parent);
        stack.extend(below.map(|&to| (to, v)));
    }
    for &(v, parent) in order.iter().rev() {
        intervals[parent].1 = intervals[parent].1.max(intervals[v].1);
    }
    (edges.len() + 1 == n && order.len() == n).then_some(intervals)
}

fn tree(s: &[Vec<u8>]) -> Option<Vec<Edge>> {
    let n = s.len();
    let mut columns = vec![vec![0u64; n.div_ceil(64)]; n];
    for (i, row) in s.iter().enumerate() {
        for (column, cell) in columns.iter_mut().zip(row) {
            column[i / 64] |= u64::from(*cell == b'1') << (i % 64);
        }
    }
    let ones = |column: &Vec<u64>| column.iter().map(|word| word.count_ones() as usize).sum();
    let counts: Vec<usize> = columns.iter().map(ones).collect();
    let is_special = |j: &usize| (1..n).contains(&counts[*j]);
    let by_column: HashMap<&[u64], usize> = (0..n)
        .filter(is_special)
        .map(|j| (&columns[j][..], j))
        .collect();
    let mut pairs = vec![];
    for j in (0..n).filter(is_special) {
        let mut opposite = columns[j].iter().map(|word| !word).collect_vec();
        if n % 64 > 0 {
            opposite[n / 64] &= (1 << (n % 64)) - 1;
        }
        let partner = *by_column.get(&opposite[..])?;
        // Two equal columns would have one partner.
        if by_column[&columns[j][..]] != j {
            return None;
        }
        pairs.push((j, partner));
    }
    let parts = (0..n).into_group_map_by(|&i| &s[i][..]);
    let mut edges = pairs
        .iter()
        .copied()
        .filter(|(j, partner)| j < partner)
        .collect_vec();
    for part in parts.values() {
        let special = part.iter().copied().filter(is_special).collect_vec();
        let with = |count: usize| {
            let members = part.iter().copied();
            members.filter(|&j| counts[j] == count).collect_vec()
        };
        edges.extend(join(&with(0), &with(n), &special)?);
    }
    let intervals = intervals(n, &edges)?;
    let is_side = |&(j, partner): &Edge| {
        // The lower end of the edge has the later place.
        let lower = if intervals[j].0 < intervals[partner].0 {
            partner
        } else {
            j
        };
        let (first, end) = intervals[lower];
        (0..n).all(|i| {
            let is_below = (first..end).contains(&intervals[i].0);
            (s[i][j] == b'1') == (is_below == (lower == j))
        })
    };
    pairs.iter().all(is_side).then_some(edges)
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let rows = text.split_whitespace().skip(1);
    let s = rows.map(|row| row.as_bytes().to_vec()).collect_vec();
    match tree(&s) {
        Some(edges) => {
            let lines = edges.iter().map(|(u, v)| format!("{} {}", u + 1, v + 1));
            println!("YES\n{}", lines.collect_vec().join("\n"));
        }
        None => println!("NO"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    fn wins(edges: &[Edge], from: usize, at: usize) -> bool {
        let ends = edges.iter().flat_map(|&(u, v)| [(u, v), (v, u)]);
        let mut steps = ends.filter(|&(u, v)| u == at && v != from);
        steps.any(|(_, to)| !wins(edges, at, to))
    }

    /// The matrix of a tree. The vertex before `j` on the way from the root is found by a walk.
    fn matrix(n: usize, edges: &[Edge]) -> Vec<Vec<u8>> {
        let mut s = vec![vec![b'0'; n]; n];
        for (root, row) in s.iter_mut().enumerate() {
            let mut walk = vec![(root, root)];
            while let Some((v, parent)) = walk.pop() {
                row[v] += u8::from(wins(edges, parent, v));
                let ends = edges.iter().flat_map(|&(u, v)| [(u, v), (v, u)]);
                walk.extend(
                    ends.filter(|&(u, to)| u == v && to != parent)
                        .map(|(_, to)| (to, v)),
                );
            }
        }
        s
    }

    /// All trees with `n` vertices, each vertex hung on an earlier one in a shuffled order.
    fn exists(s: &[Vec<u8>]) -> bool {
        let n = s.len();
        let parents = (1..n).map(|v| 0..v).multi_cartesian_product();
        let shapes = parents.map(|parents| parents.into_iter().zip(1..n).collect_vec());
        let shapes = if n == 1 {
            vec![vec![]]
        } else {
            shapes.collect_vec()
        };
        shapes.iter().any(|edges| {
            let plain = matrix(n, edges);
            (0..n).permutations(n).any(|order| {
                let cell = |(i, j): (usize, usize)| plain[i][j] == s[order[i]][order[j]];
                (0..n).cartesian_product(0..n).all(cell)
            })
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(100))]
        #[test]
        fn agrees_with_a_search_through_all_trees(
            above in prop::collection::vec(any::<prop::sample::Index>(), 0..5),
            order in Just((0..5usize).collect_vec()).prop_shuffle(),
            changed in prop::option::of((0..5usize, 0..5usize)),
        ) {
            let n = above.len().max(1);
            let order = order.into_iter().filter(|v| *v < n).collect_vec();
            let parent = |i: usize| (order[above[i].index(i)], order[i]);
            let mut s = matrix(n, &(1..n).map(parent).collect_vec());
            if let Some((i, j)) = changed {
                s[i % n][j % n] ^= 1;
            }
            let rows = s.iter().map(|row| String::from_utf8(row.clone()).unwrap()).join("\n");
            let input = format!("{n}\n{rows}\n");
            let expected = exists(&s);
            let got = tree(&s);
            let is_right = match &got {
                Some(edges) => matrix(n, edges) == s,
                None => !expected,
            };
            let got = format!("{got:?}");
            assert_answer!(is_right; input, expected, got);
        }

        #[test]
        fn gives_back_the_matrix_of_a_larger_tree(
            above in prop::collection::vec(any::<prop::sample::Index>(), 1..30),
        ) {
            let n = above.len() + 1;
            let s = matrix(n, &(1..n).map(|i| (above[i - 1].index(i), i)).collect_vec());
            let edges = tree(&s);
            prop_assert!(edges.is_some_and(|edges| matrix(n, &edges) == s));
        }
    }
}
