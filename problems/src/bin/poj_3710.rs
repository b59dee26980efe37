//! POJ 3710. Christmas Game
//! - url: http://poj.org/problem?id=3710
//! - judge: poj
//! - games: green hackenbush, cut edges, fusion principle, cycles, polygons, double edges
//! - rules: A move cuts an edge of one of several graphs and removes everything that is no longer
//!   connected to its vertex 1. A player who cannot move loses.
//! - difficulty: 1600
//! - time-limit: 1s
//! - input: { n in 1..99, n * { m in 1..99, k in 0..499, k * { a in 1..m, b in 1..m }, connected(m,
//!   a, b) } } until end
//! - statement: checked with a published program on about 70 inputs; the statement was not found
//!
//! This is green Hackenbush on several graphs with one ground vertex each. Together they are one
//! graph with several ground vertices, so one call decides. A double edge is a cycle of two.
//! O(vertices + edges).
//!
//! Practised locally: the judge has no Rust. We don't know its time limit.

use snippets::fast_input::FastInput;
use snippets::hackenbush::hackenbush_sg;

type Graph = (usize, Vec<(usize, usize)>);

/// Each graph stands on its vertex 0.
fn first_player_wins(graphs: &[Graph]) -> bool {
    let (mut n, mut edges, mut ground) = (0, vec![], vec![]);
    for (vertices, own) in graphs {
        ground.push(n);
        edges.extend(own.iter().map(|&(a, b)| (n + a, n + b)));
        n += vertices;
    }
    hackenbush_sg(n, &edges, &ground) > 0
}

fn winner(first_wins: bool) -> &'static str {
    if first_wins {
        "Sally"
    } else {
        "Harry"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    while let Some(count) = input.read_or_end() {
        let mut graphs = Vec::with_capacity(count);
        for _ in 0..count {
            let (vertices, edges): (usize, usize) = (input.read(), input.read());
            let mut vertex = || input.read::<usize>() - 1;
            graphs.push((vertices, (0..edges).map(|_| (vertex(), vertex())).collect()));
        }
        println!("{}", winner(first_player_wins(&graphs)));
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use assert_answer::assert_answer;
    use proptest::prelude::*;

    use super::*;

    type Edges = Vec<(usize, usize)>;

    /// Returns the edges that stay connected to a root. Roots are even, other vertices odd.
    fn standing(edges: &[(usize, usize)]) -> Edges {
        let mut stands = vec![false; edges.len()];
        let mut changed = true;
        while changed {
            changed = false;
            for i in 0..edges.len() {
                let held = |v: usize| {
                    v % 2 == 0
                        || (0..edges.len())
                            .any(|j| stands[j] && (edges[j].0 == v || edges[j].1 == v))
                };
                if !stands[i] && (held(edges[i].0) || held(edges[i].1)) {
                    stands[i] = true;
                    changed = true;
                }
            }
        }
        (0..edges.len())
            .filter(|&i| stands[i])
            .map(|i| edges[i])
            .collect()
    }

    fn is_won(edges: Edges, memo: &mut HashMap<Edges, bool>) -> bool {
        if let Some(&known) = memo.get(&edges) {
            return known;
        }
        let won = (0..edges.len()).any(|cut| {
            let rest = [&edges[..cut], &edges[cut + 1..]].concat();
            !is_won(standing(&rest), memo)
        });
        memo.insert(edges, won);
        won
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            one in prop::collection::vec((0..4usize, 0..4usize), 0..6),
            two in prop::collection::vec((0..4usize, 0..4usize), 0..5),
        ) {
            // Vertex 0 of each graph is its root. The roots become 0 and 2, the other vertices 1,
            // 3, 5 and 7, 9, 11.
            let name = |v: usize, graph: usize| {
                if v == 0 {
                    2 * graph
                } else {
                    6 * graph + 2 * v - 1
                }
            };
            let named = |edges: &Edges, graph| -> Edges {
                edges
                    .iter()
                    .map(|&(a, b)| (name(a, graph), name(b, graph)))
                    .collect()
            };
            let all = [named(&one, 0), named(&two, 1)].concat();
            let graphs = [(4, one), (4, two)];
            let row = |&(a, b): &(usize, usize)| format!("{} {}\n", a + 1, b + 1);
            let rows = |(n, edges): &Graph| {
                format!(
                    "{n} {}\n{}",
                    edges.len(),
                    edges.iter().map(row).collect::<String>()
                )
            };
            let input = format!("2\n{}", graphs.iter().map(rows).collect::<String>());
            let expected = winner(is_won(standing(&all), &mut HashMap::new()));
            let got = winner(first_player_wins(&graphs));
            assert_answer!(input, expected, got);
        }
    }
}
