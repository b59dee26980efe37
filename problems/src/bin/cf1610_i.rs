//! Codeforces 1610 I. Mashtali vs AtCoder
//! - url: https://codeforces.com/problemset/problem/1610/I
//! - judge: codeforces
//! - games: green hackenbush, tree, fusion principle, pinned vertices, cut edges
//! - rules: The vertices 1, …, `k` of a tree touch the ground. A move cuts an edge, and everything
//!   that is no longer connected to the ground falls off. A player who cannot move loses. Who wins,
//!   for each `k`?
//! - difficulty: 3100
//! - time-limit: 1s
//! - memory-limit: 256MB
//! - input: n in 1..3*10^5, (n-1) * { u in 1..n, v in 1..n }, tree(n, u, v)
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! The game is green Hackenbush. Identify the vertices on the ground. The edges on the paths
//! between them then lie on cycles and count as loops of value 1 (fusion principle); everything
//! else hangs from these paths (colon principle). The paths from vertex 1 grow with `k`. When a
//! vertex joins them, it stops being a branch of value `g + 1`. Its edge becomes a loop, and what
//! hangs on it, of value `g`, stands on the ground.
//!
//! O(n).

use snippets::fast_input::FastInput;
use snippets::tree_sg::peel_tree;

/// For `k` in `0..n`, whether the first player wins if the vertices `0..=k` touch the ground.
fn first_player_wins(n: usize, edges: &[(usize, usize)]) -> Vec<bool> {
    let mut g = vec![0; n];
    let mut up = vec![0; n];
    peel_tree(n, edges, 0, |child, parent| {
        g[parent] ^= g[child] + 1;
        up[child] = parent;
    });
    let mut fused = vec![false; n];
    fused[0] = true;
    let mut total = g[0];
    let pin = |k: usize| {
        let mut v = k;
        while !fused[v] {
            fused[v] = true;
            total ^= (g[v] + 1) ^ 1 ^ g[v];
            v = up[v];
        }
        total > 0
    };
    (0..n).map(pin).collect()
}

fn winners(first_wins: Vec<bool>) -> String {
    let winner = |first: bool| if first { '1' } else { '2' };
    first_wins.into_iter().map(winner).collect()
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n: usize = input.read();
    let mut vertex = || input.read::<usize>() - 1;
    let edges: Vec<_> = (1..n).map(|_| (vertex(), vertex())).collect();
    println!("{}", winners(first_player_wins(n, &edges)));
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use assert_answer::assert_answer;
    use proptest::prelude::*;

    use super::*;

    /// Returns the edges among `alive` whose component has a vertex below `pinned`.
    fn standing(edges: &[(usize, usize)], pinned: usize, alive: u32) -> u32 {
        let mut held: u32 = (1 << pinned) - 1;
        let mut standing = 0;
        for _ in edges {
            for (i, &(a, b)) in edges.iter().enumerate() {
                if alive >> i & 1 == 1 && (held >> a | held >> b) & 1 == 1 {
                    held |= 1 << a | 1 << b;
                    standing |= 1 << i;
                }
            }
        }
        standing
    }

    fn is_won(
        edges: &[(usize, usize)],
        pinned: usize,
        alive: u32,
        memo: &mut HashMap<u32, bool>,
    ) -> bool {
        if let Some(&known) = memo.get(&alive) {
            return known;
        }
        let cuts = (0..edges.len()).filter(|i| alive >> i & 1 == 1);
        let won = cuts
            .map(|i| standing(edges, pinned, alive & !(1 << i)))
            .any(|rest| !is_won(edges, pinned, rest, memo));
        memo.insert(alive, won);
        won
    }

    proptest! {
        #[test]
        fn equals_a_search_of_the_cuts(
            parents in prop::collection::vec(any::<prop::sample::Index>(), 0..8),
            order in Just((0..9).collect::<Vec<usize>>()).prop_shuffle(),
        ) {
            let n = parents.len() + 1;
            let names: Vec<_> = order.into_iter().filter(|&v| v < n).collect();
            let edge = |(v, parent): (usize, &prop::sample::Index)| {
                (names[v + 1], names[parent.index(v + 1)])
            };
            let edges: Vec<_> = parents.iter().enumerate().map(edge).collect();
            let rows: String = edges
                .iter()
                .map(|(a, b)| format!("{} {}\n", a + 1, b + 1))
                .collect();
            let input = format!("{n}\n{rows}");
            let all = (1 << edges.len()) - 1;
            let wins = |pinned| is_won(&edges, pinned, all, &mut HashMap::new());
            let expected = winners((1..=n).map(wins).collect());
            let got = winners(first_player_wins(n, &edges));
            assert_answer!(input, expected, got);
        }
    }
}
