//! Codeforces 1615 E. Purple Crayon
//! - url: https://codeforces.com/problemset/problem/1615/E
//! - judge: codeforces
//! - games: tree, long paths, greedy, colour subtrees, score
//! - rules: Red colours up to `k` vertices of a rooted tree, whole subtrees at a time. Then Blue
//!   colours subtrees without red vertices. The score is the number of white vertices times the
//!   difference of the red and the blue ones. Red wants it large, Blue small.
//! - difficulty: 2400
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: n in 2..2*10^5, k in 1..n, (n-1) * { u in 1..n, v in 1..n }, tree(n, u, v)
//! - statement: checked with the statement's public copy and its samples; that Red colours at most
//!   `k` vertices stands in its notes on the input
//!
//! With `r` red leaves, the vertices above them can't become blue; all others can. Red wants many
//! vertices above few leaves, so he takes the leaves at the ends of the longest paths: the tree
//! splits into paths by following the deepest child, and the `r` longest of them cover most. Blue
//! chooses the number `b` of blue vertices near `n / 2`, where `(n - r - b) (r - b)` is least. O(n
//! log n).

use snippets::fast_input::FastInput;

/// Returns the lengths of the paths that follow the deepest child, from long to short.
fn long_paths(next: &[Vec<usize>]) -> Vec<usize> {
    let n = next.len();
    let (mut parents, mut order) = (vec![usize::MAX; n], vec![0]);
    for i in 0..n {
        let v = order[i];
        for &u in &next[v] {
            if u != parents[v] {
                parents[u] = v;
                order.push(u);
            }
        }
    }
    // The longest path down from each vertex; a path that isn't its parent's longest ends there.
    let (mut depths, mut paths) = (vec![1; n], vec![]);
    let mut longest = vec![0; n];
    for &v in order.iter().skip(1).rev() {
        depths[v] = longest[v] + 1;
        let above = &mut longest[parents[v]];
        let shorter = (*above).min(depths[v]);
        if shorter > 0 {
            paths.push(shorter);
        }
        *above = depths[v].max(*above);
    }
    paths.push(longest[0] + 1);
    paths.sort_unstable_by(|a, b| b.cmp(a));
    paths
}

fn score(next: &[Vec<usize>], k: usize) -> i64 {
    let n = next.len() as i64;
    let paths = long_paths(next);
    let mut covered = 0;
    let mut best = i64::MIN;
    for red in 1..=k {
        covered += paths.get(red - 1).map_or(0, |&path| path as i64);
        let red = red as i64;
        let covered = covered.max(red);
        let blue = (n - covered).min(n / 2);
        best = best.max((n - red - blue) * (red - blue));
    }
    best
}

fn main() {
    let mut input = FastInput::from_stdin();
    let (n, k) = (input.read::<usize>(), input.read());
    let mut next = vec![vec![]; n];
    for _ in 1..n {
        let [u, v] = [0; 2].map(|_| input.read::<usize>() - 1);
        next[u].push(v);
        next[v].push(u);
    }
    println!("{}", score(&next, k));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// The sets of vertices that a player can colour: unions of subtrees.
    fn unions(below: &[u32]) -> Vec<u32> {
        let mut unions = vec![0];
        for &subtree in below {
            let more = unions.iter().map(|union| union | subtree).collect_vec();
            unions.extend(more);
        }
        unions.into_iter().unique().collect()
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            parents in (2..9usize).prop_flat_map(|n| (1..n).map(|v| 0..v).collect_vec()),
            k in any::<prop::sample::Index>(),
        ) {
            let n = parents.len() + 1;
            let k = k.index(n) + 1;
            let mut next = vec![vec![]; n];
            let mut below = (0..n).map(|v| 1 << v).collect_vec();
            for (v, &parent) in (1..).zip(&parents).collect_vec().into_iter().rev() {
                next[v].push(parent);
                next[parent].push(v);
                below[parent] |= below[v];
            }
            let edges = (2..).zip(&parents).map(|(v, parent)| format!("{} {v}\n", parent + 1));
            let input = format!("{n} {k}\n{}", edges.format(""));
            let size = |set: u32| i64::from(set.count_ones());
            let unions = unions(&below);
            let red = unions.iter().filter(|&&red| size(red) <= k as i64);
            let scores = red.map(|&red| {
                let blue = unions.iter().filter(|&&blue| blue & red == 0);
                let scores = blue.map(|&blue| {
                    (n as i64 - size(red | blue)) * (size(red) - size(blue))
                });
                scores.min().unwrap()
            });
            let (expected, got) = (scores.max().unwrap(), score(&next, k));
            assert_answer!(input, expected, got);
        }
    }
}
