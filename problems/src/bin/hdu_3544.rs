//! HDU 3544. Alice's Game
//! - url: http://acm.hdu.edu.cn/showproblem.php?pid=3544
//! - judge: hdu
//! - games: partizan, cutcake, numbers, halving
//! - rules: Alice and Bob in turn cut one of several chocolates of `x` by `y` along a grid line,
//!   Alice across the width `x`, Bob across the height `y`. A player who cannot move loses. Alice
//!   begins.
//! - difficulty: 1600
//! - input: t in 1..100, t * { n in 1..100, n * { x in 1..10^9, y in 1..10^9 } }
//! - statement: checked with the statement's public copy and its samples, and a published program
//!   on about 70 inputs
//!
//! This is Cutcake, whose values are integers. A value stays the same if you halve both sides,
//! rounding down, as long as both are at least 2. Once a side is 1, the other side minus 1 is the
//! number of free moves for its player. Alice wins iff the sum is positive. O(log) a chocolate.
//!
//! Practised locally: the judge has no Rust.

use proconio::input;

/// Returns the number of Alice's free moves, or minus the number of Bob's.
fn value((mut x, mut y): (i64, i64)) -> i64 {
    while x > 1 && y > 1 {
        (x, y) = (x / 2, y / 2);
    }
    x - y
}

fn winner(chocolates: &[(i64, i64)]) -> &'static str {
    if chocolates.iter().copied().map(value).sum::<i64>() > 0 {
        "Alice"
    } else {
        "Bob"
    }
}

fn main() {
    input! {
        cases: [[(i64, i64)]],
    }
    for (i, chocolates) in cases.iter().enumerate() {
        println!("Case {}: {}", i + 1, winner(chocolates));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    type Chocolates = Vec<(i64, i64)>;

    fn mover_wins(
        chocolates: Chocolates,
        is_alice: bool,
        known: &mut HashMap<(Chocolates, bool), bool>,
    ) -> bool {
        if let Some(&wins) = known.get(&(chocolates.clone(), is_alice)) {
            return wins;
        }
        let wins = chocolates.iter().enumerate().any(|(i, &(x, y))| {
            (1..if is_alice { x } else { y }).any(|part| {
                let parts = if is_alice {
                    [(part, y), (x - part, y)]
                } else {
                    [(x, part), (x, y - part)]
                };
                let others = chocolates
                    .iter()
                    .enumerate()
                    .filter(|(j, _)| *j != i)
                    .map(|(_, it)| *it);
                let option = others.chain(parts).sorted().collect();
                !mover_wins(option, !is_alice, known)
            })
        });
        known.insert((chocolates, is_alice), wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(96))]
        #[test]
        fn agrees_with_a_game_search(
            chocolates in prop::collection::vec((1..5i64, 1..5i64), 1..3),
        ) {
            let lines = chocolates.iter().map(|(x, y)| format!("{x} {y}\n")).join("");
            let input = format!("1\n{}\n{lines}", chocolates.len());
            let sorted = chocolates.iter().copied().sorted().collect();
            let wins = mover_wins(sorted, true, &mut HashMap::new());
            let expected = format!("Case 1: {}", if wins { "Alice" } else { "Bob" });
            let got = format!("Case 1: {}", winner(&chocolates));
            assert_answer!(input, expected, got);
        }
    }
}
