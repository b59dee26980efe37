//! Kattis. Euclid's Game
//! - url: https://open.kattis.com/problems/euclidsgame
//! - judge: kattis
//! - games: euclid game, golden ratio
//! - rules: A move takes a positive multiple of the smaller number from the larger one. The player
//!   who makes a 0 wins.
//! - difficulty: 1000
//! - input: { a in 1..2^32-1, b in 1..2^32-1 } until "0 0"
//! - statement: checked with a published program on 848 inputs; the statement was not found
//!
//! The mover wins iff the Grundy value is not 0, that is, iff the numbers are equal or their ratio
//! exceeds the golden ratio. O(log) a game. The input ends with two zeros.

use snippets::euclid_game::euclid_sg;
use snippets::fast_input::FastInput;

fn verdict(a: u64, b: u64) -> &'static str {
    if euclid_sg(a, b) != 0 {
        "Stan wins"
    } else {
        "Ollie wins"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    while let Some(a) = input.read_or_end::<u64>().filter(|&a| a > 0) {
        println!("{}", verdict(a, input.read()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn wins_by_search(a: u64, b: u64, known: &mut HashMap<(u64, u64), bool>) -> bool {
        let (small, large) = (a.min(b), a.max(b));
        if let Some(&wins) = known.get(&(small, large)) {
            return wins;
        }
        let mut left = (1..)
            .map(|times| large.checked_sub(times * small))
            .map_while(|left| left);
        let wins = small > 0 && left.any(|left| !wins_by_search(small, left, known));
        known.insert((small, large), wins);
        wins
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(a in 1..90u64, b in 1..90u64) {
            let input = format!("{a} {b}\n0 0\n");
            let wins = wins_by_search(a, b, &mut HashMap::new());
            let expected = if wins { "Stan wins" } else { "Ollie wins" };
            let got = verdict(a, b);
            assert_answer!(input, expected, got);
        }
    }
}
