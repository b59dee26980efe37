//! HDU 3537. Daizhenyang's Coin
//! - url: http://acm.hdu.edu.cn/showproblem.php?pid=3537
//! - judge: hdu
//! - games: mock turtles, coin turning, odious numbers
//! - rules: A move turns one, two or three coins of a row, the rightmost of them from heads to
//!   tails. A player who cannot move loses.
//! - difficulty: 1600
//! - time-limit: 1s
//! - input: { n in 0..100, a[n] in 0..10^8-1 } until end
//! - statement: checked with a published program on about 70 inputs; the statement was not found
//!
//! This is Mock Turtles. The value of a coin at `x` is the `x`-th odious number. The input may list
//! a head several times; it counts once. The second player wins iff the nim-sum is 0. O(n log n).
//!
//! The judge doesn't publish its time limit; we assume 1 s. Practised locally: the judge has no
//! Rust.

use snippets::coin_turning::{heads_sg, mock_turtles_sg};
use snippets::fast_input::FastInput;

fn first_player_loses(heads: &[usize]) -> bool {
    heads_sg(heads, mock_turtles_sg) == 0
}

fn verdict(loses: bool) -> &'static str {
    if loses {
        "Yes"
    } else {
        "No"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    while let Some(n) = input.read_or_end() {
        println!("{}", verdict(first_player_loses(&input.read_vec(n))));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Says for each row of heads up to `last` whether the mover loses, by trying all moves.
    fn loses_by_search(last: usize) -> Vec<bool> {
        let mut loses: Vec<bool> = Vec::new();
        for row in 0..=last {
            let mut heads = (0..10).filter(|x| row >> x & 1 == 1);
            let wins = heads.any(|x| {
                // The bits are joined by "or", so naming a coin twice turns it once. Three names
                // thus cover moves of one, two and three coins.
                (0..=x).any(|y| (0..=x).any(|z| loses[row ^ (1 << x | 1 << y | 1 << z)]))
            });
            loses.push(!wins);
        }
        loses
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(heads in prop::collection::vec(0usize..9, 0..9)) {
            let input = format!("{}\n{}\n", heads.len(), heads.iter().join(" "));
            let row = heads.iter().fold(0, |row, x| row | 1 << x);
            let expected = verdict(loses_by_search(row)[row]);
            let got = verdict(first_player_loses(&heads));
            assert_answer!(input, expected, got);
        }
    }
}
