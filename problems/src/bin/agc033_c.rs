//! AtCoder AGC 033 C. Removing Coins
//! - url: https://atcoder.jp/contests/agc033/tasks/agc033_c
//! - judge: atcoder
//! - games: tree, diameter, subtraction game, take 1 or 2
//! - rules: A coin lies on each vertex of a tree. A move chooses a vertex with coins, takes them,
//!   and moves every other coin one vertex towards the chosen one. A player who cannot move loses.
//! - difficulty: 1900
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: n in 1..2*10^5, (n-1) * { a in 1..n, b in 1..n }, tree(n, a, b)
//! - statement: checked with the statement, its samples, and a published program on about 70 inputs
//!
//! The vertices with coins stay a tree. A move cuts off all of its leaves, except the chosen vertex
//! if that is a leaf itself. So the longest path, of `d` vertices, loses one vertex or two, as the
//! mover likes; only from `d = 2` it always loses exactly one. The second player wins iff
//! `d mod 3 = 2`. O(n).

use snippets::fast_input::FastInput;

/// Returns the number of vertices on the longest path.
fn diameter(n: usize, edges: &[(usize, usize)]) -> usize {
    let mut neighbours = vec![vec![]; n];
    for &(a, b) in edges {
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    // Returns the last vertex that a search reaches, and its depth counted from 1.
    let farthest = |start: usize| {
        let mut queue = vec![(start, start, 1)];
        let mut head = 0;
        while head < queue.len() {
            let (v, parent, depth) = queue[head];
            head += 1;
            let children = neighbours[v].iter().filter(|&&u| u != parent);
            queue.extend(children.map(|&u| (u, v, depth + 1)));
        }
        queue[queue.len() - 1]
    };
    farthest(farthest(0).0).2
}

fn verdict(n: usize, edges: &[(usize, usize)]) -> &'static str {
    if diameter(n, edges) % 3 == 2 {
        "Second"
    } else {
        "First"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n: usize = input.read();
    let mut vertex = || input.read::<usize>() - 1;
    let edges: Vec<(usize, usize)> = (1..n).map(|_| (vertex(), vertex())).collect();
    println!("{}", verdict(n, &edges));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::{BTreeSet, HashMap};

    /// Returns, for each vertex, its neighbour on the way to `target`.
    fn steps_towards(target: usize, parents: &[usize]) -> Vec<usize> {
        let mut step: Vec<usize> = parents.to_vec();
        let mut v = target;
        let mut from = target;
        loop {
            let parent = parents[v];
            step[v] = from;
            if parent == v {
                return step;
            }
            (from, v) = (v, parent);
        }
    }

    fn wins_by_search(
        coins: BTreeSet<usize>,
        parents: &[usize],
        known: &mut HashMap<BTreeSet<usize>, bool>,
    ) -> bool {
        if let Some(&wins) = known.get(&coins) {
            return wins;
        }
        let wins = coins.iter().any(|&chosen| {
            let step = steps_towards(chosen, parents);
            let option = coins
                .iter()
                .filter(|&&v| v != chosen)
                .map(|&v| step[v])
                .collect();
            !wins_by_search(option, parents, known)
        });
        known.insert(coins, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(96))]
        #[test]
        fn agrees_with_a_game_search(
            n in 1..10usize,
            parents in prop::collection::vec(any::<prop::sample::Index>(), 9),
        ) {
            let parents = [0]
                .into_iter()
                .chain((1..n).map(|v| parents[v - 1].index(v)))
                .collect_vec();
            let edges = (1..n).map(|v| (parents[v], v)).collect_vec();
            let lines = edges
                .iter()
                .map(|(a, b)| format!("{} {}\n", a + 1, b + 1))
                .join("");
            let input = format!("{n}\n{lines}");
            let wins = wins_by_search((0..n).collect(), &parents, &mut HashMap::new());
            let expected = if wins { "First" } else { "Second" };
            let got = verdict(n, &edges);
            assert_answer!(input, expected, got);
        }
    }
}
