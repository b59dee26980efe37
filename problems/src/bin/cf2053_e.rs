//! Codeforces 2053 E. Resourceful Caterpillar Sequence
//! - url: https://codeforces.com/problemset/problem/2053/E
//! - judge: codeforces
//! - games: tree, path with two ends, win lose or draw, counting pairs, leaves
//! - names: 毛毛虫
//! - rules: A caterpillar lies on the path from its head `p` to its tail `q` in a tree. In turn,
//!   Nora draws it by the head to a free neighbour of the head, and Aron by the tail to a free
//!   neighbour of the tail; the other end follows. Nora wins when the head is a leaf, Aron when the
//!   tail is one; both at the beginning is a draw. How many pairs does Aron win?
//! - difficulty: 1900
//! - time-limit: 2s
//! - memory-limit: 512MB
//! - input: t in 1..2*10^4, t * { n in 2..2*10^5, (n-1) * { u in 1..n, v in 1..n }, tree(n, u, v)
//!   }, sum(n) <= 4*10^5
//! - statement: checked with the statement's public translation and its sample; the head of a
//!   public program has its time limit, the memory limit is from memory
//!
//! If the tail is a leaf and the head isn't, Aron has won. If neither is, Nora wins at once from a
//! head beside a leaf. Otherwise her move draws the tail back to the vertex `v` before it, and Aron
//! wins at once if a leaf is beside `v`. Later on nobody wins: who is drawn back draws forward.
//!
//! So count heads that are neither a leaf nor beside one, `g` in all. For each `v` beside a leaf
//! whose `k` other neighbours are no leaves, the tail is one of these `k`, and the head lies on
//! another side of `v`. Each head lies on one side, so `v` has `(k - 1) g` pairs. O(n).

use snippets::fast_input::FastInput;

fn won_pairs(n: usize, edges: &[[usize; 2]]) -> u64 {
    let mut degree = vec![0; n];
    edges.iter().flatten().for_each(|&v| degree[v] += 1);
    let mut leaves_beside = vec![0; n];
    for &[u, v] in edges {
        leaves_beside[u] += u64::from(degree[v] == 1);
        leaves_beside[v] += u64::from(degree[u] == 1);
    }
    let leaves = degree.iter().filter(|degree| **degree == 1).count() as u64;
    let inner = || (0..n).filter(|&v| degree[v] > 1);
    let heads = inner().filter(|&v| leaves_beside[v] == 0).count() as u64;
    let sides = inner().filter(|&v| leaves_beside[v] > 0);
    let later = sides.map(|v| (degree[v] - leaves_beside[v]).saturating_sub(1) * heads);
    leaves * (n as u64 - leaves) + later.sum::<u64>()
}

fn main() {
    let mut input = FastInput::from_stdin();
    let cases = input.read();
    for _ in 0..cases {
        let n: usize = input.read();
        let edge = |_| [input.read::<usize>() - 1, input.read::<usize>() - 1];
        let edges: Vec<_> = (1..n).map(edge).collect();
        println!("{}", won_pairs(n, &edges));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Counts the pairs from which Aron can force a win, by adding won positions until none is new.
    fn won_by_search(n: usize, edges: &[[usize; 2]]) -> u64 {
        let is_edge = |u, v| edges.contains(&[u, v]) || edges.contains(&[v, u]);
        let step = |u, v| if is_edge(u, v) { 1 } else { n };
        let row = |u| {
            (0..n)
                .map(|v| if u == v { 0 } else { step(u, v) })
                .collect::<Vec<_>>()
        };
        let mut distance: Vec<_> = (0..n).map(row).collect();
        for (w, u, v) in itertools::iproduct!(0..n, 0..n, 0..n) {
            distance[u][v] = distance[u][v].min(distance[u][w] + distance[w][v]);
        }
        let is_leaf = |u: usize| (0..n).filter(|&v| is_edge(u, v)).count() == 1;
        // All that `u` may become when its end is drawn away from `v`, with the new other end.
        let draws = |u: usize, v: usize| {
            let back = (0..n).find(|&w| is_edge(v, w) && distance[u][w] + 1 == distance[u][v]);
            let away = (0..n).filter(|&w| is_edge(u, w) && distance[w][v] > distance[u][v]);
            away.map(|w| (w, back.unwrap())).collect::<Vec<_>>()
        };
        // Aron wins `[Nora to move, Aron to move]`.
        let mut won = vec![vec![[false; 2]; n]; n];
        loop {
            let before = won.clone();
            for (p, q) in itertools::iproduct!(0..n, 0..n).filter(|(p, q)| p != q) {
                won[p][q] = match (is_leaf(p), is_leaf(q)) {
                    (false, true) => [true; 2],
                    (false, false) => [
                        draws(p, q).iter().all(|&(p, q)| before[p][q][1]),
                        draws(q, p).iter().any(|&(q, p)| before[p][q][0]),
                    ],
                    _ => [false; 2],
                };
            }
            if won == before {
                break won.iter().flatten().filter(|won| won[0]).count() as u64;
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]
        #[test]
        fn agrees_with_a_game_search(
            parents in prop::collection::vec(any::<prop::sample::Index>(), 1..9),
        ) {
            let n = parents.len() + 1;
            let edges: Vec<_> = (1..n).map(|v| [parents[v - 1].index(v), v]).collect();
            let lines = edges.iter().map(|[u, v]| format!("{} {}\n", u + 1, v + 1));
            let input = format!("1\n{n}\n{}", lines.collect::<String>());
            let expected = won_by_search(n, &edges);
            let got = won_pairs(n, &edges);
            assert_answer!(input, expected, got);
        }
    }
}
