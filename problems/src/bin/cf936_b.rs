//! Codeforces 936 B. Sleepy Game
//! - url: https://codeforces.com/problemset/problem/936/B
//! - judge: codeforces
//! - games: one player moves for both, directed graph, parity of a walk, win draw lose
//! - rules: Two players in turn move a chip along an edge of a directed graph. A player who cannot
//!   move loses, and after 10^6 moves it is a draw. The second player sleeps, and the first one
//!   moves for both: win if possible, otherwise draw.
//! - difficulty: 2100
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: n in 2..10^5, m in 0..2*10^5, n * { c in 0..m, a[c] in 1..n, distinct(a) }, sum(c) = m,
//!   s in 1..n
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! The first player wins iff an odd number of moves can lead to a vertex without moves. A
//! breadth-first search finds that: its states are a vertex and the parity of the moves so far. It
//! also gives the walk, which takes fewer than 2n moves. Otherwise, if the chip can reach a cycle,
//! the game is a draw; if it can't, the game is lost. O(n + m).

use itertools::Itertools;
use snippets::fast_input::FastInput;
use snippets::sg_dag::dag_order;

#[derive(Debug, PartialEq)]
enum Result {
    /// The vertices of the walk.
    Win(Vec<usize>),
    Draw,
    Lose,
}

fn best_result(next: &[Vec<usize>], start: usize) -> Result {
    // A state is twice the vertex plus the parity of the moves so far.
    let mut before = vec![None; 2 * next.len()];
    before[2 * start] = Some(2 * start);
    let mut queue = vec![2 * start];
    let mut head = 0;
    while let Some(&state) = queue.get(head) {
        head += 1;
        if next[state / 2].is_empty() && state % 2 == 1 {
            return Result::Win(walk(&before, state));
        }
        for to in next[state / 2].iter().map(|v| 2 * v + 1 - state % 2) {
            if before[to].is_none() {
                before[to] = Some(state);
                queue.push(to);
            }
        }
    }
    let is_reached = |v: usize| before[2 * v].is_some() || before[2 * v + 1].is_some();
    let moves =
        |(v, moves): (usize, &Vec<usize>)| if is_reached(v) { moves.clone() } else { vec![] };
    let reached: Vec<Vec<usize>> = next.iter().enumerate().map(moves).collect();
    if dag_order(&reached).is_ok() {
        Result::Lose
    } else {
        Result::Draw
    }
}

/// Returns the vertices on the way to a state. The first state is its own predecessor.
fn walk(before: &[Option<usize>], last: usize) -> Vec<usize> {
    let previous = |&state: &usize| before[state].filter(|&it| it != state);
    let mut vertices = std::iter::successors(Some(last), previous)
        .map(|state| state / 2)
        .collect_vec();
    vertices.reverse();
    vertices
}

fn main() {
    let mut input = FastInput::from_stdin();
    let (n, _edges): (usize, usize) = (input.read(), input.read());
    let mut moves = || {
        let degree = input.read();
        input
            .read_vec(degree)
            .into_iter()
            .map(|v: usize| v - 1)
            .collect()
    };
    let next: Vec<Vec<usize>> = (0..n).map(|_| moves()).collect();
    let start: usize = input.read();
    match best_result(&next, start - 1) {
        Result::Win(walk) => println!("Win\n{}", walk.iter().map(|v| v + 1).join(" ")),
        Result::Draw => println!("Draw"),
        Result::Lose => println!("Lose"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    /// Returns, for walks of 0, 1, … moves, the vertices where they can end.
    fn ends_of_walks(
        next: &[Vec<usize>],
        start: usize,
    ) -> impl Iterator<Item = BTreeSet<usize>> + '_ {
        let step =
            |ends: &BTreeSet<usize>| Some(ends.iter().flat_map(|&v| next[v].clone()).collect());
        std::iter::successors(Some(BTreeSet::from([start])), step)
    }

    proptest! {
        #[test]
        fn agrees_with_all_walks(
            next in prop::collection::vec(prop::collection::btree_set(0..6usize, 0..3), 6),
            start in 0..6usize,
        ) {
            let next = (0..6)
                .map(|v| next[v].iter().copied().filter(|&u| u != v).collect_vec())
                .collect_vec();
            let lines = next.iter().map(|moves| {
                let mut words = [moves.len()].into_iter().chain(moves.iter().map(|v| v + 1));
                words.join(" ") + "\n"
            });
            let edges: usize = next.iter().map(Vec::len).sum();
            let input = format!("6 {edges}\n{}{}\n", lines.collect::<String>(), start + 1);
            let mut odd_ends = ends_of_walks(&next, start).skip(1).step_by(2).take(6);
            let expected = if odd_ends.any(|ends| ends.iter().any(|&v| next[v].is_empty())) {
                "Win"
            } else if ends_of_walks(&next, start)
                .nth(6)
                .is_some_and(|ends| !ends.is_empty())
            {
                "Draw"
            } else {
                "Lose"
            };
            let got = match best_result(&next, start) {
                Result::Win(walk) => {
                    prop_assert_eq!(walk[0], start);
                    prop_assert!(walk
                        .iter()
                        .tuple_windows()
                        .all(|(v, u)| next[*v].contains(u)));
                    prop_assert!(walk.len() % 2 == 0 && next[walk[walk.len() - 1]].is_empty());
                    "Win"
                }
                Result::Draw => "Draw",
                Result::Lose => "Lose",
            };
            assert_answer!(input, expected, got);
        }
    }
}
