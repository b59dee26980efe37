//! Winning Ways, ch. 7. Stalks of three colours
//! - url: https://en.wikipedia.org/wiki/Hackenbush
//! - judge: other
//! - games: hackenbush, numbers and nimbers, red-blue hackenbush, green stalks, winner of a sum
//! - rules: Stalks grow from the ground, each either all green or of blue and red edges. Left cuts
//!   a blue or a green edge, Right a red or a green one, in turn, and everything above it falls. A
//!   player who cannot move loses. Who wins?
//! - difficulty: 1700
//! - input: n in 1..1000, s[n] in "BRG" 1..60
//! - statement: checked with two published accounts of the game; the input is our own
//!
//! A stalk of blue and red edges is a number. A green one of height `h` is the nimber `*h`. Numbers
//! add up, and so do nimbers. If the sum of the numbers is not 0, its sign decides, since nimbers
//! are smaller than all positive numbers. Otherwise the game is Nim. The input is our own, with the
//! edges from the ground up. O(edges).

use proconio::input;
use proconio::marker::Bytes;
use snippets::dyadic::{Dyadic, Winner};
use snippets::number_nimber::{number_nimber_winner, NumberNimber};
use snippets::red_blue_hackenbush::stalk_value;

fn value(stalk: &[u8]) -> NumberNimber {
    if stalk[0] == b'G' {
        return NumberNimber {
            number: Dyadic::ZERO,
            nimber: stalk.len() as u64,
        };
    }
    let is_blue: Vec<bool> = stalk.iter().map(|&edge| edge == b'B').collect();
    NumberNimber {
        number: stalk_value(&is_blue),
        nimber: 0,
    }
}

fn verdict(stalks: &[Vec<u8>]) -> &'static str {
    let zero = NumberNimber {
        number: Dyadic::ZERO,
        nimber: 0,
    };
    let sum = stalks.iter().fold(zero, |sum, stalk| sum + value(stalk));
    match number_nimber_winner(sum) {
        Winner::Left => "Left",
        Winner::Right => "Right",
        Winner::First => "first",
        Winner::Second => "second",
    }
}

fn main() {
    input! {
        stalks: [Bytes],
    }
    println!("{}", verdict(&stalks));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    type Known = HashMap<(Vec<String>, bool), bool>;

    fn mover_wins(stalks: &[String], is_left: bool, known: &mut Known) -> bool {
        let key = (stalks.iter().cloned().sorted().collect_vec(), is_left);
        if let Some(&wins) = known.get(&key) {
            return wins;
        }
        let own = if is_left { 'B' } else { 'R' };
        let cuts = (0..stalks.len()).flat_map(|i| (0..stalks[i].len()).map(move |at| (i, at)));
        let wins = cuts.collect_vec().into_iter().any(|(i, at)| {
            let edge = stalks[i].as_bytes()[at] as char;
            (edge == own || edge == 'G') && {
                let mut option = stalks.to_vec();
                option[i].truncate(at);
                !mover_wins(&option, !is_left, known)
            }
        });
        known.insert(key, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(128))]
        #[test]
        fn agrees_with_a_game_search(stalks in prop::collection::vec("[BR]{1,4}|G{1,3}", 1..5)) {
            let input = format!("{}\n{}\n", stalks.len(), stalks.join("\n"));
            let known = &mut HashMap::new();
            let expected = match [true, false].map(|is_left| mover_wins(&stalks, is_left, known)) {
                [true, true] => "first",
                [true, false] => "Left",
                [false, true] => "Right",
                [false, false] => "second",
            };
            let stalks = stalks.into_iter().map(String::into_bytes).collect_vec();
            let got = verdict(&stalks);
            assert_answer!(input, expected, got);
        }
    }
}
