//! HDU 2516. Taking stones
//! - url: http://acm.hdu.edu.cn/showproblem.php?pid=2516
//! - judge: hdu
//! - games: fibonacci nim, zeckendorf
//! - time-limit: 1s
//!
//! The first player takes any number of stones but not all, then each at most twice what the other took:
//! Fibonacci nim. The second player wins iff `n` is a Fibonacci number. O(log n).
//!
//! Practised locally: the judge has no Rust.

use snippets::fast_input::FastInput;
use snippets::fibonacci_nim::fibonacci_nim_winning_moves;

fn first_player_wins(n: u64) -> bool {
    !fibonacci_nim_winning_moves(n, n - 1).is_empty()
}

fn main() {
    let mut input = FastInput::from_stdin();
    while let Some(n) = input.read_or_end().filter(|&n| n != 0) {
        match first_player_wins(n) {
            true => println!("First win"),
            false => println!("Second win"),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::first_player_wins;

    fn wins(n: u64, limit: u64, known: &mut HashMap<(u64, u64), bool>) -> bool {
        if let Some(&win) = known.get(&(n, limit)) {
            return win;
        }
        let win = (1..=limit.min(n)).any(|t| !wins(n - t, 2 * t, known));
        known.insert((n, limit), win);
        win
    }

    #[test]
    fn equals_a_search() {
        let mut known = HashMap::new();
        for n in 1..150 {
            assert_eq!(first_player_wins(n), wins(n, n - 1, &mut known), "{n}");
        }
    }
}
