//! Codeforces 841 B. Godsend
//! - url: https://codeforces.com/problemset/problem/841/B
//! - judge: codeforces
//! - games: partizan, parity, segments of an array
//! - rules: The players in turn remove a non-empty segment of an array. The first player's segments
//!   must have an odd sum, the second player's an even sum. What is left closes up. A player who
//!   cannot move loses.
//! - difficulty: 1100
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: n in 1..10^6, a[n] in 0..10^9
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! If there are no odd numbers, the first player cannot move. If the total is odd, the first player
//! takes everything. Otherwise the total is even and there are odd numbers: the first player takes
//! everything in front of the last odd number. That has an odd sum, and one odd number is left.
//! Every even segment then leaves this odd number in place, and the first player takes the rest.
//! O(n).

use snippets::fast_input::FastInput;

fn verdict(numbers: &[u64]) -> &'static str {
    if numbers.iter().any(|number| number % 2 == 1) {
        "First"
    } else {
        "Second"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n = input.read();
    println!("{}", verdict(&input.read_vec(n)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Says whether the player who needs sums of the parity `parity` can move and win.
    fn wins_by_search(numbers: &[u64], parity: u64) -> bool {
        (0..=numbers.len()).tuple_combinations().any(|(from, to)| {
            numbers[from..to].iter().sum::<u64>() % 2 == parity
                && !wins_by_search(&[&numbers[..from], &numbers[to..]].concat(), 1 - parity)
        })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(numbers in prop::collection::vec(0..4u64, 1..7)) {
            let input = format!("{}\n{}\n", numbers.len(), numbers.iter().join(" "));
            let expected = if wins_by_search(&numbers, 1) { "First" } else { "Second" };
            let got = verdict(&numbers);
            assert_answer!(input, expected, got);
        }
    }
}
