//! Codeforces 78 C. Beaver Game
//! - url: https://codeforces.com/problemset/problem/78/C
//! - judge: codeforces
//! - games: mirror strategy, splitting into equal parts, divisors
//! - rules: A move splits one log into at least two parts of equal integer length, which is at
//!   least `k`. The game starts with `n` logs of length `m`. A player who cannot move loses.
//! - difficulty: 2000
//! - time-limit: 1s
//! - memory-limit: 256MB
//! - input: n in 1..10^9, m in 1..10^9, k in 1..10^9
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! For even `n` the second player pairs up the logs and copies every move on the partner. For odd
//! `n` the first player splits one log into parts of the least allowed length, which nobody can
//! split again, and then copies. If no split is possible, nobody can ever move. So the first player
//! wins iff `n` is odd and `m` has a divisor `d` with `k ≤ d < m`. O(√m).

use proconio::input;

fn first_player_wins(n: u64, m: u64, k: u64) -> bool {
    let small_divisors = (1..).take_while(|d| d * d <= m).filter(|d| m % d == 0);
    let mut divisors = small_divisors.flat_map(|d| [d, m / d]);
    n % 2 == 1 && divisors.any(|d| k <= d && d < m)
}

fn winner(first_wins: bool) -> &'static str {
    if first_wins {
        "Timur"
    } else {
        "Marsel"
    }
}

fn main() {
    input! {
        n: u64,
        m: u64,
        k: u64,
    }
    println!("{}", winner(first_player_wins(n, m, k)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn wins_by_search(logs: &[u64], k: u64, known: &mut HashMap<Vec<u64>, bool>) -> bool {
        if let Some(&wins) = known.get(logs) {
            return wins;
        }
        let wins = (0..logs.len()).any(|i| {
            (k..logs[i]).filter(|part| logs[i] % part == 0).any(|part| {
                let mut option = logs.to_vec();
                let log = option.swap_remove(i);
                option.extend((0..log / part).map(|_| part));
                let option = option.into_iter().sorted().collect_vec();
                !wins_by_search(&option, k, known)
            })
        });
        known.insert(logs.to_vec(), wins);
        wins
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(n in 1..4u64, m in 1..13u64, k in 1..8u64) {
            let input = format!("{n} {m} {k}\n");
            let logs = vec![m; n as usize];
            let expected = winner(wins_by_search(&logs, k, &mut HashMap::new()));
            let got = winner(first_player_wins(n, m, k));
            assert_answer!(input, expected, got);
        }
    }
}
