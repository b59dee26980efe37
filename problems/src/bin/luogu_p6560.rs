//! Luogu P6560 (SBCOI 2020). The passing of time (时光的流逝)
//! - url: https://www.luogu.com.cn/problem/P6560
//! - judge: luogu
//! - games: win lose draw, cyclic graph, retrograde analysis, target vertex
//! - rules: A move takes a token along an edge; it starts at `x`. The player who moves it to `y`
//!   wins, and a player who cannot move loses. Endless play is a draw.
//! - difficulty: 1600
//! - time-limit: 2s
//! - memory-limit: 512MB
//! - input: n in 1..10^5, m in 0..5*10^5, q in 1..500, m * { a in 1..n, b in 1..n }, q * { x in
//!   1..n, y in 1..n }
//! - statement: checked with the statement's format and both samples, and a published program on
//!   about 70 inputs
//!
//! To have the token on `y` is a loss, just like being stuck, whatever edges leave `y`. For each
//! query, run a retrograde analysis until it decides `x`; what it leaves undecided is a draw, 0. We
//! could not verify the time limit and assume 2 s for 500 queries on 10^5 vertices and 5·10^5
//! edges.
//!
//! O(q (n + m)).

use snippets::fast_input::FastInput;
use snippets::outcome::{outcomes, Outcome};

/// The edges, by the vertex they lead to. Those to `v` come from
/// `sources[starts[v]..starts[v + 1]]`. Vertices are numbered by their ranks.
struct Walk {
    rank: Vec<usize>,
    out_degree: Vec<usize>,
    starts: Vec<u32>,
    sources: Vec<u32>,
}

impl Walk {
    /// Orders the vertices so that those decided at about the same time lie together in memory.
    fn new(n: usize, edges: &[(usize, usize)]) -> Self {
        let mut order: Vec<usize> = (0..n).collect();
        let mut walk = Self::ranked(order.clone(), edges);
        walk.out_degree[0] = 0;
        let outcomes = outcomes(&walk.out_degree, |v| walk.sources(v));
        order.sort_by_key(|&v| match outcomes[v] {
            Outcome::Win(moves) | Outcome::Lose(moves) => moves,
            Outcome::Draw => u64::MAX,
        });
        let mut rank = vec![0; n];
        order.iter().enumerate().for_each(|(i, &v)| rank[v] = i);
        Self::ranked(rank, edges)
    }

    fn ranked(rank: Vec<usize>, edges: &[(usize, usize)]) -> Self {
        let ranked = edges.iter().map(|&(v, u)| (rank[v], rank[u]));
        let mut edges: Vec<(usize, usize)> = ranked.collect();
        edges.sort_unstable_by_key(|&(v, u)| (u, v));
        edges.dedup();
        let starts = (0..=rank.len())
            .map(|v| edges.partition_point(|edge| edge.1 < v) as u32)
            .collect();
        let mut out_degree = vec![0; rank.len()];
        edges.iter().for_each(|edge| out_degree[edge.0] += 1);
        let sources = edges.into_iter().map(|edge| edge.0 as u32).collect();
        Self {
            rank,
            out_degree,
            starts,
            sources,
        }
    }

    fn sources(&self, v: usize) -> impl Iterator<Item = usize> + '_ {
        let range = self.starts[v] as usize..self.starts[v + 1] as usize;
        self.sources[range].iter().map(|&u| u as usize)
    }

    /// Runs a retrograde analysis that stops as soon as the start is decided.
    fn verdict(&self, start: usize, target: usize) -> i8 {
        let (start, target) = (self.rank[start], self.rank[target]);
        let mut unrefuted = self.out_degree.clone();
        unrefuted[target] = 0;
        let mut queue: Vec<usize> = (0..unrefuted.len())
            .filter(|&v| unrefuted[v] == 0)
            .collect();
        let mut is_won = vec![None; unrefuted.len()];
        queue.iter().for_each(|&v| is_won[v] = Some(false));
        let mut head = 0;
        while is_won[start].is_none() {
            let Some(&v) = queue.get(head) else {
                return 0;
            };
            head += 1;
            let is_lost = is_won[v] == Some(false);
            for u in self.sources(v) {
                if is_won[u].is_none() {
                    unrefuted[u] -= 1;
                    if is_lost || unrefuted[u] == 0 {
                        is_won[u] = Some(is_lost);
                        queue.push(u);
                    }
                }
            }
        }
        if is_won[start] == Some(true) {
            1
        } else {
            -1
        }
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let (n, m, queries): (usize, usize, usize) = (input.read(), input.read(), input.read());
    let mut vertex = || input.read::<usize>() - 1;
    let edges: Vec<(usize, usize)> = (0..m).map(|_| (vertex(), vertex())).collect();
    let walk = Walk::new(n, &edges);
    for _ in 0..queries {
        println!("{}", walk.verdict(vertex(), vertex()));
    }
}

#[cfg(test)]
mod tests {
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    use super::*;

    const N: usize = 6;

    /// Returns the result that the mover can force within `moves` moves, or 0 if neither player can
    /// force an end.
    fn looking_ahead(edges: &[(usize, usize)], at: usize, target: usize, moves: usize) -> i8 {
        if at == target || !edges.iter().any(|e| e.0 == at) {
            return -1;
        }
        if moves == 0 {
            return 0;
        }
        let after = edges.iter().filter(|e| e.0 == at);
        after
            .map(|e| -looking_ahead(edges, e.1, target, moves - 1))
            .max()
            .unwrap()
    }

    proptest! {
        #[test]
        fn agrees_with_looking_ahead(edges in prop::collection::vec((0..N, 0..N), 0..10)) {
            let pairs: Vec<_> = (0..N).flat_map(|v| (0..N).map(move |u| (v, u))).collect();
            let row = |(v, u): &(usize, usize)| format!("{} {}\n", v + 1, u + 1);
            let rows: String = edges.iter().chain(&pairs).map(row).collect();
            let input = format!("{N} {} {}\n{rows}", edges.len(), pairs.len());
            let line = |verdict: i8| format!("{verdict}\n");
            let by_search = |&(v, u): &(usize, usize)| line(looking_ahead(&edges, v, u, N));
            let expected: String = pairs.iter().map(by_search).collect();
            let walk = Walk::new(N, &edges);
            let got: String = pairs.iter().map(|&(v, u)| line(walk.verdict(v, u))).collect();
            assert_answer!(input, expected, got);
        }
    }
}
