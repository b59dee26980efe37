//! Codeforces 917 B. MADMAX
//! - url: https://codeforces.com/problemset/problem/917/B
//! - judge: codeforces
//! - games: dag, two tokens, letters in order, memo
//! - rules: Max and Lucas in turn move their own marble along an edge of an acyclic graph with
//!   letters on its edges. The letter must not come before the one used last. A player who cannot
//!   move loses. Who wins, for each pair of starting vertices, if Max begins?
//! - difficulty: 1700
//! - time-limit: 1s
//! - memory-limit: 256MB
//! - input: n in 2..100, m in 1..n*(n-1)/2, m * { v in 1..n, u in 1..n, c in "a-z" 1..1 },
//!   acyclic(n, v, u), distinct(v, u)
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! A state is the vertex of the player to move, the other vertex, and the last letter. There are 26
//! n² states. The player to move wins a state iff some edge leads to a state that the other player
//! loses. O(26 n m).

use proconio::input;
use proconio::marker::{Chars, Usize1};

/// The edges from each vertex, as (target, letter).
type Graph = Vec<Vec<(usize, usize)>>;

struct Game {
    next: Graph,
    known: Vec<Option<bool>>,
}

impl Game {
    fn new(next: Graph) -> Self {
        let known = vec![None; next.len() * next.len() * 26];
        Self { next, known }
    }

    /// Says whether the player to move from `own` wins if no letter before `letter` may be used.
    fn mover_wins(&mut self, own: usize, other: usize, letter: usize) -> bool {
        let state = (own * self.next.len() + other) * 26 + letter;
        if let Some(wins) = self.known[state] {
            return wins;
        }
        let mut wins = false;
        for i in 0..self.next[own].len() {
            let (target, used) = self.next[own][i];
            wins |= used >= letter && !self.mover_wins(other, target, used);
        }
        self.known[state] = Some(wins);
        wins
    }

    fn table(mut self) -> Vec<String> {
        let n = self.next.len();
        let winner = |wins: bool| if wins { 'A' } else { 'B' };
        let mut row = |max| {
            (0..n)
                .map(|lucas| winner(self.mover_wins(max, lucas, 0)))
                .collect()
        };
        (0..n).map(&mut row).collect()
    }
}

fn main() {
    input! {
        n: usize,
        edges: [(Usize1, Usize1, Chars)],
    }
    let mut next = vec![vec![]; n];
    for (from, to, letter) in edges {
        next[from].push((to, letter[0] as usize - 'a' as usize));
    }
    println!("{}", Game::new(next).table().join("\n"));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Says whether Max wins, by trying all ways to play.
    fn max_wins(
        edges: &[(usize, usize, char)],
        max: usize,
        lucas: usize,
        max_moves: bool,
        last: char,
    ) -> bool {
        let from = if max_moves { max } else { lucas };
        let moves = edges.iter().filter(|edge| edge.0 == from && edge.2 >= last);
        let after = |&(_, to, letter): &(usize, usize, char)| {
            if max_moves {
                max_wins(edges, to, lucas, false, letter)
            } else {
                max_wins(edges, max, to, true, letter)
            }
        };
        moves.map(after).contains(&max_moves) == max_moves
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            n in 2..6usize,
            edges in prop::collection::vec(
                (0..6usize, 0..6usize, prop::char::range('a', 'd')),
                0..9,
            ),
        ) {
            let edges = edges
                .into_iter()
                .filter(|&(a, b, _)| a < b && b < n)
                .collect_vec();
            let lines = edges
                .iter()
                .map(|(a, b, letter)| format!("{} {} {letter}\n", a + 1, b + 1))
                .join("");
            let input = format!("{n} {}\n{lines}", edges.len());
            let winner = |max, lucas| {
                if max_wins(&edges, max, lucas, true, 'a') {
                    'A'
                } else {
                    'B'
                }
            };
            let row = |max| (0..n).map(|lucas| winner(max, lucas)).collect::<String>();
            let expected = (0..n).map(row).join("\n");
            let mut next = vec![vec![]; n];
            edges
                .iter()
                .for_each(|&(a, b, letter)| next[a].push((b, letter as usize - 'a' as usize)));
            let got = Game::new(next).table().join("\n");
            assert_answer!(input, expected, got);
        }
    }
}
