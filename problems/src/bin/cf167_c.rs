//! Codeforces 167 C. Wizards and Numbers
//! - url: https://codeforces.com/problemset/problem/167/C
//! - judge: codeforces
//! - games: euclid game, subtract powers
//! - rules: A position is a pair `0 < a ≤ b`. A move replaces `b` by `b - aᵏ ≥ 0` (`k ≥ 1`) or by
//!   `b mod a`. A player who finds a 0 loses.
//! - difficulty: 2300
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: t in 1..10^4, t * { a in 0..10^18, b in 0..10^18 }
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! If `(b mod a, a)` is lost, moving there wins. Otherwise nobody wants to bring the larger number
//! below `a`. With `q = ⌊b / a⌋` the rest is a game on `q`: a move subtracts 1, a, a², …, and
//! whoever reaches 0 loses. Modulo `a + 1` the powers of `a` are 1 and -1, so only `q` modulo
//! `a + 1` counts, and an even remainder wins. O(log b).

use proconio::input;

/// Requires `a ≤ b`.
fn first_player_wins(a: u64, b: u64) -> bool {
    a > 0 && (!first_player_wins(b % a, a) || b / a % (a + 1) % 2 == 0)
}

fn verdict(wins: bool) -> &'static str {
    if wins {
        "First"
    } else {
        "Second"
    }
}

fn main() {
    input! {
        pairs: [(u64, u64)],
    }
    for (a, b) in pairs {
        println!("{}", verdict(first_player_wins(a.min(b), a.max(b))));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Applies the rules to all pairs. `wins[a][b]` is for `a ≤ b`.
    fn table_by_search(largest: usize) -> Vec<Vec<bool>> {
        let mut wins = vec![vec![false; largest + 1]; largest + 1];
        for b in 1..=largest {
            for a in 1..=b {
                let powers = std::iter::successors(Some(a), |x| Some(x * a).filter(|_| a > 1));
                let rests = powers.take_while(|&x| x <= b).map(|x| b - x);
                let mut rests = rests.chain([b % a]);
                wins[a][b] = rests.any(|rest| !wins[rest.min(a)][rest.max(a)]);
            }
        }
        wins
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(a in 0usize..90, b in 0usize..90) {
            let input = format!("1\n{a} {b}\n");
            let (a, b) = (a.min(b), a.max(b));
            let expected = verdict(table_by_search(b)[a][b]);
            let got = verdict(first_player_wins(a as u64, b as u64));
            assert_answer!(input, expected, got);
        }
    }
}
