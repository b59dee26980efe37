//! Winning Ways, ch. 13. Kayles where the last throw loses
//! - url: https://en.wikipedia.org/wiki/Kayles
//! - judge: other
//! - games: kayles, misère, misère quotient, octal, 0.77
//! - rules: A throw knocks down one pin or two neighbouring ones of a row, which may leave two
//!   rows. A player who cannot throw wins. Who wins?
//! - difficulty: 2300
//! - input: n in 1..1000, row[n] in 0..40
//! - statement: checked with two published accounts of the game; the input is our own
//!
//! Grundy values don't decide here: a row of 8 has the value 1, but the first player wins it.
//! Instead treat two sums as one if no rows that join them tell them apart. The rows up to 40 then
//! have a misère quotient of 40 elements. O(n) once the quotient is there. The input is our own: it
//! gives the number of pins of each row.

use proconio::input;
use snippets::misere_quotient::{misere_quotient, octal_options};

fn winner(rows: &[usize]) -> &'static str {
    let longest = rows.iter().copied().max().unwrap_or(0);
    let quotient = misere_quotient(&octal_options(longest, "0.77"), 100);
    if quotient.expect("40 elements").is_p_position(rows) {
        "Second"
    } else {
        "First"
    }
}

fn main() {
    input! {
        rows: [usize],
    }
    println!("{}", winner(&rows));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// Says whether the mover wins. Each bit of `pins` is a pin that stands.
    fn wins_by_search(pins: u32, known: &mut HashMap<u32, bool>) -> bool {
        if let Some(&wins) = known.get(&pins) {
            return wins;
        }
        let throws = (0..32).flat_map(|i| [1, 3].map(|size: u32| size.checked_shl(i).unwrap_or(0)));
        let throws: Vec<u32> = throws.filter(|&throw| pins & throw == throw).collect();
        let leaves_loss = |&throw: &u32| !wins_by_search(pins & !throw, known);
        let wins = pins == 0 || throws.iter().any(leaves_loss);
        known.insert(pins, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(
            rows in prop::collection::vec(0..9usize, 1..4)
                .prop_filter("few pins", |rows| rows.iter().sum::<usize>() < 16),
        ) {
            let input = format!("{}\n{}\n", rows.len(), rows.iter().join(" "));
            let pins = rows.iter().fold(0, |pins, row| (pins << 1) << row | ((1 << row) - 1));
            let wins = wins_by_search(pins, &mut HashMap::new());
            let expected = if wins { "First" } else { "Second" };
            assert_answer!(input, expected, winner(&rows));
        }
    }
}
