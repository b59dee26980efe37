//! Codeforces 2206 B. Subtree Removal Game
//! - url: https://codeforces.com/problemset/problem/2206/B
//! - judge: codeforces
//! - games: tree, remove a subtree, last leaf, medians, threshold
//! - rules: A move removes a vertex of a rooted tree and all below it, but not the last leaf. The
//!   player who moves first wants the last leaf to have a small number, the other player a large
//!   number. Which leaf is it?
//! - difficulty: 2500
//! - time-limit: 3s
//! - memory-limit: 1024MB
//! - input: n in 2..5*10^5, p[n-1] in 1..n
//! - statement: checked with the statement's public copy without its limits, its first sample, and
//!   a published program on 200 inputs; limits from a public retelling
//!
//! For a given threshold, call a leaf small if it is below, otherwise large. Call another vertex
//! small if more of its children are small than large, large if fewer are. If there are equally
//! many, whoever moves first decides it.
//!
//! The player who owns more children of a vertex stays ahead. They remove a child of the opponent
//! or decide an undecided one, while a move of the opponent costs them one child. A vertex that has
//! lost all its leaves is a free move, which helps neither player.
//!
//! Now treat all thresholds at once. Each vertex has two results, one for each player who may move
//! first. They are the two middle numbers among the results of all its children. O(n log n).

use snippets::fast_input::FastInput;

/// Returns the last leaf of the tree on 1, …, n. `parents` holds the parents of the vertices from 2
/// on.
fn last_leaf(parents: &[usize]) -> usize {
    let n = parents.len() + 1;
    let mut missing = vec![0; n + 1];
    for &parent in parents {
        missing[parent] += 1;
    }
    let mut ready: Vec<usize> = (1..=n).filter(|&v| missing[v] == 0).collect();
    let mut of_children = vec![vec![]; n + 1];
    while let Some(v) = ready.pop() {
        let results = results(v, std::mem::take(&mut of_children[v]));
        if v == 1 {
            return results[0];
        }
        let parent = parents[v - 2];
        of_children[parent].extend(results);
        missing[parent] -= 1;
        if missing[parent] == 0 {
            ready.push(parent);
        }
    }
    unreachable!("vertex 1 is above all others")
}

/// Returns the last leaf below `v` if the player who wants it small moves first, and if the
/// opponent does.
fn results(v: usize, mut of_children: Vec<usize>) -> [usize; 2] {
    of_children.sort_unstable();
    match of_children.len() / 2 {
        0 => [v, v],
        middle => [of_children[middle - 1], of_children[middle]],
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n: usize = input.read();
    println!("{}", last_leaf(&input.read_vec(n - 1)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Returns the last of the leaves that are left. `below` holds the vertices that go with each
    /// vertex.
    fn by_search(below: &[u32], leaves: u32, left: u32, wants_small: bool) -> usize {
        let options = (0..below.len())
            .filter(|&v| left >> v & 1 == 1 && left & !below[v] & leaves != 0)
            .map(|v| by_search(below, leaves, left & !below[v], !wants_small));
        let (small, large) = options.minmax().into_option().unwrap_or_else(|| {
            let last = (left & leaves).trailing_zeros() as usize + 1;
            (last, last)
        });
        if wants_small {
            small
        } else {
            large
        }
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            tree in prop::collection::vec(any::<prop::sample::Index>(), 1..8),
        ) {
            let parents = (1..).zip(&tree).map(|(v, parent)| parent.index(v) + 1).collect_vec();
            let n = parents.len() + 1;
            let mut below = (0..n).map(|v| 1 << v).collect_vec();
            let mut leaves = (1 << n) - 1;
            for v in (1..n).rev() {
                below[parents[v - 1] - 1] |= below[v];
                leaves &= !(1 << (parents[v - 1] - 1));
            }
            let input = format!("{n}\n{}\n", parents.iter().join(" "));
            let expected = by_search(&below, leaves, (1 << n) - 1, true);
            let got = last_leaf(&parents);
            assert_answer!(input, expected, got);
        }
    }
}
