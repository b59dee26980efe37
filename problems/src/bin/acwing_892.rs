//! AcWing 892. Staircase Nim
//! - url: https://www.acwing.com/problem/content/894/
//! - judge: acwing
//! - games: staircase nim, stairs
//! - names: 台阶-Nim游戏
//! - rules: A move takes at least one stone from a stair one stair down. Stones on the ground,
//!   stair 0, are out of the game. A player who cannot move loses.
//! - difficulty: 1000
//! - input: n in 1..10^5, a[n] in 1..10^9
//! - statement: checked with the statement's public copy and its sample, and a published program on
//!   864 inputs
//!
//! Only the stairs 1, 3, 5, … count; they are heaps of Nim. O(n).

use snippets::fast_input::FastInput;
use snippets::staircase_nim::staircase_nim_sg;

fn verdict(wins: bool) -> &'static str {
    if wins {
        "Yes"
    } else {
        "No"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n = input.read();
    println!("{}", verdict(staircase_nim_sg(&input.read_vec(n)) != 0));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Searches the game straight from the rules; `stairs[0]` is stair 1.
    fn wins_by_search(stairs: &[u64]) -> bool {
        (0..stairs.len()).any(|i| {
            (1..=stairs[i]).any(|taken| {
                let mut option = stairs.to_vec();
                option[i] -= taken;
                if i > 0 {
                    option[i - 1] += taken;
                }
                !wins_by_search(&option)
            })
        })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(stairs in prop::collection::vec(1..4u64, 1..4)) {
            let input = format!("{}\n{}\n", stairs.len(), stairs.iter().join(" "));
            let expected = verdict(wins_by_search(&stairs));
            let got = verdict(staircase_nim_sg(&stairs) != 0);
            assert_answer!(input, expected, got);
        }
    }
}
