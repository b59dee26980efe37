//! Luogu P6560 (SBCOI 2020). The passing of time (时光的流逝)
//! - url: https://www.luogu.com.cn/problem/P6560
//! - judge: luogu
//! - games: win lose draw, cyclic graph, retrograde analysis, target vertex
//! - rules: A move takes a token from `x` along an edge. The player who moves it to `y` wins, and a
//!   player who cannot move loses; a play without end is a draw.
//! - difficulty: 1600
//! - time-limit: 2s
//! - memory-limit: 512MB
//! - input: n in 1..10^5, m in 0..5*10^5, q in 1..500, m * { a in 1..n, b in 1..n }, q * { x in
//!   1..n, y in 1..n }
//! - statement: checked with the statement's format and both samples, and a published program on
//!   about 70 inputs
//!
//! To stand on `y` is thus a loss just like to be stuck, whatever leads out of it. Retrograde
//! analysis for each query, until `x` is decided; what it leaves undecided is 0. The time limit is
//! unverified: 2 s are assumed for 500 queries on 10^5 vertices and 5·10^5 edges.
//!
//! O(q (n + m)).

use std::cell::Cell;

use snippets::fast_input::FastInput;
use snippets::outcome::{outcomes, Outcome};

/// Edges by the vertex they lead to: those to `v` come from `sources[starts[v]..starts[v + 1]]`,
/// where vertices go by their ranks.
struct Walk {
    rank: Vec<usize>,
    out_degree: Vec<usize>,
    starts: Vec<u32>,
    sources: Vec<u32>,
}

impl Walk {
    /// Orders vertices so that those decided at about the same time lie together in memory.
    fn new(n: usize, edges: &[(usize, usize)]) -> Self {
        let mut order: Vec<usize> = (0..n).collect();
        let mut walk = Self::ranked(order.clone(), edges);
        walk.out_degree[0] = 0;
        let outcomes = walk.outcomes_until(n);
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

    fn verdict(&mut self, start: usize, target: usize) -> i8 {
        let (start, target) = (self.rank[start], self.rank[target]);
        let degree = std::mem::take(&mut self.out_degree[target]);
        let outcomes = self.outcomes_until(start);
        self.out_degree[target] = degree;
        match outcomes[start] {
            Outcome::Win(_) => 1,
            Outcome::Lose(_) => -1,
            Outcome::Draw => 0,
        }
    }

    /// Outcomes as far as they are decided before that of `last`, and that.
    fn outcomes_until(&self, last: usize) -> Vec<Outcome> {
        let is_decided = Cell::new(false);
        outcomes(&self.out_degree, |v| {
            is_decided.set(is_decided.get() || v == last);
            let end = if is_decided.get() { v } else { v + 1 };
            let sources = &self.sources[self.starts[v] as usize..self.starts[end] as usize];
            sources.iter().map(|&u| u as usize)
        })
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let (n, m, queries): (usize, usize, usize) = (input.read(), input.read(), input.read());
    let mut vertex = || input.read::<usize>() - 1;
    let edges: Vec<(usize, usize)> = (0..m).map(|_| (vertex(), vertex())).collect();
    let mut walk = Walk::new(n, &edges);
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

    /// Result that the mover can force within `moves` moves; 0 is an end not yet forced.
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
            let mut walk = Walk::new(N, &edges);
            let got: String = pairs.iter().map(|&(v, u)| line(walk.verdict(v, u))).collect();
            assert_answer!(input, expected, got);
        }
    }
}
