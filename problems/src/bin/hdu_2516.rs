//! HDU 2516. Taking stones
//! - url: http://acm.hdu.edu.cn/showproblem.php?pid=2516
//! - judge: hdu
//! - games: fibonacci nim, zeckendorf
//! - names: 取石子游戏
//! - rules: The first player takes any positive number of stones, but not all. Then each move takes
//!   at most twice what the last move took. The player who takes the last stone wins.
//! - difficulty: 1000
//! - time-limit: 1s
//! - input: { n in 2..2^31-1 } until "0"
//! - statement: checked with the statement's public copy and its samples, and two published
//!   programs on 632 inputs or more
//!
//! This is Fibonacci nim: the second player wins iff `n` is a Fibonacci number. O(log n).
//!
//! Practised locally: the judge has no Rust.

use snippets::fast_input::FastInput;
use snippets::fibonacci_nim::is_fibonacci_nim_p_position;

fn first_player_wins(n: u64) -> bool {
    !is_fibonacci_nim_p_position(n, n - 1)
}

fn verdict(wins: bool) -> &'static str {
    if wins {
        "First win"
    } else {
        "Second win"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    while let Some(n) = input.read_or_end().filter(|&n| n != 0) {
        println!("{}", verdict(first_player_wins(n)));
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use assert_answer::assert_answer;
    use proptest::prelude::*;

    use super::*;

    fn wins(n: u64, limit: u64, known: &mut HashMap<(u64, u64), bool>) -> bool {
        if let Some(&win) = known.get(&(n, limit)) {
            return win;
        }
        let win = (1..=limit.min(n)).any(|t| !wins(n - t, 2 * t, known));
        known.insert((n, limit), win);
        win
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(n in 2u64..150) {
            let input = format!("{n}\n0\n");
            let expected = verdict(wins(n, n - 1, &mut HashMap::new()));
            let got = verdict(first_player_wins(n));
            assert_answer!(input, expected, got);
        }
    }
}
