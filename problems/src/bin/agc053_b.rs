//! AtCoder AGC 053 B. Taking the middle
//! - url: https://atcoder.jp/contests/agc053/tasks/agc053_b
//! - judge: atcoder
//! - games: cards, greedy, heap of the best, one player has no choice
//! - rules: `2n` cards lie in a row. In turn, Takahashi takes any card, and Aoki takes the middle
//!   one of those that are left. What is the largest sum that Takahashi can take?
//! - difficulty: 1900
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: n in 1..2*10^5, v[2*n] in 1..10^9
//! - statement: from memory
//!
//! Aoki has no choice. While Takahashi takes outer cards, Aoki's next card is one of the inner
//! ones, so of the `2k` cards in the middle Takahashi gets at most `k`. If he wants `n` cards that
//! keep this bound for each `k`, he can have them: he takes the wanted card that is nearest to the
//! middle. So go from the middle to the ends, and drop the least of the cards whenever two have
//! come in. O(n log n).

use snippets::fast_input::FastInput;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

fn largest_sum(cards: &[u64]) -> u64 {
    let n = cards.len() / 2;
    let mut kept = BinaryHeap::new();
    for i in (0..n).rev() {
        kept.extend([cards[i], cards[2 * n - 1 - i]].map(Reverse));
        kept.pop();
    }
    kept.into_iter().map(|Reverse(card)| card).sum()
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n: usize = input.read();
    println!("{}", largest_sum(&input.read_vec(2 * n)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    fn sum_by_search(cards: &[u64]) -> u64 {
        let sums = (0..cards.len()).map(|i| {
            let mut rest = cards.to_vec();
            let taken = rest.remove(i);
            rest.remove(rest.len() / 2);
            taken + sum_by_search(&rest)
        });
        sums.max().unwrap_or(0)
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            cards in prop::collection::vec((1..20u64, 1..20u64), 1..4),
        ) {
            let cards = cards.into_iter().flat_map(|(a, b)| [a, b]).collect_vec();
            let input = format!("{}\n{}\n", cards.len() / 2, cards.iter().join(" "));
            let expected = sum_by_search(&cards);
            let got = largest_sum(&cards);
            assert_answer!(input, expected, got);
        }
    }
}
