//! Codeforces 1149 E. Election Promises
//! - url: https://codeforces.com/problemset/problem/1149/E
//! - judge: codeforces
//! - games: no sprague-grundy, nim on levels, acyclic graph, winning move
//! - rules: A heap lies on each vertex of an acyclic graph. A move lowers one heap, and then sets
//!   the heaps at the ends of all edges from its vertex to any numbers. A player who cannot move
//!   loses. Print the heaps after a winning move.
//! - difficulty: 3200
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: n in 1..2*10^5, m in 0..2*10^5, h[n] in 0..10^9, m * { u in 1..n, v in 1..n },
//!   acyclic(n, u, v), distinct(u, v)
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! The level of a vertex is the mex of the levels that its edges lead to. The first player loses
//! iff the nim-sum of every level's heaps is 0. In such a position a move changes exactly one heap
//! of its own level, so that level's nim-sum becomes positive.
//!
//! From any other position, take the highest level whose nim-sum is not 0 and lower a heap there as
//! in Nim. An edge leads from its vertex to every lower level, so the same move can set the
//! nim-sums of all lower levels to 0. O(n + m).

use itertools::Itertools;
use snippets::fast_input::FastInput;
use snippets::sg_dag::dag_sg_table;

/// Returns the heaps after a winning move.
fn winning_heaps(heaps: &[u64], next: &[Vec<usize>]) -> Option<Vec<u64>> {
    let levels = dag_sg_table(next).expect("the graph is acyclic");
    let mut sums = vec![0; heaps.len()];
    for (&level, heap) in levels.iter().zip(heaps) {
        sums[level as usize] ^= heap;
    }
    let level = sums.iter().rposition(|&sum| sum != 0)?;
    let can_fall = |&v: &usize| levels[v] as usize == level && heaps[v] ^ sums[level] < heaps[v];
    let lowered = (0..heaps.len())
        .find(can_fall)
        .expect("a heap with the top bit of the nim-sum");
    let mut after = heaps.to_vec();
    for v in [lowered].iter().chain(&next[lowered]).copied() {
        after[v] ^= std::mem::take(&mut sums[levels[v] as usize]);
    }
    Some(after)
}

fn answer(heaps: Option<Vec<u64>>) -> String {
    heaps.map_or("LOSE".to_string(), |heaps| {
        format!("WIN\n{}", heaps.iter().join(" "))
    })
}

fn main() {
    let mut input = FastInput::from_stdin();
    let (n, m) = (input.read(), input.read());
    let heaps: Vec<u64> = input.read_vec(n);
    let mut next = vec![vec![]; n];
    for _ in 0..m {
        let (from, to): (usize, usize) = (input.read(), input.read());
        next[from - 1].push(to - 1);
    }
    println!("{}", answer(winning_heaps(&heaps, &next)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// Returns the options of the heaps, with all heaps below `bound`. The bound is a power of two,
    /// so it doesn't change who wins.
    fn options(heaps: &[u64], next: &[Vec<usize>], bound: u64) -> Vec<Vec<u64>> {
        let lower = |v: usize| (0..heaps[v]).map(move |heap| (v, heap));
        let mut all = vec![];
        for (v, heap) in (0..heaps.len()).flat_map(lower) {
            let ends = next[v].iter().unique().collect_vec();
            let choices = ends.iter().map(|_| 0..bound).multi_cartesian_product();
            let choices = if ends.is_empty() {
                vec![vec![]]
            } else {
                choices.collect_vec()
            };
            for choice in choices {
                let mut option = heaps.to_vec();
                option[v] = heap;
                ends.iter()
                    .zip(choice)
                    .for_each(|(&&u, heap)| option[u] = heap);
                all.push(option);
            }
        }
        all
    }

    fn wins_by_search(
        heaps: Vec<u64>,
        next: &[Vec<usize>],
        bound: u64,
        known: &mut HashMap<Vec<u64>, bool>,
    ) -> bool {
        if let Some(&wins) = known.get(&heaps) {
            return wins;
        }
        let options = options(&heaps, next, bound);
        let wins = options
            .into_iter()
            .any(|option| !wins_by_search(option, next, bound, known));
        known.insert(heaps, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(
            heaps in prop::collection::vec(0..4u64, 1..5),
            pairs in prop::collection::btree_set((0..4usize, 0..4usize), 0..6),
        ) {
            let n = heaps.len();
            let edges = pairs
                .into_iter()
                .filter(|&(a, b)| a < b && b < n)
                .collect_vec();
            let mut next = vec![vec![]; n];
            edges.iter().for_each(|&(a, b)| next[b].push(a));
            let lines = edges
                .iter()
                .map(|(a, b)| format!("{} {}\n", b + 1, a + 1))
                .join("");
            let input = format!("{n} {}\n{}\n{lines}", edges.len(), heaps.iter().join(" "));
            let mut known = HashMap::new();
            let expected = if wins_by_search(heaps.clone(), &next, 4, &mut known) {
                "WIN"
            } else {
                "LOSE"
            };
            let after = winning_heaps(&heaps, &next);
            let got = if after.is_some() { "WIN" } else { "LOSE" };
            assert_answer!(input, expected, got);
            if let Some(after) = after {
                prop_assert!(options(&heaps, &next, 4).contains(&after));
                prop_assert!(!wins_by_search(after, &next, 4, &mut known));
            }
        }
    }
}
