//! Codeforces 919 F. A Game With Numbers
//! - url: https://codeforces.com/problemset/problem/919/F
//! - judge: codeforces
//! - games: win lose draw, loopy, retrograde analysis, hands of cards, modulo 5
//! - rules: Alice and Bob have eight cards each with numbers from 0 to 4. A move adds one of the
//!   other player's numbers to one of your own, modulo 5; neither may be 0. A player whose cards
//!   are all 0 wins. Play without end is a draw.
//! - difficulty: 2600
//! - time-limit: 4s
//! - memory-limit: 512MB
//! - input: t in 1..10^5, t * { f in 0..1, a[8] in 0..4, b[8] in 0..4 }
//! - statement: checked with the statement's public copy and its sample
//!
//! The order of a hand doesn't matter, so there are `C(12, 4) = 495` hands and 245,025 positions:
//! the hand of the player to move, and the other one. A move changes the hand of the mover, and
//! then the two hands change places. A hand of zeros ends the game, with a win for its player. Work
//! back from these ends. The number of moves from a position is at most 16.

use itertools::Itertools;
use snippets::fast_input::FastInput;
use snippets::outcome::{graph_outcomes, Outcome};
use std::collections::HashMap;

/// How many of the eight cards show 0, 1, 2, 3 and 4.
type Hand = [u8; 5];

fn hand(cards: &[usize]) -> Hand {
    let mut hand = [0; 5];
    cards.iter().for_each(|&card| hand[card] += 1);
    hand
}

struct Game {
    ids: HashMap<Hand, usize>,
    outcomes: Vec<Outcome>,
}

impl Game {
    fn new(cards: usize) -> Self {
        let hands = (0..5).combinations_with_replacement(cards);
        let hands: Vec<Hand> = hands.map(|cards| hand(&cards)).collect();
        let ids: HashMap<Hand, usize> = hands.iter().copied().zip(0..).collect();
        let zeros = ids[&hand(&vec![0; cards])];
        let n = hands.len();
        let options = |(own, other): (usize, usize)| {
            if other == zeros {
                return vec![];
            }
            let used = |hand: &Hand| (1..5).filter(|&card| hand[card] > 0).collect_vec();
            let moves = used(&hands[own])
                .into_iter()
                .cartesian_product(used(&hands[other]));
            let option = |(own_card, card): (usize, usize)| {
                let mut new = hands[own];
                new[own_card] -= 1;
                new[(own_card + card) % 5] += 1;
                other * n + ids[&new]
            };
            moves.map(option).unique().collect()
        };
        let next: Vec<Vec<usize>> = (0..n).cartesian_product(0..n).map(options).collect();
        let outcomes = graph_outcomes(&next);
        Self { ids, outcomes }
    }

    /// The winner, if `own` is the hand of the player to move.
    fn winner(&self, own: &[usize], other: &[usize], names: [&'static str; 2]) -> &'static str {
        let [own, other] = [own, other].map(|cards| self.ids[&hand(cards)]);
        match self.outcomes[own * self.ids.len() + other] {
            Outcome::Win(_) => names[0],
            Outcome::Lose(_) => names[1],
            Outcome::Draw => "Deal",
        }
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let game = Game::new(8);
    let mut lines = vec![];
    for _ in 0..input.read() {
        let first: usize = input.read();
        let mut hands = [(); 2].map(|()| input.read_vec(8));
        let mut names = ["Alice", "Bob"];
        hands.rotate_left(first);
        names.rotate_left(first);
        lines.push(game.winner(&hands[0], &hands[1], names));
    }
    println!("{}", lines.iter().format("\n"));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// What the player to move reaches within so many moves: 1 for a win, -1 for a loss.
    fn search(own: &[usize], other: &[usize], moves: usize) -> i32 {
        let has_won = |cards: &[usize]| cards.iter().all(|&card| card == 0);
        if has_won(other) {
            return -1;
        }
        if moves == 0 {
            return 0;
        }
        let pairs = (0..own.len()).cartesian_product(other);
        let pairs = pairs.filter(|&(i, &card)| own[i] * card > 0);
        let scores = pairs.map(|(i, card)| {
            let mut new = own.to_vec();
            new[i] = (own[i] + card) % 5;
            -search(other, &new, moves - 1)
        });
        scores.max().unwrap()
    }

    #[test]
    fn agrees_with_a_game_search() {
        let game = Game::new(2);
        let hands = || (0..5).combinations_with_replacement(2);
        for (own, other) in hands().skip(1).cartesian_product(hands()) {
            let expected = match search(&own, &other, 9) {
                1 => "Alice",
                -1 => "Bob",
                _ => "Deal",
            };
            assert_eq!(
                game.winner(&own, &other, ["Alice", "Bob"]),
                expected,
                "{own:?} {other:?}"
            );
        }
    }

    proptest! {
        #[test]
        fn two_nonzero_cards_are_as_in_the_small_game(
            own in prop::array::uniform2(0..5usize),
            other in prop::array::uniform2(0..5usize),
            first in 0..2usize,
        ) {
            prop_assume!(own != [0, 0]);
            thread_local!(static GAME: Game = Game::new(4));
            let mut names = ["Alice", "Bob"];
            names.rotate_left(first);
            let full = |hand: [usize; 2], zeros: &[usize]| [&hand[..], zeros].concat();
            let mut lines = [own, other].map(|hand| full(hand, &[0; 6]).iter().join(" "));
            lines.rotate_left(first);
            let input = format!("1\n{first}\n{}\n", lines.join("\n"));
            let expected = match search(&own, &other, 9) {
                1 => names[0],
                -1 => names[1],
                _ => "Deal",
            };
            let [own, other] = [own, other].map(|hand| full(hand, &[0; 2]));
            let got = GAME.with(|game| game.winner(&own, &other, names));
            assert_answer!(input, expected, got);
        }
    }
}
