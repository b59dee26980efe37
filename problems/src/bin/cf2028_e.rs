//! Codeforces 2028 E. Alice's Adventures in the Rabbit Hole
//! - url: https://codeforces.com/problemset/problem/2028/E
//! - judge: codeforces
//! - games: tree, chance, random walk, pursuit of a leaf, nearest leaf
//! - rules: A token lies on a vertex of a tree with root 1. Each minute a coin decides whether
//!   Alice or the Queen moves it to a neighbour. Alice wins at the root, the Queen at any other
//!   leaf. How likely is it that Alice wins, from each vertex, modulo 998244353?
//! - difficulty: 2300
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: t in 1..10^4, t * { n in 2..2*10^5, (n-1) * { u in 1..n, v in 1..n }, tree(n, u, v) },
//!   sum(n) <= 2*10^5
//! - statement: checked with the statement's public translation and its sample; the limits of time
//!   and memory are from memory
//!
//! Alice goes up, and the Queen down to the nearest leaf. On a path of length `d + 1` whose ends
//! decide, a fair walk that begins `d` steps from the Queen's end reaches the other one with chance
//! `d / (d + 1)`. From a vertex `d` steps above its nearest leaf, Alice's end is the parent. So its
//! chance is that fraction of the parent's. O(n log n).

use itertools::Itertools;
use snippets::fast_input::FastInput;
use snippets::modular::pow_mod;
use snippets::tree_sg::peel_tree;

const MODULUS: u64 = 998_244_353;

fn chances(n: usize, edges: &[(usize, usize)]) -> Vec<u64> {
    let mut to_leaf = vec![None; n];
    let mut climbs = vec![];
    peel_tree(n, edges, 0, |child, parent| {
        let distance = *to_leaf[child].get_or_insert(0) + 1;
        let nearest: u64 = to_leaf[parent].map_or(distance, |known| distance.min(known));
        to_leaf[parent] = Some(nearest);
        climbs.push((child, parent));
    });
    let mut chances = vec![1; n];
    for (child, parent) in climbs.into_iter().rev() {
        let distance = to_leaf[child].unwrap_or(0);
        let inverse = pow_mod(distance + 1, MODULUS - 2, MODULUS);
        chances[child] = chances[parent] * distance % MODULUS * inverse % MODULUS;
    }
    chances
}

fn main() {
    let mut input = FastInput::from_stdin();
    let cases = input.read();
    for _ in 0..cases {
        let n: usize = input.read();
        let edge = |_| (input.read::<usize>() - 1, input.read::<usize>() - 1);
        let edges = (1..n).map(edge).collect_vec();
        println!("{}", chances(n, &edges).iter().join(" "));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Repeats what the two moves do to the chances until they stand still, and reads each as a
    /// fraction.
    fn chances_by_iteration(n: usize, edges: &[(usize, usize)]) -> Vec<u64> {
        let beside = |v: usize| {
            let ends = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
            ends.filter(move |ends| ends.0 == v).map(|ends| ends.1)
        };
        let mut chances = vec![0.5; n];
        for _ in 0..2000 {
            let next = |v: usize| match (v, beside(v).count()) {
                (0, _) => 1.0,
                (_, 1) => 0.0,
                _ => {
                    let options = || beside(v).map(|u| chances[u]);
                    (options().fold(1.0, f64::min) + options().fold(0.0, f64::max)) / 2.0
                }
            };
            chances = (0..n).map(next).collect();
        }
        let fraction = |chance: &f64| {
            let is_whole = |q: &u64| {
                let product = chance * *q as f64;
                (product - product.round()).abs() < 1e-6
            };
            let q = (1..10_000).find(is_whole).unwrap();
            let p = (chance * q as f64).round() as u64;
            p * pow_mod(q, MODULUS - 2, MODULUS) % MODULUS
        };
        chances.iter().map(fraction).collect()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(40))]
        #[test]
        fn agrees_with_iterated_moves(
            parents in prop::collection::vec(any::<prop::sample::Index>(), 1..9),
        ) {
            let n = parents.len() + 1;
            let edges = (1..n).map(|v| (parents[v - 1].index(v), v)).collect_vec();
            let lines = edges.iter().map(|(u, v)| format!("{} {}\n", u + 1, v + 1)).join("");
            let input = format!("1\n{n}\n{lines}");
            let expected = chances_by_iteration(n, &edges).iter().join(" ");
            let got = chances(n, &edges).iter().join(" ");
            assert_answer!(input, expected, got);
        }
    }
}
