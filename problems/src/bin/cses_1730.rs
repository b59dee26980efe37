//! CSES 1730. Nim Game I
//! - url: https://cses.fi/problemset/task/1730
//! - judge: cses
//! - games: nim, nim-sum
//! - rules: A move takes any positive number of sticks from one heap. The player who takes the last
//!   stick wins.
//! - difficulty: 1000
//! - time-limit: 1s
//! - memory-limit: 512MB
//! - input: t in 1..2*10^5, t * { n in 1..2*10^5, a[n] in 1..10^9 }, sum(n) <= 2*10^5
//! - statement: checked with the statement's public copy and its sample, and two published programs
//!   on 295 inputs or more
//!
//! The game is Nim, and the first player wins iff the nim-sum is not 0. O(n).

use snippets::fast_input::FastInput;
use snippets::nim::is_nim_p_position;

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
        answer += verdict(!is_nim_p_position(&input.read_vec(n)));
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
        fn agrees_with_a_game_search(heaps in prop::collection::vec(1..5u64, 1..4)) {
            let input = format!("1\n{}\n{}\n", heaps.len(), heaps.iter().join(" "));
            let expected = verdict(wins_by_search(&heaps));
            let got = verdict(!is_nim_p_position(&heaps));
            assert_answer!(input, expected, got);
        }
    }
}
