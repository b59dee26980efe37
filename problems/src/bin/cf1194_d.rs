//! Codeforces 1194 D. 1-2-K Game
//! - url: https://codeforces.com/problemset/problem/1194/D
//! - judge: codeforces
//! - games: subtraction game, take-set, period
//! - rules: A move takes 1, 2 or `k` stones from a heap of `n`. A player who cannot move loses.
//! - difficulty: 1700
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: t in 1..100, t * { n in 0..10^9, k in 3..10^9 }
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! If 3 doesn't divide `k`, the third move changes nothing: like the moves 1 and 2, it never leads
//! from one multiple of 3 to another. If 3 divides `k`, the period is `k + 1`. The losing
//! remainders are then the multiples of 3 below `k`; from `k` itself the mover goes to 0. O(1).

use proconio::input;

fn alice_wins(n: u64, k: u64) -> bool {
    match k % 3 {
        0 => n % (k + 1) == k || n % (k + 1) % 3 != 0,
        _ => n % 3 != 0,
    }
}

fn winner(alice_wins: bool) -> &'static str {
    if alice_wins {
        "Alice"
    } else {
        "Bob"
    }
}

fn main() {
    input! {
        games: [(u64, u64)],
    }
    for (n, k) in games {
        println!("{}", winner(alice_wins(n, k)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn agrees_with_a_game_search(n in 0u64..600, k in 3u64..60) {
            let mut wins: Vec<bool> = Vec::new();
            for n in 0..=n {
                let mut takes = [1, 2, k].into_iter().filter(|&s| s <= n);
                wins.push(takes.any(|s| !wins[(n - s) as usize]));
            }
            let input = format!("1\n{n} {k}\n");
            let expected = winner(wins[n as usize]);
            let got = winner(alice_wins(n, k));
            assert_answer!(input, expected, got);
        }
    }
}
