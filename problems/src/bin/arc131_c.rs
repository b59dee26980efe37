//! AtCoder ARC 131 C. Zero XOR
//! - url: https://atcoder.jp/contests/arc131/tasks/arc131_c
//! - judge: atcoder
//! - games: xor, parity, different numbers
//! - rules: `n` cookies carry distinct positive numbers. A move eats one cookie. A player who
//!   leaves cookies whose xor is 0 wins.
//! - difficulty: 1800
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: n in 1..4*10^5, a[n] in 1..10^9, distinct(a), xor(a) != 0
//! - statement: checked with the statement, its samples, and a published program on 412 inputs
//!
//! A cookie wins at once iff its number is the xor of all numbers.
//!
//! With an odd number of cookies the first player always wins. Suppose no cookie wins at once.
//! After eating `x`, the opponent wins at once only with the `y` for which `x ⊕ y` is the xor of
//! all. These pairs can't cover an odd number of cookies, so some cookie leaves the opponent
//! without a winning one. This repeats down to the last cookie.
//!
//! With an even number the first player must win at once, or else leaves an odd number. O(n).

use snippets::fast_input::FastInput;

fn verdict(numbers: &[u64]) -> &'static str {
    let xor = numbers.iter().fold(0, |xor, number| xor ^ number);
    if numbers.len() % 2 == 1 || numbers.contains(&xor) {
        "Win"
    } else {
        "Lose"
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

    fn wins_by_search(numbers: &[u64]) -> bool {
        (0..numbers.len()).any(|i| {
            let rest = [&numbers[..i], &numbers[i + 1..]].concat();
            rest.iter().fold(0, |xor, number| xor ^ number) == 0 || !wins_by_search(&rest)
        })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(numbers in prop::collection::btree_set(1..32u64, 1..8)) {
            let numbers = numbers.into_iter().collect_vec();
            let input = format!("{}\n{}\n", numbers.len(), numbers.iter().join(" "));
            let expected = if wins_by_search(&numbers) { "Win" } else { "Lose" };
            let got = verdict(&numbers);
            assert_answer!(input, expected, got);
        }
    }
}
