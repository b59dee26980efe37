//! AtCoder ARC 164 C. Reversible Card Game
//! - url: https://atcoder.jp/contests/arc164/tasks/arc164_c
//! - judge: atcoder
//! - games: score game, parity, cards with two sides
//! - rules: Cards lie with their red sides up. Each turn Alice turns one over, then Bob takes one
//!   and scores the number he sees, until none is left. Alice wants a small sum, Bob a large one.
//! - difficulty: 1200
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: n in 1..2*10^5, n * { a in 1..10^9, b in 1..10^9 }
//! - statement: checked with the statement and its samples, and a published program on 346 inputs
//!
//! Call a card high if its larger number is up. Alice turns a high card over. If none is high, she
//! must turn up a larger number, and Bob takes that card. Each of her turns changes the parity of
//! the number of high cards.
//!
//! If this number is even, Bob gets the larger number of every card: it is odd after each turn of
//! Alice, so there is always a high card for him to take. If it is odd, he must settle for the
//! smaller number once, on the card with the least difference. O(n).

use snippets::fast_input::FastInput;

fn bobs_sum(cards: &[(u64, u64)]) -> u64 {
    let high = cards.iter().filter(|(red, blue)| red > blue).count();
    let best: u64 = cards.iter().map(|(red, blue)| red.max(blue)).sum();
    let differences = cards.iter().map(|(red, blue)| red.abs_diff(*blue));
    let least = differences.min().unwrap_or(0);
    best - if high % 2 == 1 { least } else { 0 }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n: usize = input.read();
    let cards: Vec<(u64, u64)> = (0..n).map(|_| (input.read(), input.read())).collect();
    println!("{}", bobs_sum(&cards));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    fn search(cards: &[(u64, u64)]) -> u64 {
        let turned = (0..cards.len()).map(|i| {
            let mut cards = cards.to_vec();
            cards[i] = (cards[i].1, cards[i].0);
            let taken = (0..cards.len()).map(|j| {
                let mut left = cards.clone();
                left.remove(j).0 + search(&left)
            });
            taken.max().expect("there is a card")
        });
        turned.min().unwrap_or(0)
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(cards in prop::collection::vec((1..9u64, 1..9u64), 1..6)) {
            let lines = cards.iter().map(|(a, b)| format!("{a} {b}\n")).join("");
            let input = format!("{}\n{lines}", cards.len());
            let (expected, got) = (search(&cards), bobs_sum(&cards));
            assert_answer!(input, expected, got);
        }
    }
}
