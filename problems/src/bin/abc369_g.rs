//! AtCoder ABC 369 G. As far as possible
//! - url: https://atcoder.jp/contests/abc369/tasks/abc369_g
//! - judge: atcoder
//! - games: tree, longest paths, greedy, one move each
//! - rules: Aoki names `K` vertices of a tree with edge lengths. Then Takahashi walks from vertex 1
//!   through all of them and back. Aoki wants a long walk, Takahashi a short one. How long is it,
//!   for every `K`?
//! - difficulty: 1800
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: n in 2..2*10^5, (n-1) * { u in 1..n, v in 1..n, l in 1..10^9 }, tree(n, u, v)
//! - statement: checked with the statement and its samples, and two published programs on 84 inputs
//!   or more
//!
//! The walk passes every edge between vertex 1 and the named vertices twice. Each further vertex
//! adds the part of its path that isn't covered yet. Greedy is optimal: always name the vertex that
//! adds the most. The added parts are the paths of the long-path decomposition, in which each
//! vertex continues to the child with the longest path below it. O(n log n).

use snippets::fast_input::FastInput;

/// Returns the length for each number of vertices. `next` holds the neighbours and the lengths of
/// the edges.
fn walks(next: &[Vec<(usize, u64)>]) -> Vec<u64> {
    let n = next.len();
    let (mut order, mut parent) = (vec![0], vec![usize::MAX; n]);
    for i in 0..n {
        let v = order[i];
        for &(u, _) in &next[v] {
            if u != parent[v] {
                parent[u] = v;
                order.push(u);
            }
        }
    }
    // `deepest`: the longest path down from each vertex. `paths`: the paths that end where they
    // join a longer one.
    let (mut deepest, mut paths) = (vec![0; n], vec![]);
    for &v in order.iter().rev() {
        let children = next[v].iter().filter(|it| it.0 != parent[v]);
        let mut below: Vec<u64> = children.map(|&(u, length)| deepest[u] + length).collect();
        if let Some(longest) = (0..below.len()).max_by_key(|&i| below[i]) {
            deepest[v] = below.swap_remove(longest);
        }
        paths.append(&mut below);
    }
    paths.push(deepest[0]);
    paths.sort_unstable_by(|a, b| b.cmp(a));
    paths.resize(n, 0);
    let longer = |walk: &mut u64, path| {
        *walk += 2 * path;
        Some(*walk)
    };
    paths.into_iter().scan(0, longer).collect()
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n: usize = input.read();
    let mut next = vec![vec![]; n];
    for _ in 1..n {
        let (u, v): (usize, usize) = (input.read(), input.read());
        let length = input.read();
        next[u - 1].push((v - 1, length));
        next[v - 1].push((u - 1, length));
    }
    let lines: Vec<String> = walks(&next).iter().map(u64::to_string).collect();
    println!("{}", lines.join("\n"));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Tries all sets of each size: sums the edges between vertex 0 and the vertices of the set.
    fn walks_by_search(edges: &[(usize, usize, u64)]) -> Vec<u64> {
        let n = edges.len() + 1;
        let length = |set: &[usize]| {
            let mut used = set.to_vec();
            // Children have larger numbers than parents.
            for &(parent, child, _) in edges.iter().rev() {
                if used.contains(&child) {
                    used.push(parent);
                }
            }
            let passed = edges.iter().filter(|(_, child, _)| used.contains(child));
            2 * passed.map(|edge| edge.2).sum::<u64>()
        };
        let longest = |k| (0..n).combinations(k).map(|set| length(&set)).max();
        (1..=n)
            .map(|k| longest(k).expect("there are so many vertices"))
            .collect()
    }

    proptest! {
        #[test]
        fn agrees_with_a_search_of_all_sets(
            edges in prop::collection::vec((any::<prop::sample::Index>(), 1..20u64), 1..8)
        ) {
            let edges = edges.iter().enumerate();
            let edges = edges.map(|(i, (parent, length))| (parent.index(i + 1), i + 1, *length));
            let edges = edges.collect_vec();
            let n = edges.len() + 1;
            let lines = edges.iter().map(|(u, v, l)| format!("{} {} {l}\n", u + 1, v + 1)).join("");
            let input = format!("{n}\n{lines}");
            let mut next = vec![vec![]; n];
            for &(u, v, length) in &edges {
                next[u].push((v, length));
                next[v].push((u, length));
            }
            let expected = walks_by_search(&edges).iter().join("\n");
            let got = walks(&next).iter().join("\n");
            assert_answer!(input, expected, got);
        }
    }
}
