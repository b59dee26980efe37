//! Staircase Nim.
//!
//! - Definition: coins lie on the steps of a stair. A move takes any positive number of coins from
//!   one step to the next step down. Coins on the ground are out of the game; a player who can't
//!   move loses.
//! - Theorem: it's Nim with the steps at odd distance from the ground as heaps. A move from an even
//!   step to an odd one is answered by moving the same coins on.
//! - Method: give the steps upwards from the ground; the 1st, 3rd, 5th, … of them count. If a
//!   statement calls the ground stair 0, its odd stairs count: give stairs 1, 2, …. If it calls the
//!   ground stair 1, where coins lie but don't move, its even stairs count: give stairs 2, 3, ….
//! - Time: O(number of steps). Memory: O(number of winning moves).
//! - Source: folklore; reversible moves as in E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning
//!   Ways, vol. 1, ch. 3 (Poker Nim).
//! - Status: winner and moves equal to a game search for all of up to 5 steps of up to 3 coins;
//!   random steps over all of `u64`: each move leaves a P-position.
//! - names: stairs, steps, ladder, move coins down, gaps between pieces, move coins one step down,
//!   heaps must stay in order, pieces on a strip may not pass each other, push stones to the next
//!   heap, move some of the coins of a stair to the next lower stair, from floor i to floor i - 1,
//!   阶梯博弈, 阶梯Nim, 台阶, 台阶Nim, 階段ニム, 階段

use cargo_snippet::snippet;

/// The Grundy value; `steps[0]` is the step next to the ground. 0 without steps.
///
/// ```
/// use snippets::staircase_nim::staircase_nim_sg;
///
/// assert_eq!(staircase_nim_sg(&[2, 7, 3]), 2 ^ 3);
///
/// let stairs_from_ground = [9, 2, 7, 3];
/// assert_eq!(staircase_nim_sg(&stairs_from_ground[1..]), 2 ^ 3);
/// ```
#[snippet("staircase_nim", doc_hidden)]
pub fn staircase_nim_sg(steps: &[u64]) -> u64 {
    steps.iter().step_by(2).fold(0, |sum, coins| sum ^ coins)
}

/// All winning moves, as `(index of the step, coins that stay on it)`; the others go down.
///
/// They come by increasing step; there are none from a P-position.
///
/// ```
/// use snippets::staircase_nim::staircase_nim_winning_moves;
///
/// assert_eq!(staircase_nim_winning_moves(&[2, 7, 3]), [(1, 6), (2, 2)]);
/// assert_eq!(staircase_nim_winning_moves(&[0, 7]), []);
/// ```
#[snippet("staircase_nim", doc_hidden)]
pub fn staircase_nim_winning_moves(steps: &[u64]) -> Vec<(usize, u64)> {
    let sum = staircase_nim_sg(steps);
    let mut moves = Vec::new();
    for (i, &coins) in steps.iter().enumerate().step_by(2) {
        let wanted = coins ^ sum;
        if wanted < coins {
            moves.push((i, wanted));
        } else if let Some(above) = steps.get(i + 1).filter(|_| sum > 0) {
            let left = above.checked_sub(wanted - coins);
            moves.extend(left.map(|left| (i + 1, left)));
        }
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn after(steps: &[u64], (i, left): (usize, u64)) -> Vec<u64> {
        let mut option = steps.to_vec();
        option[i] = left;
        if i > 0 {
            option[i - 1] = option[i - 1].wrapping_add(steps[i] - left);
        }
        option
    }

    /// The definition.
    fn winning_moves_by_search(
        steps: &[u64],
        memo: &mut HashMap<Vec<u64>, Vec<(usize, u64)>>,
    ) -> Vec<(usize, u64)> {
        if let Some(known) = memo.get(steps) {
            return known.clone();
        }
        let all = (0..steps.len()).flat_map(|i| (0..steps[i]).rev().map(move |left| (i, left)));
        let winning: Vec<(usize, u64)> = all
            .filter(|&m| winning_moves_by_search(&after(steps, m), memo).is_empty())
            .collect();
        memo.insert(steps.to_vec(), winning.clone());
        winning
    }

    #[test]
    fn winner_and_moves_equal_a_game_search() {
        let mut memo = HashMap::new();
        for n in 0..=5 {
            for code in 0..4u64.pow(n) {
                let steps: Vec<u64> = (0..n).map(|i| code / 4u64.pow(i) % 4).collect();
                let expected = winning_moves_by_search(&steps, &mut memo);
                assert_eq!(staircase_nim_winning_moves(&steps), expected, "{steps:?}");
                assert_eq!(
                    staircase_nim_sg(&steps) != 0,
                    !expected.is_empty(),
                    "{steps:?}"
                );
            }
        }
    }

    #[test]
    fn the_largest_steps_do_not_overflow() {
        assert_eq!(staircase_nim_sg(&[u64::MAX, u64::MAX]), u64::MAX);
        let moves = staircase_nim_winning_moves(&[0, u64::MAX, u64::MAX]);
        assert_eq!(moves, [(1, 0), (2, 0)]);
    }

    proptest! {
        #[test]
        fn each_winning_move_leaves_a_p_position(
            steps in prop::collection::vec(any::<u64>(), 0..9),
        ) {
            let moves = staircase_nim_winning_moves(&steps);
            prop_assert_eq!(moves.is_empty(), staircase_nim_sg(&steps) == 0);
            for (i, left) in moves {
                prop_assert!(left < steps[i]);
                prop_assert_eq!(staircase_nim_sg(&after(&steps, (i, left))), 0);
            }
        }
    }
}
