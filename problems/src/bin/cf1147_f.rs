//! Codeforces 1147 F. Zigzag Game
//! - url: https://codeforces.com/problemset/problem/1147/F
//! - judge: codeforces
//! - games: bipartite graph, weights that grow or fall, stable matching, pairing strategy,
//!   interactive
//! - rules: In a complete bipartite graph with different weights Alice chooses whether weights grow
//!   or fall, and a vertex for the token. Then Bob and Alice in turn move it along an edge to a
//!   vertex where it has not been, and the weights must grow, or fall, from edge to edge. A player
//!   who cannot move loses. Choose a player, and win.
//! - difficulty: 3500
//! - time-limit: 5s
//! - memory-limit: 256MB
//!
//! Bob wins. If weights grow, pair the vertices greedily by decreasing weights, and always move the
//! token to its partner. Then Alice goes on to a vertex by a larger weight than that of this pair.
//! The two ends of her edge were not paired with each other, so the new vertex was paired before,
//! by a weight that is larger still: Bob can go to its partner, where the token has not been. If
//! weights fall, pair by increasing ones. O(n² log n) a case.
//!
//! The dialogue is known from memory alone.

use itertools::Itertools;
use proconio::input_interactive;

/// The partner of each vertex, left ones 0 to n - 1, right ones n to 2n - 1, if the weights of the
/// pairs are chosen greedily.
fn partners(weights: &[Vec<u32>], largest_first: bool) -> Vec<usize> {
    let n = weights.len();
    let mut edges = (0..n).cartesian_product(0..n).collect_vec();
    edges.sort_unstable_by_key(|&(i, j)| weights[i][j]);
    if largest_first {
        edges.reverse();
    }
    let mut partner = vec![None; 2 * n];
    for (i, j) in edges {
        if partner[i].is_none() && partner[n + j].is_none() {
            partner[i] = Some(n + j);
            partner[n + j] = Some(i);
        }
    }
    partner
        .into_iter()
        .map(|it| it.expect("the graph is complete"))
        .collect()
}

fn main() {
    input_interactive! {
        cases: usize,
    }
    for _ in 0..cases {
        input_interactive! {
            n: usize,
            weights: [[u32; n]; n],
        }
        println!("B");
        input_interactive! {
            direction: char,
            start: usize,
        }
        let partner = partners(&weights, direction == 'I');
        let mut at = start - 1;
        loop {
            println!("{}", partner[at] + 1);
            input_interactive! {
                answer: i64,
            }
            match usize::try_from(answer) {
                Ok(vertex) => at = vertex - 1,
                Err(_) if answer == -1 => break,
                Err(_) => return,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    struct Game {
        weights: Vec<Vec<u32>>,
        grows: bool,
        partner: Vec<usize>,
    }

    impl Game {
        fn weight(&self, a: usize, b: usize) -> u32 {
            let n = self.weights.len();
            self.weights[a.min(b)][a.max(b) - n]
        }

        fn fits(&self, last: Option<u32>, weight: u32) -> bool {
            last.map_or(true, |last| (weight > last) == self.grows && weight != last)
        }

        /// Whether Bob, to move, can always go to the partner, whatever Alice does.
        fn bob_can_always_move(&self, at: usize, last: Option<u32>, seen: u32) -> bool {
            let n = self.weights.len();
            let to = self.partner[at];
            let weight = self.weight(at, to);
            let seen = seen | 1 << at;
            let is_legal = self.fits(last, weight) && seen >> to & 1 == 0;
            let other_side = if to < n { n..2 * n } else { 0..n };
            is_legal
                && other_side.filter(|&v| seen >> v & 1 == 0).all(|v| {
                    let by_alice = self.weight(to, v);
                    !self.fits(Some(weight), by_alice)
                        || self.bob_can_always_move(v, Some(by_alice), seen | 1 << to)
                })
        }
    }

    proptest! {
        #[test]
        fn bob_always_has_an_answer(order in (1..5usize).prop_flat_map(|n| Just((0..(n * n) as u32).collect_vec()).prop_shuffle()), grows in any::<bool>()) {
            let n = (1..).find(|n| n * n == order.len()).expect("a square");
            let weights = order.chunks(n).map(<[u32]>::to_vec).collect_vec();
            let partner = partners(&weights, grows);
            let game = Game { weights, grows, partner };
            for start in 0..2 * n {
                prop_assert!(game.bob_can_always_move(start, None, 0), "from {start} in {:?}", game.weights);
            }
        }
    }
}
