//! Codeforces 1498 F. Christmas Game
//! - url: https://codeforces.com/problemset/problem/1498/F
//! - judge: codeforces
//! - games: staircase nim, tree, rerooting
//! - rules: A move takes presents from a vertex of a rooted tree and puts them on its `k`-th
//!   ancestor. A player who cannot move loses. Who wins, for each vertex as the root?
//! - difficulty: 2500
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: n in 3..10^5, k in 1..20, (n-1) * { x in 1..n, y in 1..n }, tree(n, x, y), a[n] in
//!   0..10^9
//! - statement: checked with the statement, its samples, a published program on about 200 inputs
//!
//! Each chain of `k`-th ancestors is a staircase, so the vertices with odd `⌊depth / k⌋` count as
//! heaps of Nim. For every vertex as the root, we need the xor of the presents by depth modulo
//! `2k`. First compute it below each vertex, then add what its parent sees on the other side.
//! O(nk).

use itertools::Itertools;
use snippets::fast_input::FastInput;
use snippets::tree_sg::peel_tree;

/// Returns the answer for every vertex as the root.
fn first_player_wins(k: usize, edges: &[(usize, usize)], presents: &[u32]) -> Vec<bool> {
    let (n, depths) = (presents.len(), 2 * k);
    let mut by_depth = vec![0; n * depths];
    for (v, a) in presents.iter().enumerate() {
        by_depth[v * depths] = *a;
    }
    let mut climbs = Vec::with_capacity(n);
    peel_tree(n, edges, 0, |child, parent| {
        for d in 0..depths {
            by_depth[parent * depths + (d + 1) % depths] ^= by_depth[child * depths + d];
        }
        climbs.push((child, parent));
    });
    for (child, parent) in climbs.into_iter().rev() {
        let below = by_depth[child * depths..][..depths].to_vec();
        for d in 0..depths {
            let seen_from_parent = by_depth[parent * depths + d];
            let other_side = seen_from_parent ^ below[(d + depths - 1) % depths];
            by_depth[child * depths + (d + 1) % depths] ^= other_side;
        }
    }
    let odd_steps = by_depth
        .chunks(depths)
        .map(|v| v[k..].iter().fold(0, |sum, a| sum ^ a));
    odd_steps.map(|sum| sum != 0).collect()
}

fn verdict(wins: &[bool]) -> String {
    wins.iter().map(|&wins| u8::from(wins)).join(" ")
}

fn main() {
    let mut input = FastInput::from_stdin();
    let (n, k) = (input.read(), input.read());
    let mut vertex = || input.read::<usize>() - 1;
    let edges: Vec<(usize, usize)> = (1..n).map(|_| (vertex(), vertex())).collect();
    let presents: Vec<u32> = input.read_vec(n);
    println!("{}", verdict(&first_player_wins(k, &edges, &presents)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Searches the game straight from the rules. Vertex `i` has the parent `parents[i]`, which is
    /// `i` itself if it has none.
    fn wins_by_search(k: usize, parents: &[usize], presents: &[u32]) -> bool {
        let depth = |v| {
            (0..)
                .zip(std::iter::successors(Some(v), |&v| Some(parents[v])))
                .find(|&(_, v)| parents[v] == v)
                .unwrap()
                .0
        };
        (0..presents.len()).filter(|&v| depth(v) >= k).any(|v| {
            let target = (0..k).fold(v, |v, _| parents[v]);
            (1..=presents[v]).any(|moved| {
                let mut option = presents.to_vec();
                option[v] -= moved;
                option[target] += moved;
                !wins_by_search(k, parents, &option)
            })
        })
    }

    fn parents_from(root: usize, edges: &[(usize, usize)]) -> Vec<usize> {
        let mut parents: Vec<usize> = (0..=edges.len()).collect();
        let mut reached = vec![root];
        while let Some(v) = reached.pop() {
            for u in edges
                .iter()
                .filter(|e| e.0 == v || e.1 == v)
                .map(|e| e.0 ^ e.1 ^ v)
            {
                if parents[v] != u {
                    parents[u] = v;
                    reached.push(u);
                }
            }
        }
        parents
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            k in 1..4usize,
            parents in prop::collection::vec(any::<prop::sample::Index>(), 0..4),
            presents in prop::collection::vec(0..3u32, 5),
        ) {
            let edges: Vec<_> = parents
                .iter()
                .enumerate()
                .map(|(i, p)| (i + 1, p.index(i + 1)))
                .collect();
            let presents = &presents[..=edges.len()];
            let rows = edges
                .iter()
                .map(|(v, p)| format!("{} {}\n", v + 1, p + 1))
                .join("");
            let input = format!(
                "{} {k}\n{rows}{}\n",
                presents.len(),
                presents.iter().join(" ")
            );
            let wins = |root| wins_by_search(k, &parents_from(root, &edges), presents);
            let expected = verdict(&(0..presents.len()).map(wins).collect_vec());
            let got = verdict(&first_player_wins(k, &edges, presents));
            assert_answer!(input, expected, got);
        }
    }
}
