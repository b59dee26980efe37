//! Codeforces 1147 F. Zigzag Game
//! - url: https://codeforces.com/problemset/problem/1147/F
//! - judge: codeforces
//! - games: bipartite graph, weights that grow or fall, stable matching, pairing strategy,
//!   interactive
//! - rules: The game is played on a complete bipartite graph with distinct weights. Alice chooses
//!   increasing or decreasing for herself, Bob gets the other, and she puts the token on a vertex.
//!   Bob moves it along any edge. Then Alice and Bob take turns to move it to a vertex where it has
//!   not been, along an edge. The edge must be heavier than the last one if the mover plays
//!   increasing, lighter if decreasing. A player who cannot move loses. Choose a player, and win.
//! - difficulty: 3500
//! - time-limit: 5s
//! - memory-limit: 256MB
//! - input: t in 1..50, t * { n in 1..50, a[n*n] in 1..n*n, distinct(a), direction in "ID" 1..1,
//!   start in 1..2*n, style in 0.. }
//! - statement: checked with the statement; no published program
//!
//! Bob wins. Say Alice is increasing and starts on side `S`. Take a stable matching of both sides,
//! where the vertices of `S` prefer small weights and those of the other side, `T`, prefer large
//! ones. Bob always moves to the partner.
//!
//! Why can he? Bob entered a vertex `t` from its partner. Alice leaves `t` for some `s` by an edge
//! that `t` prefers to its own pair. The matching is stable, so `s` doesn't prefer this edge: the
//! edge from `s` to its partner weighs less, and Bob may take it. The token hasn't been on that
//! partner yet, since Bob enters `T` only along pairs. O(n² log n) a case.

use itertools::Itertools;
use proconio::input_interactive;
use std::cmp::Reverse;

/// Computes a stable matching of rows and columns: the row of each column and the column of each
/// row. Rows prefer small weights and columns large ones, or the other way round.
fn stable_matching(weights: &[Vec<u32>], rows_prefer_small: bool) -> (Vec<usize>, Vec<usize>) {
    let n = weights.len();
    let score = |row: usize, column: usize| {
        let weight = i64::from(weights[row][column]);
        if rows_prefer_small {
            -weight
        } else {
            weight
        }
    };
    let wishes = (0..n)
        .map(|row| {
            (0..n)
                .sorted_by_key(|&column| Reverse(score(row, column)))
                .collect_vec()
        })
        .collect_vec();
    let mut asked = vec![0; n];
    let mut row_of = vec![None; n];
    let mut single = (0..n).collect_vec();
    while let Some(row) = single.pop() {
        let column: usize = wishes[row][asked[row]];
        asked[row] += 1;
        match row_of[column] {
            // A column prefers the smaller score.
            Some(other) if score(other, column) < score(row, column) => single.push(row),
            other => {
                single.extend(other);
                row_of[column] = Some(row);
            }
        }
    }
    let row_of = row_of
        .into_iter()
        .map(|row| row.expect("as many rows as columns"))
        .collect_vec();
    let column_of = (0..n).map(|row| wishes[row][asked[row] - 1]).collect();
    (row_of, column_of)
}

/// Returns Bob's answer from each vertex: rows are 0 to n - 1, columns n to 2n - 1.
fn partners(weights: &[Vec<u32>], alice_increases: bool, start: usize) -> Vec<usize> {
    let n = weights.len();
    let (row_of, column_of) = stable_matching(weights, alice_increases == (start < n));
    column_of
        .into_iter()
        .map(|column| n + column)
        .chain(row_of)
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
            choice: char,
            start: usize,
        }
        let partner = partners(&weights, choice == 'I', start - 1);
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
        alice_increases: bool,
        partner: Vec<usize>,
    }

    impl Game {
        fn weight(&self, a: usize, b: usize) -> u32 {
            let n = self.weights.len();
            self.weights[a.min(b)][a.max(b) - n]
        }

        /// Returns whether Bob, to move, can always go to the partner, whatever Alice does.
        fn bob_can_always_move(&self, at: usize, last: Option<u32>, seen: u32) -> bool {
            let n = self.weights.len();
            let to = self.partner[at];
            let weight = self.weight(at, to);
            let seen = seen | 1 << at;
            let is_legal = last.map_or(true, |last| (weight < last) == self.alice_increases)
                && seen >> to & 1 == 0;
            let other_side = if to < n { n..2 * n } else { 0..n };
            is_legal
                && other_side.filter(|&v| seen >> v & 1 == 0).all(|v| {
                    let by_alice = self.weight(to, v);
                    (by_alice > weight) != self.alice_increases
                        || self.bob_can_always_move(v, Some(by_alice), seen | 1 << to)
                })
        }
    }

    fn weights() -> impl Strategy<Value = Vec<Vec<u32>>> {
        (1..5usize).prop_flat_map(|n| {
            let order = Just((1..=(n * n) as u32).collect_vec()).prop_shuffle();
            order.prop_map(move |order| order.chunks(n).map(<[u32]>::to_vec).collect())
        })
    }

    proptest! {
        #[test]
        fn bob_always_has_an_answer(weights in weights(), alice_increases in any::<bool>()) {
            for start in 0..2 * weights.len() {
                let partner = partners(&weights, alice_increases, start);
                let game = Game {
                    weights: weights.clone(),
                    alice_increases,
                    partner,
                };
                prop_assert!(
                    game.bob_can_always_move(start, None, 0),
                    "from {start} in {weights:?}"
                );
            }
        }
    }
}
