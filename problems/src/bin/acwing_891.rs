//! AcWing 891. Nim Game
//! - url: https://www.acwing.com/problem/content/893/
//! - judge: acwing
//! - games: nim, nim-sum
//! - names: Nim游戏
//! - rules: A move takes any positive number of stones from one heap. A player who cannot move
//!   loses.
//! - difficulty: 1000
//! - input: n in 1..10^5, a[n] in 1..10^9
//! - statement: checked with the statement's public copy and its sample, and a published program on
//!   989 inputs
//!
//! The first player wins iff the nim-sum is not 0. A move changes exactly one heap, so it never
//! leaves the nim-sum at 0; and from any other nim-sum some move makes it 0. O(n).

use snippets::fast_input::FastInput;
use snippets::nim::is_nim_p_position;

fn verdict(heaps: &[u64]) -> &'static str {
    if is_nim_p_position(heaps) {
        "No"
    } else {
        "Yes"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n = input.read();
    println!("{}", verdict(&input.read_vec(n)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    fn wins_by_search(heaps: &[u64]) -> bool {
        (0..heaps.len()).any(|i| {
            (0..heaps[i]).any(|left| {
                let mut option = heaps.to_vec();
                option[i] = left;
                !wins_by_search(&option)
            })
        })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(heaps in prop::collection::vec(0..5u64, 1..4)) {
            let input = format!("{}\n{}\n", heaps.len(), heaps.iter().join(" "));
            let expected = if wins_by_search(&heaps) { "Yes" } else { "No" };
            let got = verdict(&heaps);
            assert_answer!(input, expected, got);
        }
    }
}
