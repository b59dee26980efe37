//! AtCoder AGC 010 F. Tree Game
//! - url: https://atcoder.jp/contests/agc010/tasks/agc010_f
//! - judge: atcoder
//! - games: tree, token with stones, all winning starts
//! - rules: A piece stands on a vertex of a tree. A move takes a stone from that vertex and then
//!   moves the piece to a neighbour. A player who finds no stone there loses. From which vertices
//!   does the first player win?
//! - difficulty: 2300
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: n in 2..3000, stones[n] in 0..10^9, (n-1) * { a in 1..n, b in 1..n }, tree(n, a, b)
//! - statement: checked with the statement, its samples, and a published program on 384 inputs
//!
//! The mover wins iff some neighbour has fewer stones and is lost for the player who moves from it.
//! The mover goes there. Whenever the opponent brings the piece back, the mover returns, until the
//! neighbour's stones run out first. A neighbour with as many stones or more doesn't help, since
//! the opponent can answer in the same way. The vertices are decided in the order of their stones.
//! O(N log N).

use itertools::Itertools;
use proconio::input;
use proconio::marker::Usize1;

fn winning_starts(stones: &[u64], edges: &[(usize, usize)]) -> Vec<usize> {
    let mut neighbours = vec![vec![]; stones.len()];
    for &(a, b) in edges {
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    let mut wins = vec![false; stones.len()];
    for v in (0..stones.len()).sorted_by_key(|&v| stones[v]) {
        wins[v] = neighbours[v]
            .iter()
            .any(|&u| stones[u] < stones[v] && !wins[u]);
    }
    (0..stones.len()).filter(|&v| wins[v]).collect()
}

fn main() {
    input! {
        n: usize,
        stones: [u64; n],
        edges: [(Usize1, Usize1); n - 1],
    }
    let starts = winning_starts(&stones, &edges);
    println!("{}", starts.iter().map(|v| v + 1).join(" "));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn wins_by_search(
        stones: &[u64],
        edges: &[(usize, usize)],
        v: usize,
        known: &mut HashMap<(Vec<u64>, usize), bool>,
    ) -> bool {
        if stones[v] == 0 {
            return false;
        }
        let key = (stones.to_vec(), v);
        if let Some(&wins) = known.get(&key) {
            return wins;
        }
        let mut option = stones.to_vec();
        option[v] -= 1;
        let across = |&(a, b): &(usize, usize)| {
            if a == v {
                Some(b)
            } else {
                (b == v).then_some(a)
            }
        };
        let wins = edges
            .iter()
            .filter_map(across)
            .any(|u| !wins_by_search(&option, edges, u, known));
        known.insert(key, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(96))]
        #[test]
        fn agrees_with_a_game_search(
            stones in prop::collection::vec(1..5u64, 2..7),
            parents in prop::collection::vec(any::<prop::sample::Index>(), 5),
        ) {
            let edges = (1..stones.len()).map(|v| (parents[v - 1].index(v), v)).collect_vec();
            let lines = edges.iter().map(|(a, b)| format!("{} {}\n", a + 1, b + 1)).join("");
            let input = format!("{}\n{}\n{lines}", stones.len(), stones.iter().join(" "));
            let mut known = HashMap::new();
            let wins = |v: &usize| wins_by_search(&stones, &edges, *v, &mut known);
            let expected = (0..stones.len()).filter(wins).map(|v| v + 1).join(" ");
            let got = winning_starts(&stones, &edges).iter().map(|v| v + 1).join(" ");
            assert_answer!(input, expected, got);
        }
    }
}
