//! Fraenkel 1982. How to beat your Wythoff games' opponent
//! - url: https://en.wikipedia.org/wiki/Wythoff%27s_game
//! - judge: other
//! - games: wythoff, generalized wythoff, continued fraction, two heaps
//! - rules: A move takes any positive number of stones from one of two heaps. Or it takes stones
//!   from both, if the two numbers differ by less than `t`. A player who cannot move loses. What
//!   can the first player leave in order to win?
//! - difficulty: 1900
//! - input: q in 1..10^4, q * { a in 0..10^18, b in 0..10^18, t in 1..100 }
//! - statement: checked with a published account of the game; the input is our own
//!
//! The lost positions are `⌊iα⌋` and `⌊iα⌋ + it`, where α solves `α² + (t - 2) α = t`. The two
//! sequences share no number and leave none out, and their differences are the multiples of `t`.
//! O(1) a question, in integers alone. The input is our own.

use itertools::Itertools;
use proconio::input;
use snippets::generalized_wythoff::generalized_wythoff_winning_moves;

/// Lists the positions that a winning move leaves, the smaller heap first, in ascending order;
/// `lost` if there are none.
fn answer(a: u64, b: u64, t: u64) -> String {
    let moves = generalized_wythoff_winning_moves(a, b, t);
    if moves.is_empty() {
        return "lost".to_string();
    }
    let sorted = moves
        .into_iter()
        .map(|(a, b)| (a.min(b), a.max(b)))
        .sorted()
        .dedup();
    sorted.map(|(a, b)| format!("{a} {b}")).join(", ")
}

fn main() {
    input! {
        questions: [(u64, u64, u64)],
    }
    for (a, b, t) in questions {
        println!("{}", answer(a, b, t));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    fn options(a: u64, b: u64, t: u64) -> Vec<(u64, u64)> {
        let all = (0..=a)
            .cartesian_product(0..=b)
            .filter(|&(x, y)| (x, y) != (a, b));
        all.filter(|&(x, y)| x == a || y == b || (a - x).abs_diff(b - y) < t)
            .collect()
    }

    #[test]
    fn the_largest_heaps_are_answered() {
        let large = 1_000_000_000_000_000_000;
        assert!(answer(large, large - 1, 13).starts_with("0 0, 1 14"));
        assert_ne!(answer(large, 7, 15), "lost");
        assert!(answer(large, large, 100).starts_with("0 0"));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(a in 0..25u64, b in 0..25u64, t in 1..5u64) {
            let input = format!("1\n{a} {b} {t}\n");
            let mut lost = vec![];
            for (x, y) in (0..=a).cartesian_product(0..=b) {
                if !options(x, y, t).iter().any(|option| lost.contains(option)) {
                    lost.push((x, y));
                }
            }
            let won = options(a, b, t).into_iter().filter(|option| lost.contains(option));
            let won = won.map(|(x, y)| (x.min(y), x.max(y))).sorted().dedup().collect_vec();
            let expected = match won[..] {
                [] => "lost".to_string(),
                _ => won.iter().map(|(x, y)| format!("{x} {y}")).join(", "),
            };
            let got = answer(a, b, t);
            assert_answer!(input, expected, got);
        }
    }
}
