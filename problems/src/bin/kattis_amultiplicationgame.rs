//! Kattis. A Multiplication Game
//! - url: https://open.kattis.com/problems/amultiplicationgame
//! - judge: kattis
//! - games: multiplication, intervals of lost numbers
//! - rules: Two players in turn multiply `p`, which starts at 1, by a number from 2 to 9. The
//!   player who first makes `p ≥ n` wins.
//! - difficulty: 1000
//! - input: { n in 2..2^32-1 } until end
//! - statement: checked with a public translation of the statement with its sample, and a published
//!   program on about 70 inputs
//!
//! From `n / 9` on the mover wins at once. From `n / 18` on every move leads to such a number, so
//! the mover loses. This goes on, by 9 and 2 in turn, down to 1. So look at the bounds 1, 9, 18,
//! 162, …: the first that is at least `n` tells who wins. O(log n) a line.
//!
//! The input goes on to its end.

use snippets::fast_input::FastInput;

fn verdict(n: u64) -> &'static str {
    let mut bound = 1;
    loop {
        bound *= 9;
        if bound >= n {
            return "Stan wins.";
        }
        bound *= 2;
        if bound >= n {
            return "Ollie wins.";
        }
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    while let Some(n) = input.read_or_end() {
        println!("{}", verdict(n));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn wins_by_search(p: u64, n: u64, known: &mut HashMap<u64, bool>) -> bool {
        if let Some(&wins) = known.get(&p) {
            return wins;
        }
        let wins = (2..=9).any(|factor| p * factor >= n || !wins_by_search(p * factor, n, known));
        known.insert(p, wins);
        wins
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(n in prop_oneof![2..200u64, 2..100_000u64]) {
            let input = format!("{n}\n");
            let wins = wins_by_search(1, n, &mut HashMap::new());
            let expected = if wins { "Stan wins." } else { "Ollie wins." };
            let got = verdict(n);
            assert_answer!(input, expected, got);
        }
    }
}
