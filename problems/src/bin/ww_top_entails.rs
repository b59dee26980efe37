//! Winning Ways, ch. 12. Top entails
//! - url: https://www.cambridge.org/core/books/games-of-no-chance/new-values-for-top-entails/4E766801F1020A4F37E39B2F5FC4F174
//! - judge: other
//! - games: entailing moves, loony positions, top entails, stacks of coins, splitting
//! - names: moves that force where to reply, 强制应对
//! - rules: A move splits a stack of coins into two smaller ones. Or it removes one coin from a
//!   stack; then the other player must move in what is left of this stack. A player who cannot move
//!   loses. Who wins?
//! - difficulty: 2400
//! - input: q in 1..100, q * { n in 1..100, stack[n] in 1..10^4 }
//! - statement: checked with a published account of the game and its five loony stacks, to
//!   33243; the input is our own
//!
//! Let the other stacks have the nim-sum `x`. A split wins iff its parts also have the nim-sum `x`.
//! Removing a coin wins iff no move in the smaller stack wins with the same `x`. So the set of all
//! `x` for which a move in the stack wins changes from each size to the next: take its complement
//! and add the splits. The value of the stack is the least `x` outside this set.
//!
//! For an even stack the set is finite. For an odd one it has all but finitely many numbers, maybe
//! all of them. A stack with all of them is loony: whoever leaves one loses. The mover wins a loony
//! stack even among other loony stacks. The stack is odd, so the mover takes its last coin if both
//! players remove coin by coin, and a player who splits leaves a loony stack. O(stack²) for a
//! table.

use proconio::input;
use snippets::nim::nim_sum;

/// Returns the value of each stack up to `largest`, or `None` if it is loony.
fn values(largest: usize) -> Vec<Option<u64>> {
    let mut values = vec![Some(0)];
    // The nim-sums for which a move wins in an even stack, or for which none wins in an odd one.
    let mut sums = vec![];
    for stack in 1..=largest {
        let is_even = stack % 2 == 0;
        for part in 1..=stack / 2 {
            if let (Some(a), Some(b)) = (values[part], values[stack - part]) {
                let sum = (a ^ b) as usize;
                sums.resize(sums.len().max(sum + 1), false);
                sums[sum] = is_even;
            }
        }
        let least = sums.iter().position(|&wins| wins != is_even);
        let beyond = is_even.then_some(sums.len());
        values.push(least.or(beyond).map(|value| value as u64));
    }
    values
}

fn winner(stacks: &[usize], values: &[Option<u64>]) -> &'static str {
    let values: Option<Vec<u64>> = stacks.iter().map(|&stack| values[stack]).collect();
    match values.map(|values| nim_sum(&values)) {
        Some(0) => "Second",
        _ => "First",
    }
}

fn main() {
    input! {
        games: [[usize]],
    }
    let largest = games.iter().flatten().copied().max();
    let values = values(largest.expect("a stack"));
    for stacks in games {
        println!("{}", winner(&stacks, &values));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// The other stacks, in order, and the stack in which the mover must move, if there is one.
    type Position = (Vec<usize>, Option<usize>);

    fn moves_in(stack: usize, others: &[usize]) -> Vec<Position> {
        let splits = (1..=stack / 2).map(|part| {
            let stacks = others.iter().copied().chain([part, stack - part]);
            (stacks.sorted().collect(), None)
        });
        let removal = stack
            .checked_sub(1)
            .map(|left| (others.to_vec(), Some(left)));
        splits.chain(removal).collect()
    }

    fn wins_by_search(position: &Position, known: &mut HashMap<Position, bool>) -> bool {
        if let Some(&wins) = known.get(position) {
            return wins;
        }
        let (others, entailed) = position;
        let options = match *entailed {
            Some(stack) => moves_in(stack, others),
            None => (0..others.len())
                .flat_map(|i| {
                    let mut rest = others.clone();
                    let stack = rest.remove(i);
                    moves_in(stack, &rest)
                })
                .collect(),
        };
        let wins = options.iter().any(|option| !wins_by_search(option, known));
        known.insert(position.clone(), wins);
        wins
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(stacks in prop::collection::vec(1..8usize, 1..4)) {
            let input = format!("1\n{} {}\n", stacks.len(), stacks.iter().join(" "));
            let position = (stacks.iter().copied().sorted().collect(), None);
            let wins = wins_by_search(&position, &mut HashMap::new());
            let expected = if wins { "First" } else { "Second" };
            let got = winner(&stacks, &values(10));
            assert_answer!(input, expected, got);
        }
    }

    #[test]
    fn the_loony_stacks_are_the_published_ones() {
        let values = values(10_000);
        let loony = (0..values.len()).filter(|&stack| values[stack].is_none());
        assert_eq!(loony.collect_vec(), [1, 3, 2403, 2505]);
    }
}
