//! CSES 1099. Stair Game
//! - url: https://cses.fi/problemset/task/1099
//! - judge: cses
//! - games: staircase nim, stairs
//! - rules: A move takes any positive number of balls from a stair one stair down. Balls on stair 1
//!   stay there. A player who cannot move loses.
//! - difficulty: 1000
//! - time-limit: 1s
//! - input: t in 1..2*10^5, t * { n in 1..2*10^5, a[n] in 0..10^9 }, sum(n) <= 2*10^5
//! - statement: checked with the statement's public copy and its sample, and two published programs
//!   on 277 inputs or more
//!
//! This is staircase Nim. Stair 1 is the ground, and the stairs 2, 4, 6, … are the heaps of Nim.
//! O(n).

use snippets::fast_input::FastInput;
use snippets::staircase_nim::staircase_nim_sg;

/// `stairs[0]` is stair 1.
fn first_player_wins(stairs: &[u64]) -> bool {
    staircase_nim_sg(&stairs[1..]) != 0
}

fn verdict(wins: bool) -> &'static str {
    if wins {
        "first"
    } else {
        "second"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let tests: usize = input.read();
    let mut answer = String::new();
    for _ in 0..tests {
        let n = input.read();
        answer += verdict(first_player_wins(&input.read_vec(n)));
        answer += "\n";
    }
    print!("{answer}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Decides the winner by the definition.
    fn wins_by_search(stairs: &[u64]) -> bool {
        (1..stairs.len()).any(|k| {
            (1..=stairs[k]).any(|moved| {
                let mut option = stairs.to_vec();
                option[k] -= moved;
                option[k - 1] += moved;
                !wins_by_search(&option)
            })
        })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(stairs in prop::collection::vec(0..3u64, 1..5)) {
            let input = format!("1\n{}\n{}\n", stairs.len(), stairs.iter().join(" "));
            let expected = verdict(wins_by_search(&stairs));
            let got = verdict(first_player_wins(&stairs));
            assert_answer!(input, expected, got);
        }
    }
}
