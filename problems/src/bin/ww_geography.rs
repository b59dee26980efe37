//! Vertex geography on a graph with odd cycles
//! - url: https://en.wikipedia.org/wiki/Generalized_geography
//! - judge: other
//! - games: vertex geography, general graph, maximum matching, blossoms, slither
//! - rules: A token stands on a vertex of a graph. A move takes it to a neighbour where it has not
//!   been. A player who cannot move loses. From which vertices does the first player win?
//! - difficulty: 2100
//! - input: n in 1..500, m in 0..2000, m * { u in 1..n, v in 1..n, u != v }
//! - statement: checked with two published accounts of the game and its theorem; the input is our
//!   own
//!
//! The first player wins iff every maximum matching covers the start: the partner of the token's
//! vertex is then always free. Odd cycles need the blossom algorithm. One matching decides all
//! starts: look at the vertices that alternating walks reach from its free vertices. O(n m).
//!
//! The input is our own. The answer is one letter for each vertex, `W` or `L`.

use proconio::input;
use proconio::marker::Usize1;
use snippets::vertex_geography::vertex_geography;

fn answer(next: &[Vec<usize>]) -> String {
    let (is_lost, _) = vertex_geography(next);
    is_lost
        .into_iter()
        .map(|is_lost| if is_lost { 'L' } else { 'W' })
        .collect()
}

fn main() {
    input! {
        n: usize,
        edges: [(Usize1, Usize1)],
    }
    let mut next = vec![vec![]; n];
    for (u, v) in edges {
        next[u].push(v);
        next[v].push(u);
    }
    println!("{}", answer(&next));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    fn wins_by_search(next: &[Vec<usize>], at: usize, seen: u32) -> bool {
        let seen = seen | 1 << at;
        let mut options = next[at].iter().filter(|&&to| seen >> to & 1 == 0);
        options.any(|&to| !wins_by_search(next, to, seen))
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            (n, edges) in (1..9usize).prop_flat_map(|n| {
                (Just(n), prop::collection::vec((0..n, 0..n), 0..12))
            })
        ) {
            let edges: Vec<_> = edges.into_iter().filter(|(u, v)| u != v).collect();
            let mut next = vec![vec![]; n];
            let mut lines = String::new();
            for &(u, v) in &edges {
                next[u].push(v);
                next[v].push(u);
                lines += &format!("{} {}\n", u + 1, v + 1);
            }
            let input = format!("{n} {}\n{lines}", edges.len());
            let letter = |at| if wins_by_search(&next, at, 0) { 'W' } else { 'L' };
            let expected: String = (0..n).map(letter).collect();
            let got = answer(&next);
            assert_answer!(input, expected, got);
        }
    }
}
