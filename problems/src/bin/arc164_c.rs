//! AtCoder ARC 164 C. Reversible Card Game
//! - url: https://atcoder.jp/contests/arc164/tasks/arc164_c
//! - judge: atcoder
//! - games: score game, parity, cards with two sides
//! - rules: Cards lie with their red sides up. Alice turns one over, then Bob takes one and scores
//!   the number that he sees, until none is left. Alice wants a small sum, Bob a large one.
//! - difficulty: 1200
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: n in 1..2*10^5, n * { a in 1..10^9, b in 1..10^9 }
//! - statement: checked with the statement and its samples, and a published program on 346 inputs
//!
//! Let a card be high if its larger side is up. Alice turns a high card down; if none is high she
//! must turn one up, which Bob takes. Turning changes the parity of the number of high cards: if it
//! is even, Bob gets every larger side, as he takes a high card whenever there is one, and the
//! number is odd after each turn of Alice. If it is odd, one card, the one with the least
//! difference, is lost. O(n).

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
