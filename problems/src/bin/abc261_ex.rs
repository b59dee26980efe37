//! AtCoder ABC 261 Ex. Game on Graph
//! - url: https://atcoder.jp/contests/abc261/tasks/abc261_ex
//! - judge: atcoder
//! - games: cyclic graph, costs, retrograde analysis, dijkstra
//! - rules: Takahashi and Aoki take turns to move a piece along an edge of a weighted graph, until
//!   the piece has no edge to follow. Takahashi wants the sum of all weights small, Aoki wants it
//!   large. Play without end costs ∞. What is the sum?
//! - difficulty: 2500
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: n in 1..2*10^5, m in 0..2*10^5, v in 1..n, m * { a in 1..n, b in 1..n, c in 0..10^9, a
//!   != b }, distinct(a, b)
//! - statement: checked with the statement, its samples, and a published program on about 70 inputs
//!
//! A state is a vertex together with the player to move. The costs are settled backwards from the
//! ends, in increasing order. A state of Takahashi is settled by its first settled edge, a state of
//! Aoki by its last. O((N + M) log M).

use snippets::fast_input::FastInput;
use snippets::retrograde::costs_to_end;

/// Returns the cost from `start`, or `None` if play never ends.
fn cost(edges: &[(usize, usize, u64)], n: usize, start: usize) -> Option<u64> {
    // State `2 v` has Takahashi to move at `v`, state `2 v + 1` has Aoki.
    let mut next = vec![vec![]; 2 * n];
    for &(from, to, weight) in edges {
        next[2 * from].push((2 * to + 1, weight));
        next[2 * from + 1].push((2 * to, weight));
    }
    let minimises: Vec<bool> = (0..2 * n).map(|state| state % 2 == 0).collect();
    let ends: Vec<Option<u64>> = next
        .iter()
        .map(|moves| moves.is_empty().then_some(0))
        .collect();
    let values = costs_to_end(&next, &minimises, &ends);
    values[2 * start].map(|(cost, _)| cost)
}

fn answer(cost: Option<u64>) -> String {
    cost.map_or("INFINITY".to_string(), |cost| cost.to_string())
}

fn main() {
    let mut input = FastInput::from_stdin();
    let (n, m, start): (usize, usize, usize) = (input.read(), input.read(), input.read());
    let mut edge = || {
        (
            input.read::<usize>() - 1,
            input.read::<usize>() - 1,
            input.read(),
        )
    };
    let edges: Vec<(usize, usize, u64)> = (0..m).map(|_| edge()).collect();
    println!("{}", answer(cost(&edges, n, start - 1)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Returns the cost if play must end within `moves` moves; otherwise ∞.
    fn cost_by_search(
        edges: &[(usize, usize, u64)],
        v: usize,
        is_takahashi: bool,
        moves: u32,
    ) -> Option<u64> {
        let out = edges.iter().filter(|edge| edge.0 == v).collect_vec();
        if out.is_empty() {
            return Some(0);
        }
        let after = |edge: &&(usize, usize, u64)| {
            let rest = moves
                .checked_sub(1)
                .and_then(|moves| cost_by_search(edges, edge.1, !is_takahashi, moves));
            rest.map(|rest| rest + edge.2)
        };
        let costs = out.iter().map(after);
        if is_takahashi {
            costs.flatten().min()
        } else {
            costs
                .collect::<Option<Vec<u64>>>()
                .map(|costs| costs.into_iter().max().unwrap_or(0))
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(128))]
        #[test]
        fn agrees_with_a_game_search(
            edges in prop::collection::btree_map((0..4usize, 0..4usize), 0..9u64, 0..8),
            start in 0..4usize,
        ) {
            let edges = edges
                .into_iter()
                .filter(|((a, b), _)| a != b)
                .map(|((a, b), c)| (a, b, c))
                .collect_vec();
            let lines = edges
                .iter()
                .map(|(a, b, c)| format!("{} {} {c}\n", a + 1, b + 1))
                .join("");
            let input = format!("4 {} {}\n{lines}", edges.len(), start + 1);
            // Under best play, either no state comes twice or play never ends.
            let expected = answer(cost_by_search(&edges, start, true, 8));
            let got = answer(cost(&edges, 4, start));
            assert_answer!(input, expected, got);
        }
    }
}
