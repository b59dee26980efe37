//! yukicoder No.102. Take the cards
//! - url: https://yukicoder.me/problems/no/102
//! - judge: yukicoder
//! - games: subtraction game, take 1 to 3, bash, nim-sum, hands of cards
//! - names: トランプを奪え
//! - rules: A move takes one to three cards from one of four heaps into the player's hand. The
//!   player who takes the last card of a heap also gets half of the other player's hand, rounded
//!   up. When all heaps are gone, the larger hand wins; equal hands are a draw.
//! - difficulty: 1000
//! - input: n[4] in 1..13
//! - statement: checked with the statement and its sample, and two published programs on 209 inputs
//!   or more
//!
//! The player who takes the very last card wins: if the opponent holds `b` cards before, the player
//! ends up with at least `1 + ⌈b / 2⌉` and the opponent with `⌊b / 2⌋`. So the earlier hands don't
//! matter, and a heap of `n` has the value `n mod 4`. O(1).

use proconio::input;
use snippets::subtraction::take_range_sg;

fn winner(heaps: &[u64]) -> &'static str {
    if heaps
        .iter()
        .fold(0, |sum, &heap| sum ^ take_range_sg(heap, 1, 3))
        != 0
    {
        "Taro"
    } else {
        "Jiro"
    }
}

fn main() {
    input! {
        heaps: [u64; 4],
    }
    println!("{}", winner(&heaps));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::cmp::Ordering;
    use std::collections::HashMap;

    /// The heaps, the mover's hand, the opponent's hand.
    type State = ([u64; 4], u64, u64);

    /// Returns `Less` if the mover's hand is the smaller one in the end.
    fn result_by_search(state: State, known: &mut HashMap<State, Ordering>) -> Ordering {
        if let Some(&result) = known.get(&state) {
            return result;
        }
        let (heaps, own, other) = state;
        let moves = (0..4).flat_map(|i| (1..=heaps[i].min(3)).map(move |taken| (i, taken)));
        let results = moves.map(|(i, taken)| {
            let mut option = heaps;
            option[i] -= taken;
            let stolen = if option[i] == 0 { other.div_ceil(2) } else { 0 };
            let next = (option, other - stolen, own + taken + stolen);
            result_by_search(next, known).reverse()
        });
        let result = results.max().unwrap_or(own.cmp(&other));
        known.insert(state, result);
        result
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(heaps in prop::array::uniform4(1..7u64)) {
            let input = format!("{}\n", heaps.iter().join(" "));
            let expected = match result_by_search((heaps, 0, 0), &mut HashMap::new()) {
                Ordering::Greater => "Taro",
                Ordering::Less => "Jiro",
                Ordering::Equal => "Draw",
            };
            let got = winner(&heaps);
            assert_answer!(input, expected, got);
        }
    }
}
