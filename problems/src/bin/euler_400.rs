//! Project Euler 400. Fibonacci tree game
//! - url: https://projecteuler.net/problem=400
//! - judge: euler
//! - games: hackenbush, tree, colon principle, count winning moves
//! - rules: `T(0)` is empty, `T(1)` is one node, and `T(k)` is a root with `T(k - 1)` and
//!   `T(k - 2)` below it. A move removes a node with everything below it. The player who has to
//!   take the root of the whole tree loses. How many first moves on `T(k)` win, modulo 10^18?
//! - difficulty: 1600
//! - time-limit: 10s
//! - input: k in 1..10^4
//! - statement: checked with the statement's public copy and its samples, and a published program
//!   on about 70 inputs
//!
//! The site has no input. Here the input is `k`, 10000 on the site.
//!
//! Nobody wants to take the root, so this is green Hackenbush. `T(k)` below an edge has the value
//! `G(k) = 1 + (G(k - 1) ⊕ G(k - 2))`. A first move wins iff it gives one branch of the root the
//! value of the other. To give `T(k)` the value 0, take its root. To give it a value `v > 0`, give
//! one of its branches the nim-sum of `v - 1` and the other branch's value. So count the ways from
//! the root down, for each `k` and each value that is needed. The values stay below 2^13 for
//! `k ≤ 10000`. O(k · largest value).

use proconio::input;

const MODULUS: u64 = 1_000_000_000_000_000_000;

fn winning_moves(k: usize) -> u64 {
    if k < 2 {
        return 0;
    }
    let mut g = vec![0, 1];
    for i in 2..k {
        g.push(1 + (g[i - 1] ^ g[i - 2]));
    }
    let values = g
        .iter()
        .max()
        .map_or(1, |&value: &usize| (value + 1).next_power_of_two());
    // `asked[v]` counts the subtrees `T(i)` that must get the value `v`; `below` is the same for
    // `T(i - 1)`.
    let (mut asked, mut below) = (vec![0; values], vec![0; values]);
    asked[g[k - 2]] += 1;
    below[g[k - 1]] += 1;
    let mut moves = 0;
    for i in (1..k).rev() {
        moves = (moves + asked[0]) % MODULUS;
        let mut next = vec![0; values];
        for v in 1..values {
            if asked[v] > 0 {
                let (left, right) = (g[i - 1], if i < 2 { 0 } else { g[i - 2] });
                let ways = asked[v];
                below[(v - 1) ^ right] = (below[(v - 1) ^ right] + ways) % MODULUS;
                next[(v - 1) ^ left] = (next[(v - 1) ^ left] + ways) % MODULUS;
            }
        }
        (asked, below) = (below, next);
    }
    moves
}

fn main() {
    input! {
        k: usize,
    }
    println!("{}", winning_moves(k));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// Lists the parents of the nodes of `T(k)`, parents before children. The root is its own
    /// parent.
    fn tree(k: usize) -> Vec<usize> {
        let mut parents = vec![];
        let mut open = vec![(k, 0)];
        while let Some((k, parent)) = open.pop() {
            if k > 0 {
                let node = parents.len();
                parents.push(parent);
                open.extend([(k - 1, node), (k.saturating_sub(2), node)]);
            }
        }
        parents
    }

    fn without(nodes: u64, removed: usize, parents: &[usize]) -> u64 {
        let mut gone = 1 << removed;
        for (node, parent) in parents.iter().enumerate().skip(removed + 1) {
            gone |= (gone >> parent & 1) << node;
        }
        nodes & !gone
    }

    fn wins_by_search(nodes: u64, parents: &[usize], known: &mut HashMap<u64, bool>) -> bool {
        if let Some(&wins) = known.get(&nodes) {
            return wins;
        }
        let mut there = (1..parents.len()).filter(|node| nodes >> node & 1 == 1);
        let wins = there.any(|node| !wins_by_search(without(nodes, node, parents), parents, known));
        known.insert(nodes, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(12))]
        #[test]
        fn agrees_with_a_game_search(k in 1usize..7) {
            let input = format!("{k}\n");
            let parents = tree(k);
            let all = (1 << parents.len()) - 1;
            let mut known = HashMap::new();
            let wins =
                |&node: &usize| !wins_by_search(without(all, node, &parents), &parents, &mut known);
            let expected = (1..parents.len()).filter(wins).count() as u64;
            let got = winning_moves(k);
            assert_answer!(input, expected, got);
        }
    }
}
