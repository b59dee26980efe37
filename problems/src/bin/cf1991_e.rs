//! Codeforces 1991 E. Coloring Game
//! - url: https://codeforces.com/problemset/problem/1991/E
//! - judge: codeforces
//! - games: graph colouring, bipartite, odd cycle, choose your side, interactive
//! - rules: In each round Alice names two of three colours, and Bob colours a vertex of a graph
//!   with one of them. Alice wins if in the end the ends of some edge have the same colour. Choose
//!   a player, and win.
//! - difficulty: 1900
//! - time-limit: 2s
//! - memory-limit: 512MB
//! - input: t in 1..1000, t * { n in 1..10^4, m in n-1..10^4, m * { u in 1..n, v in 1..n, u != v }
//!   }, sum(n) <= 10^4, sum(m) <= 10^4
//! - interactive: true
//! - statement: checked with the statement's public copy and its sample; the graph is connected and
//!   has no edge twice; the limits of time and memory are from memory
//!
//! With an odd cycle, two colours aren't enough: play Alice and always name 1 and 2. Otherwise play
//! Bob, and split the vertices into two sides without edges within them. One side is for colour 1,
//! the other for 2, and one of these is always named. When a side is full, the other side's own
//! colour or colour 3 is named. O(n + m).

use proconio::input_interactive;

/// Returns the two sides of a connected graph, or `None` if it has an odd cycle.
fn sides(n: usize, edges: &[(usize, usize)]) -> Option<[Vec<usize>; 2]> {
    let mut next = vec![vec![]; n];
    for &(u, v) in edges {
        next[u].push(v);
        next[v].push(u);
    }
    let mut side_of = vec![None; n];
    side_of[0] = Some(0);
    let mut sides = [vec![0], vec![]];
    let mut unseen = vec![0];
    while let Some(v) = unseen.pop() {
        let other = 1 - side_of[v]?;
        for &u in &next[v] {
            if side_of[u] == side_of[v] {
                return None;
            }
            if side_of[u].is_none() {
                side_of[u] = Some(other);
                sides[other].push(u);
                unseen.push(u);
            }
        }
    }
    Some(sides)
}

/// Takes a vertex off its side and colours it with one of the named colours.
fn colour(sides: &mut [Vec<usize>; 2], named: [usize; 2]) -> (usize, usize) {
    for (side, own) in sides.iter_mut().zip([1, 2]) {
        if named.contains(&own) {
            if let Some(vertex) = side.pop() {
                return (vertex, own);
            }
        }
    }
    let vertex = sides.iter_mut().find_map(Vec::pop);
    (vertex.expect("a vertex without a colour"), 3)
}

fn main() {
    input_interactive! {
        t: usize,
    }
    for _ in 0..t {
        input_interactive! {
            n: usize,
            m: usize,
            edges: [(usize, usize); m],
        }
        let edges: Vec<_> = edges.into_iter().map(|(u, v)| (u - 1, v - 1)).collect();
        let sides = sides(n, &edges);
        println!("{}", if sides.is_some() { "Bob" } else { "Alice" });
        let mut sides = sides;
        for _ in 0..n {
            if sides.is_none() {
                println!("1 2");
            }
            input_interactive! {
                heard: [usize; 2],
            }
            if let Some(sides) = &mut sides {
                let (vertex, own) = colour(sides, [heard[0], heard[1]]);
                println!("{} {own}", vertex + 1);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    const PAIRS: [[usize; 2]; 3] = [[1, 2], [1, 3], [2, 3]];

    fn is_proper(edges: &[(usize, usize)], colours: &[usize]) -> bool {
        edges
            .iter()
            .all(|&(u, v)| colours[u] == 0 || colours[u] != colours[v])
    }

    fn bob_wins_by_search(edges: &[(usize, usize)], colours: &mut Vec<usize>) -> bool {
        let free: Vec<usize> = (0..colours.len()).filter(|v| colours[*v] == 0).collect();
        let is_won = is_proper(edges, colours);
        is_won
            && (free.is_empty()
                || PAIRS.iter().all(|named| {
                    itertools::iproduct!(&free, named).any(|(&v, &colour)| {
                        colours[v] = colour;
                        let wins = bob_wins_by_search(edges, colours);
                        colours[v] = 0;
                        wins
                    })
                }))
    }

    /// Returns whether `colour` wins, whatever Alice names.
    fn strategy_wins(
        edges: &[(usize, usize)],
        sides: &[Vec<usize>; 2],
        colours: &mut Vec<usize>,
    ) -> bool {
        if sides.iter().all(Vec::is_empty) {
            return is_proper(edges, colours);
        }
        PAIRS.iter().all(|named| {
            let mut sides = sides.clone();
            let (vertex, own) = colour(&mut sides, *named);
            assert!(named.contains(&own));
            colours[vertex] = own;
            let wins = strategy_wins(edges, &sides, colours);
            colours[vertex] = 0;
            wins
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]
        #[test]
        fn agrees_with_a_game_search(
            parents in prop::collection::vec(any::<prop::sample::Index>(), 0..5),
            more in prop::collection::vec((0..5usize, 0..5usize), 0..3),
        ) {
            let n = parents.len() + 1;
            let mut edges: Vec<_> = (1..n).map(|v| (parents[v - 1].index(v), v)).collect();
            for (u, v) in more {
                let edge = (u.min(v), u.max(v));
                if u != v && edge.1 < n && !edges.contains(&edge) {
                    edges.push(edge);
                }
            }
            let lines = edges.iter().map(|(u, v)| format!("{} {}\n", u + 1, v + 1));
            let input = format!("1\n{n} {}\n{}", edges.len(), lines.collect::<String>());
            let expected = bob_wins_by_search(&edges, &mut vec![0; n]);
            let got = match sides(n, &edges) {
                Some(sides) => strategy_wins(&edges, &sides, &mut vec![0; n]),
                None => false,
            };
            assert_answer!(input, expected, got);
        }
    }
}
