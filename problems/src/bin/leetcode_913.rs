//! LeetCode 913. Cat and Mouse
//! - url: https://leetcode.com/problems/cat-and-mouse/
//! - judge: other
//! - games: cat and mouse, win lose draw, two players with different moves, retrograde analysis
//! - names: 猫和老鼠, 猫とねずみ
//! - rules: Mouse and Cat in turn move along an edge of a graph. Mouse starts at vertex 1 and moves
//!   first. Cat starts at vertex 2 and never enters vertex 0, the hole. Mouse wins in the hole, and
//!   Cat wins when both stand on one vertex. A repeated position is a draw. Print 1 if Mouse wins,
//!   2 if Cat wins, 0 for a draw.
//! - difficulty: 2200
//! - input: n in 3..50, n * { k in 1..n-1, to[k] in 0..n-1, distinct(to) }
//! - statement: checked with the statement, its samples, published programs on 400 inputs; LeetCode
//!   calls a function, and the input is our own
//!
//! A position is both vertices and the player to move. Treat it as a game in which a player who
//! cannot move loses: Cat cannot move once Mouse is in the hole, and Mouse cannot move once caught.
//! Mouse never moves to Cat's vertex, as that loses as well. Retrograde analysis settles the other
//! positions; those that it leaves undecided are draws.
//!
//! The way to a win may take more than 2n moves, so a search to that depth is wrong. The input
//! gives each vertex's number of neighbours before the neighbours. O(n m) for `m` edges.

use proconio::input;
use snippets::outcome::{two_sided_outcomes, Outcome};

const HOLE: usize = 0;
const MOUSE: usize = 1;
const CAT: usize = 2;

fn winner(next: &[Vec<usize>]) -> usize {
    let n = next.len();
    let positions = || (0..n).flat_map(|mouse| (0..n).map(move |cat| (mouse, cat)));
    let by_mouse = |(mouse, cat): (usize, usize)| {
        let free = next[mouse].iter().filter(|&&to| to != cat);
        let moves = free.map(|to| to * n + cat);
        moves.filter(|_| mouse != cat).collect()
    };
    let by_cat = |(mouse, cat): (usize, usize)| {
        let allowed = next[cat].iter().filter(|&&to| to != HOLE);
        let moves = allowed.map(|to| mouse * n + to);
        moves.filter(|_| mouse != HOLE).collect()
    };
    let of_mouse: Vec<Vec<usize>> = positions().map(by_mouse).collect();
    let of_cat: Vec<Vec<usize>> = positions().map(by_cat).collect();
    let [mouse_first, _] = two_sided_outcomes(&of_mouse, &of_cat)[MOUSE * n + CAT];
    match mouse_first {
        Outcome::Win(_) => MOUSE,
        Outcome::Lose(_) => CAT,
        Outcome::Draw => 0,
    }
}

fn main() {
    input! {
        next: [[usize]],
    }
    println!("{}", winner(&next));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Returns the player who wins within `moves` moves, or 0 if neither does.
    fn winner_within(
        next: &[Vec<usize>],
        moves: usize,
        [mouse, cat]: [usize; 2],
        mouse_moves: bool,
        known: &mut Vec<Option<usize>>,
    ) -> usize {
        if mouse == HOLE {
            return MOUSE;
        }
        if mouse == cat {
            return CAT;
        }
        if moves == 0 {
            return 0;
        }
        let n = next.len();
        let key = ((moves * n + mouse) * n + cat) * 2 + usize::from(mouse_moves);
        if let Some(winner) = known[key] {
            return winner;
        }
        let mut winners = vec![];
        for &to in &next[if mouse_moves { mouse } else { cat }] {
            if mouse_moves {
                winners.push(winner_within(next, moves - 1, [to, cat], false, known));
            } else if to != HOLE {
                winners.push(winner_within(next, moves - 1, [mouse, to], true, known));
            }
        }
        let (mover, other) = if mouse_moves {
            (MOUSE, CAT)
        } else {
            (CAT, MOUSE)
        };
        let best = [mover, 0].into_iter().find(|it| winners.contains(it));
        let winner = best.unwrap_or(other);
        known[key] = Some(winner);
        winner
    }

    proptest! {
        #[test]
        fn agrees_with_a_search_to_the_number_of_positions(
            (n, edges) in (3..9usize).prop_flat_map(|n| {
                (Just(n), prop::collection::vec((0..n, 0..n), 0..14))
            })
        ) {
            // A cycle through all vertices but the hole makes sure that nobody ever gets stuck.
            let around = (1..n).map(|v| (v, v % (n - 1) + 1));
            let edges = around.chain(edges).chain([(HOLE, n - 1)]);
            let neighbours = |v| {
                let ends = edges.clone().flat_map(|(a, b)| [(a, b), (b, a)]);
                let others = ends.filter(|&(a, b)| a == v && b != v).map(|(_, b)| b);
                others.sorted().dedup().collect_vec()
            };
            let next = (0..n).map(neighbours).collect_vec();
            let line = |to: &Vec<usize>| format!("{} {}\n", to.len(), to.iter().join(" "));
            let input = format!("{n}\n{}", next.iter().map(line).join(""));
            let moves = 2 * n * n;
            let known = &mut vec![None; (moves + 1) * n * n * 2];
            let expected = winner_within(&next, moves, [MOUSE, CAT], true, known);
            assert_answer!(input, expected, winner(&next));
        }
    }
}
