//! Codeforces 1411 G. No Game No Life
//! - url: https://codeforces.com/problemset/problem/1411/G
//! - judge: codeforces
//! - games: sg on a DAG, sum, chance of a nim-sum, Walsh-Hadamard transform
//! - rules: Chips lie on the vertices of an acyclic graph, and a move takes one along an edge. A
//!   player who cannot move loses. Before the game, numbers from 1 to `n + 1` are drawn at random:
//!   each puts a chip on its vertex, and `n + 1` ends the drawing. What is the probability that the
//!   first player wins, modulo 998244353?
//! - difficulty: 2700
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: n in 1..10^5, m in 0..10^5, m * { u in 1..n, v in 1..n }, acyclic(n, u, v)
//! - statement: checked with the statement's public copy and its samples
//!
//! A Grundy value of `g` needs `g (g + 1) / 2` edges, so all are below 512. Let `f` hold the number
//! of vertices with each value, and multiply such lists by nim-convolution. The probabilities of
//! the nim-sums are then `∑ fᵏ / (n + 1)ᵏ⁺¹ = 1 / (n + 1 - f)`. The Walsh–Hadamard transform turns
//! this into divisions of numbers, and the mean of the quotients is the probability of the nim-sum
//! 0. O(n + m + 512²).

use snippets::fast_input::FastInput;
use snippets::modular::pow_mod;
use snippets::sg_dag::dag_sg_table;

const MODULUS: u64 = 998_244_353;
const VALUES: usize = 512;

fn inverse(number: u64) -> u64 {
    pow_mod(number, MODULUS - 2, MODULUS)
}

fn chance(next: &[Vec<usize>]) -> u64 {
    let mut counts = [0; VALUES];
    for g in dag_sg_table(next).expect("the graph is acyclic") {
        counts[g as usize] += 1;
    }
    let sides = (next.len() + 1) as i64;
    let zero = (0..VALUES).fold(0, |sum, row| {
        let signed = (0..VALUES).map(|g| match (g & row).count_ones() % 2 {
            0 => counts[g],
            _ => -counts[g],
        });
        let left = sides - signed.sum::<i64>();
        (sum + inverse(left as u64)) % MODULUS
    });
    (MODULUS + 1 - zero * inverse(VALUES as u64) % MODULUS) % MODULUS
}

fn main() {
    let mut input = FastInput::from_stdin();
    let (n, m) = (input.read(), input.read());
    let mut next = vec![vec![]; n];
    for _ in 0..m {
        let [u, v] = [0; 2].map(|_| input.read::<usize>() - 1);
        next[u].push(v);
    }
    println!("{}", chance(&next));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Returns whether the player to move wins with these numbers of chips modulo 2: two chips on
    /// the same vertex change nothing, as the second player copies moves.
    fn wins(edges: &[(usize, usize)], chips: usize) -> bool {
        edges
            .iter()
            .any(|&(u, v)| chips >> u & 1 == 1 && !wins(edges, chips ^ 1 << u ^ 1 << v))
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]
        #[test]
        fn agrees_with_a_game_search(
            n in 1..5usize,
            edges in prop::collection::btree_set((0..5usize, 0..5usize), 0..8),
        ) {
            let edges = edges.into_iter().filter(|&(u, v)| v < u && u < n).collect_vec();
            let mut next = vec![vec![]; n];
            edges.iter().for_each(|&(u, v)| next[u].push(v));
            let lines = edges.iter().map(|(u, v)| format!("{} {}\n", u + 1, v + 1));
            let input = format!("{n} {}\n{}", edges.len(), lines.format(""));
            // The chance of a win by the chips, from 300 draws: all others together are rare.
            let won = (0..1 << n).map(|chips| wins(&edges, chips)).collect_vec();
            let side = 1.0 / (n + 1) as f64;
            let mut chances = vec![0.0; 1 << n];
            chances[0] = 1.0;
            let mut expected = 0.0;
            for _ in 0..300 {
                let stopped = (0..1 << n).filter(|&chips| won[chips]).map(|chips| chances[chips]);
                expected += side * stopped.sum::<f64>();
                let drawn = |chips: usize| (0..n).map(move |v| chips ^ 1 << v);
                chances = (0..1 << n)
                    .map(|chips| side * drawn(chips).map(|from| chances[from]).sum::<f64>())
                    .collect();
            }
            // The chance is a fraction with a denominator that divides this number.
            let denominator = (1..=2 * n as u64 + 1).product::<u64>() * 1024;
            let numerator = (expected * denominator as f64).round() as u64;
            let got = chance(&next);
            let expected = numerator % MODULUS * inverse(denominator) % MODULUS;
            assert_answer!(input, expected, got);
        }
    }
}
