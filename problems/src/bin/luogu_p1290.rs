//! Luogu P1290. Euclid's game
//! - url: https://www.luogu.com.cn/problem/P1290
//! - judge: luogu
//! - games: euclid game
//! - names: 欧几里德的游戏
//! - rules: A move takes a positive multiple of the smaller number from the larger one. The player
//!   who makes a 0 wins.
//! - difficulty: 1000
//! - input: c in 1..6, c * { m in 1..2^31-1, n in 1..2^31-1 }
//! - statement: checked with the statement's public copies and their sample, and two published
//!   programs on 501 inputs or more
//!
//! The mover wins iff the Grundy value is not 0, that is, iff the numbers are equal or their ratio
//! exceeds the golden ratio. O(log) a game.

use proconio::input;
use snippets::euclid_game::euclid_sg;

fn verdict(wins: bool) -> &'static str {
    if wins {
        "Stan wins"
    } else {
        "Ollie wins"
    }
}

fn main() {
    input! {
        games: [(u64, u64)],
    }
    for (m, n) in games {
        println!("{}", verdict(euclid_sg(m, n) != 0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Says which heaps the mover wins, by the definition; entry `[a][b]` for `a ≤ b`.
    fn wins_by_search(largest: usize) -> Vec<Vec<bool>> {
        let mut wins = vec![vec![false; largest + 1]; largest + 1];
        for b in 1..=largest {
            for a in 1..=b {
                let mut left = (1..=b / a).map(|j| b - j * a);
                wins[a][b] = left.any(|left| !wins[left.min(a)][left.max(a)]);
            }
        }
        wins
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(m in 1usize..80, n in 1usize..80) {
            let input = format!("1\n{m} {n}\n");
            let expected = verdict(wins_by_search(m.max(n))[m.min(n)][m.max(n)]);
            let got = verdict(euclid_sg(m as u64, n as u64) != 0);
            assert_answer!(input, expected, got);
        }
    }
}
