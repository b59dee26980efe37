//! Every-SG: a sum in which each turn moves in every unfinished component.
//!
//! - Definition: a player who can't move at all loses, so the component that ends last decides. The
//!   step of a position is the length of its play if the winner of the component delays its end and
//!   the loser hurries: 0 without options; from an N-position 1 + the largest step of an option
//!   that is a P-position; from a P-position 1 + the smallest step of an option.
//! - Theorem: the mover wins the sum iff the largest step is odd; without components the mover
//!   loses.
//! - Method: steps of P-positions are even and those of N-positions odd, so the steps of the
//!   options are all you need; Grundy values are not. Compute steps in an order in which options
//!   come first (`dag_order`).
//! - Time: O(options) for each position. Memory: O(1).
//! - Source: Jia Zhihao, Chinese national team paper on extensions of Sprague–Grundy (2009).
//! - Status: winner and move equal to a search of the simultaneous game for one and two tokens on
//!   all acyclic graphs of 4 positions, for three at random on 6.
//! - names: all games at once, last game to end decides, every-sg, move in every game at once,
//!   every piece must move, take from every pair of heaps in each turn, a move in every pair of
//!   heaps, move on all boards on which a move is possible, move all pieces in every turn, 全局SG,
//!   所有子游戏同时走

use cargo_snippet::snippet;

/// The step of a position, from the steps of its options; even iff it's a P-position.
///
/// # Panics
/// If all steps are `usize::MAX`.
///
/// ```
/// use snippets::every_sg::every_step;
///
/// assert_eq!(every_step([]), 0);
/// assert_eq!(every_step([0, 2, 5]), 3);
/// assert_eq!(every_step([3, 5]), 4);
/// ```
#[snippet("every_sg", doc_hidden)]
pub fn every_step(options: impl IntoIterator<Item = usize>) -> usize {
    let (mut lost, mut won) = (None, None);
    for step in options {
        if step % 2 == 0 {
            lost = lost.max(Some(step));
        } else {
            won = Some(won.map_or(step, |least: usize| least.min(step)));
        }
    }
    let last = lost.or(won);
    last.map_or(0, |step| step.checked_add(1).expect("a step of usize::MAX"))
}

/// The option to take in component `v`, whether its mover wins or loses it; `None` without options.
///
/// `steps` holds the steps of all positions. Taking this option in every component wins the sum if
/// it can be won. A turn wins iff the largest step is even after it.
///
/// ```
/// use snippets::every_sg::best_every_move;
///
/// let next = [vec![1], vec![2], vec![], vec![0, 2]];
/// let steps = [2, 1, 0, 3];
/// assert_eq!(best_every_move(3, &next, &steps), Some(0));
/// assert_eq!(best_every_move(2, &next, &steps), None);
/// ```
#[snippet("every_sg", doc_hidden)]
pub fn best_every_move(v: usize, next: &[Vec<usize>], steps: &[usize]) -> Option<usize> {
    let mut options = next[v].iter().copied();
    options.find(|&u| steps[u] + 1 == steps[v])
}

#[cfg(test)]
mod tests {
    use proptest::{collection::vec, prelude::*, sample::Index};

    use super::*;

    /// All ways to move every token that has a move.
    fn turns(next: &[Vec<usize>], tokens: &[usize]) -> Vec<Vec<usize>> {
        if tokens.iter().all(|&v| next[v].is_empty()) {
            return vec![];
        }
        let mut turns = vec![vec![]];
        for &v in tokens {
            let ends = if next[v].is_empty() {
                &vec![v]
            } else {
                &next[v]
            };
            turns = turns
                .iter()
                .flat_map(|t| ends.iter().map(move |&u| [&t[..], &[u]].concat()))
                .collect();
        }
        turns
    }

    fn is_won(next: &[Vec<usize>], tokens: &[usize]) -> bool {
        turns(next, tokens).iter().any(|t| !is_won(next, t))
    }

    /// The steps of all positions of a graph in which every move goes to a smaller number.
    fn steps_of(next: &[Vec<usize>]) -> Vec<usize> {
        let mut steps = vec![];
        for options in next {
            let step = every_step(options.iter().map(|&u: &usize| steps[u]));
            steps.push(step);
        }
        steps
    }

    fn check(next: &[Vec<usize>], tokens: &[usize]) {
        let steps = steps_of(next);
        let won = is_won(next, tokens);
        let largest = tokens.iter().map(|&v| steps[v]).max();
        let is_odd = largest.is_some_and(|step| step % 2 == 1);
        assert_eq!(is_odd, won, "{next:?}: {tokens:?}");
        if won {
            let moved = |&v: &usize| best_every_move(v, next, &steps).unwrap_or(v);
            let turn: Vec<_> = tokens.iter().map(moved).collect();
            assert!(!is_won(next, &turn), "{next:?}: {tokens:?} to {turn:?}");
        }
    }

    #[test]
    #[should_panic(expected = "a step of usize::MAX")]
    fn refuses_the_largest_step() {
        every_step([usize::MAX]);
    }

    #[test]
    fn one_and_two_tokens_on_all_small_graphs() {
        let pairs = [(1, 0), (2, 0), (2, 1), (3, 0), (3, 1), (3, 2)];
        for subset in 0..64 {
            let mut next = vec![vec![]; 4];
            for (i, &(v, u)) in pairs.iter().enumerate() {
                if subset >> i & 1 == 1 {
                    next[v].push(u);
                }
            }
            check(&next, &[]);
            for a in 0..4 {
                check(&next, &[a]);
                (0..4).for_each(|b| check(&next, &[a, b]));
            }
        }
    }

    proptest! {
        #[test]
        fn three_tokens_on_random_graphs(
            choices in vec(vec(any::<Index>(), 0..4), 5),
            tokens in vec(0..6usize, 3),
        ) {
            let mut next = vec![vec![]];
            for (v, options) in choices.iter().enumerate() {
                next.push(options.iter().map(|i| i.index(v + 1)).collect());
            }
            check(&next, &tokens);
        }
    }

    #[test]
    fn the_winner_of_a_component_delays() {
        // From 4 the mover can win at once by 0, but only going to 2 outlasts the other token.
        let next = [vec![], vec![0], vec![1], vec![2], vec![0, 2]];
        assert_eq!(steps_of(&next), [0, 1, 2, 3, 3]);
        assert_eq!(best_every_move(4, &next, &[0, 1, 2, 3, 3]), Some(2));
        check(&next, &[4, 2]);
        assert!(is_won(&next, &[4, 2]) && !is_won(&next, &[1, 2]));
    }

    #[test]
    fn the_loser_of_a_component_hurries() {
        // From 4 the mover loses, in 2 moves by 1 or in 4 by 3; it must not outlast the 3 moves
        // from 3.
        let next = [vec![], vec![0], vec![1], vec![2], vec![1, 3]];
        assert_eq!(steps_of(&next), [0, 1, 2, 3, 2]);
        assert_eq!(best_every_move(4, &next, &[0, 1, 2, 3, 2]), Some(1));
        check(&next, &[4, 3]);
        assert!(is_won(&next, &[4, 3]));
    }
}
