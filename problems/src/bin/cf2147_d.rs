//! Codeforces 2147 D. Game on Array
//! - url: https://codeforces.com/problemset/problem/2147/D
//! - judge: codeforces
//! - games: score, switches, hottest first, odd and even, equal numbers
//! - rules: A move chooses a value `x > 0` of an array, gets a point for each `x` in it, and makes
//!   each of them `x - 1`. Play ends when all numbers are 0. How many points do the players get?
//! - difficulty: 1700
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: t in 1..10^3, t * { n in 1..2*10^5, a[n] in 1..10^9 }, sum(n) <= 2*10^5
//! - statement: checked with the statement's public copy and its sample
//!
//! A player who takes the value `x > 1` makes the other one at least as many `x - 1`. So the other
//! player loses nothing by taking these at once, and so on down to 1. An even value is worth
//! nothing more than its half: whoever begins it is answered to the end. An odd value that stands
//! `c` times leaves one point each to whoever begins it. That's a switch `{c | -c}`, and the
//! hottest goes first. All points together are the sum of the array. O(n log n).

use itertools::Itertools;
use snippets::fast_input::FastInput;
use snippets::hot_games::switch_scores;

/// Returns the points of the first and of the second player.
fn points(array: &[u64]) -> (u64, u64) {
    let odd = array.iter().filter(|x| *x % 2 == 1).counts().into_values();
    let switches = odd.map(|count| (count as i64, -(count as i64)));
    let lead = switch_scores(&switches.collect_vec(), 0)[0] as u64;
    let all: u64 = array.iter().sum();
    ((all + lead) / 2, (all - lead) / 2)
}

fn main() {
    let mut input = FastInput::from_stdin();
    let cases = input.read();
    for _ in 0..cases {
        let n = input.read();
        let (first, second) = points(&input.read_vec(n));
        println!("{first} {second}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Returns the mover's lead.
    fn lead_by_search(array: &[u64]) -> i64 {
        let values = array.iter().unique().filter(|x| **x > 0);
        let leads = values.map(|x| {
            let points = array.iter().filter(|y| *y == x).count() as i64;
            let next = array.iter().map(|y| y - u64::from(y == x)).collect_vec();
            points - lead_by_search(&next)
        });
        leads.max().unwrap_or(0)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(100))]
        #[test]
        fn agrees_with_a_game_search(
            array in prop::collection::vec(1..6u64, 1..6).prop_filter(
                "short play", |array| array.iter().sum::<u64>() < 13
            ),
        ) {
            let input = format!("1\n{}\n{}\n", array.len(), array.iter().join(" "));
            let (first, second) = points(&array);
            let lead = lead_by_search(&array);
            let all = array.iter().sum::<u64>() as i64;
            let expected = format!("{} {}", (all + lead) / 2, (all - lead) / 2);
            let got = format!("{first} {second}");
            assert_answer!(input, expected, got);
        }
    }
}
