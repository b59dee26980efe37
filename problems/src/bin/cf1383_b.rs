//! Codeforces 1383 B. GameGame
//! - url: https://codeforces.com/problemset/problem/1383/B
//! - judge: codeforces
//! - games: xor, parity, highest bit, take numbers into two scores
//! - rules: Two players take turns to take a number from a list and to xor it to their own score,
//!   until the list is empty. The larger score wins; equal ones are a draw.
//! - difficulty: 1900
//! - time-limit: 1s
//! - memory-limit: 256MB
//! - input: t in 1..10^4, t * { n in 1..10^5, a[n] in 0..10^9 }, sum(n) <= 10^5
//! - statement: checked with the statement's public copy and its samples
//!
//! The highest bit of the xor of all numbers decides: just one score has it. If no bit is set, the
//! scores are equal. Let `x` numbers have the bit and `y` not. If `x` is 1 modulo 4, the first
//! player takes one of them and answers each move by one of the same kind, so she gets an odd
//! number. If `x` is 3 modulo 4, she wants the other player to be the first to take a number with
//! the bit; a number without it changes who that is, so she wins iff `y` is odd. O(n).

use snippets::fast_input::FastInput;

fn result(numbers: &[u32]) -> &'static str {
    let sum = numbers.iter().fold(0, |sum, number| sum ^ number);
    if sum == 0 {
        return "DRAW";
    }
    let bit = sum.ilog2();
    let with = numbers
        .iter()
        .filter(|&number| number >> bit & 1 == 1)
        .count();
    if with % 4 == 1 || (numbers.len() - with) % 2 == 1 {
        "WIN"
    } else {
        "LOSE"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let n = input.read();
        println!("{}", result(&input.read_vec(n)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::cmp::Ordering;

    /// How the score of the player to move compares in the end.
    fn search(left: &[u32], own: u32, other: u32) -> Ordering {
        let options = (0..left.len()).map(|i| {
            let rest = [&left[..i], &left[i + 1..]].concat();
            search(&rest, other, own ^ left[i]).reverse()
        });
        options.max().unwrap_or(own.cmp(&other))
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(a in prop::collection::vec(0..8u32, 1..8)) {
            let input = format!("1\n{}\n{}\n", a.len(), a.iter().join(" "));
            let expected = match search(&a, 0, 0) {
                Ordering::Less => "LOSE",
                Ordering::Equal => "DRAW",
                Ordering::Greater => "WIN",
            };
            let got = result(&a);
            assert_answer!(input, expected, got);
        }
    }
}
