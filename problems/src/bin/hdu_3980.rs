//! HDU 3980. Paint Chain
//! - url: http://acm.hdu.edu.cn/showproblem.php?pid=3980
//! - judge: hdu
//! - games: octal, take consecutive, circle, splitting a row
//! - rules: A move paints `m` consecutive unpainted beads of a circle of `n`. A player who cannot
//!   move loses.
//! - difficulty: 1600
//! - input: t in 1.., t * { n in 1..1000, m in 1..1000 }
//! - statement: checked with two published programs on 404 inputs or more; the statement was not
//!   found
//!
//! The first move always leaves a row of `n - m` beads. On rows this is the octal game `0.0…07`
//! with the 7 in place `m`. So the first player wins iff `n ≥ m` and the mover loses the row of
//! `n - m`. O(n²) at worst for the values of a case.
//!
//! Practised locally: the judge has no Rust. We could not verify the limits, `n` and `m` up to
//! 1000, and the sample.

use proconio::input;
use snippets::octal_games::take_consecutive_sg_table;

fn first_player_wins(n: usize, m: usize) -> bool {
    n >= m && take_consecutive_sg_table(n - m, m)[n - m] == 0
}

fn winner(first_wins: bool) -> &'static str {
    if first_wins {
        "aekdycoin"
    } else {
        "abcdxyzk"
    }
}

fn main() {
    input! {
        cases: [(usize, usize)],
    }
    for (i, (n, m)) in cases.into_iter().enumerate() {
        println!("Case #{}: {}", i + 1, winner(first_player_wins(n, m)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// Bit `i` of `painted` says that bead `i` of the circle is painted.
    fn wins_by_search(n: usize, m: usize, painted: u32, known: &mut HashMap<u32, bool>) -> bool {
        if let Some(&wins) = known.get(&painted) {
            return wins;
        }
        let paint = |start: usize| (start..start + m).fold(0, |beads, i| beads | 1 << (i % n));
        let mut moves = (0..n)
            .filter(|_| m <= n)
            .map(paint)
            .filter(|beads| beads & painted == 0);
        let wins = moves.any(|beads| !wins_by_search(n, m, painted | beads, known));
        known.insert(painted, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(n in 1usize..15, m in 1usize..8) {
            let input = format!("1\n{n} {m}\n");
            let wins = wins_by_search(n, m, 0, &mut HashMap::new());
            let expected = format!("Case #1: {}", winner(wins));
            let got = format!("Case #1: {}", winner(first_player_wins(n, m)));
            assert_answer!(input, expected, got);
        }
    }
}
