//! AtCoder AGC 016 F. Games on DAG
//! - url: https://atcoder.jp/contests/agc016/tasks/agc016_f
//! - judge: atcoder
//! - games: dag, two tokens, sum, count graphs, subset
//! - rules: A move takes one of two tokens, which start on the vertices 1 and 2 of an acyclic
//!   graph, along an edge. A player who cannot move loses. In how many subsets of the edges does
//!   the first player win?
//! - difficulty: 3200
//! - time-limit: 5s
//! - memory-limit: 256MB
//! - input: n in 2..15, m in 1..n*(n-1)/2, m * { x in 1..n, y in x+1..n }, distinct(x, y)
//! - statement: checked with the statement, its samples, and a published program on about 70 inputs
//!
//! The two tokens form a sum, so the second player wins iff the Grundy values of their vertices
//! agree. Count the edge subsets in which they do.
//!
//! Split the vertices into `rest`, those of positive value, and the zeros. No edge joins two zeros.
//! Each vertex of `rest` has at least one edge to a zero. Edges from zeros into `rest` are free.
//! Within `rest` the values are those of the smaller graph plus 1. So if both tokens are in `rest`,
//! the same question comes again there; if both stand on zeros, the edges within `rest` are free.
//!
//! O(3^n n) with both tokens fixed, that is 3^13 · 15 here.

use proconio::input;
use proconio::marker::Usize1;

const MODULUS: u64 = 1_000_000_007;

fn first_player_wins_in(n: usize, edges: &[(usize, usize)]) -> u64 {
    let mut next = vec![0usize; n];
    for &(x, y) in edges {
        next[x] |= 1 << y;
    }
    let mut power = vec![1; edges.len() + 1];
    for i in 0..edges.len() {
        power[i + 1] = power[i] * 2 % MODULUS;
    }
    let members = |set: usize| (0..n).filter(move |v| set >> v & 1 == 1);
    let edges_into = |v: usize, set: usize| (next[v] & set).count_ones() as usize;
    let tokens = 0b11;
    let mut equal = vec![0; 1 << n];
    for set in (0..1usize << n).filter(|set| set & tokens == tokens) {
        let mut rest = set;
        while rest > 0 {
            rest = (rest - 1) & set;
            let zeros = set ^ rest;
            let inside = match rest & tokens {
                0 => power[members(rest).map(|v| edges_into(v, rest)).sum::<usize>()],
                0b11 => equal[rest],
                _ => continue,
            };
            let down = members(rest).map(|v| power[edges_into(v, zeros)] + MODULUS - 1);
            let up = members(zeros).map(|v| power[edges_into(v, rest)]);
            let ways = down
                .chain(up)
                .fold(inside, |product, w| product * w % MODULUS);
            equal[set] = (equal[set] + ways) % MODULUS;
        }
    }
    (power[edges.len()] + MODULUS - equal[(1 << n) - 1]) % MODULUS
}

fn main() {
    input! {
        n: usize,
        m: usize,
        edges: [(Usize1, Usize1); m],
    }
    println!("{}", first_player_wins_in(n, &edges));
}

#[cfg(test)]
mod tests {
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    use super::*;

    fn is_won(edges: &[(usize, usize)], a: usize, b: usize) -> bool {
        let moves = |v| edges.iter().filter(move |e| e.0 == v);
        moves(a).any(|e| !is_won(edges, e.1, b)) || moves(b).any(|e| !is_won(edges, a, e.1))
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            n in 2..6usize,
            subset in 0..1u32 << 10,
        ) {
            let pairs = (0..n)
                .flat_map(|x| (x + 1..n).map(move |y| (x, y)))
                .enumerate();
            let edges: Vec<_> = pairs
                .filter(|(i, _)| subset >> i & 1 == 1)
                .map(|p| p.1)
                .collect();
            let won = (0..1u32 << edges.len()).filter(|kept| {
                let kept = |i: &usize| kept >> i & 1 == 1;
                let edges: Vec<_> = (0..edges.len()).filter(kept).map(|i| edges[i]).collect();
                is_won(&edges, 0, 1)
            });
            let rows: String = edges
                .iter()
                .map(|(x, y)| format!("{} {}\n", x + 1, y + 1))
                .collect();
            let input = format!("{n} {}\n{rows}", edges.len());
            let expected = won.count() as u64;
            let got = first_player_wins_in(n, &edges);
            assert_answer!(input, expected, got);
        }
    }
}
