//! Codeforces 1934 D2. XOR Break — Game Version
//! - url: https://codeforces.com/problemset/problem/1934/D2
//! - judge: codeforces
//! - games: bits, parity of the number of ones, choose the part to go on with, interactive
//! - rules: A move breaks a number into two smaller positive numbers whose bitwise xor it is. The
//!   opponent goes on with one of them. A player who cannot break the number loses. Choose to be
//!   first or second, and win.
//! - difficulty: 2400
//! - time-limit: 3s
//! - memory-limit: 256MB
//! - input: t in 1..1000, t * { n in 1..10^18, seed in 0.. }
//! - statement: checked with the statement and the dialogue of its sample
//!
//! Count the ones in the binary number. If their number is even, split off the highest: both parts
//! then have an odd number of ones. Any break of such a number leaves one part with an even number
//! of ones, and we go on with that part. A single one can't be broken, so numbers with an odd
//! number of ones are lost. Each of our breaks removes the highest one, so 60 breaks suffice. O(1)
//! a move.

use proconio::input_interactive;

fn is_won(number: u64) -> bool {
    number.count_ones() % 2 == 0
}

/// Returns the parts into which we break a number with an even number of ones.
fn winning_parts(number: u64) -> [u64; 2] {
    let highest = 1 << number.ilog2();
    [highest, number - highest]
}

fn main() {
    input_interactive! {
        cases: usize,
    }
    for _ in 0..cases {
        input_interactive! {
            n: u64,
        }
        let mut number = n;
        println!("{}", if is_won(n) { "first" } else { "second" });
        let mut is_mine = is_won(n);
        loop {
            if is_mine {
                let [a, b] = winning_parts(number);
                println!("{a} {b}");
            }
            is_mine = true;
            input_interactive! {
                parts: [u64; 2],
            }
            if parts == [0, 0] {
                break;
            }
            let won = parts.into_iter().find(|&part| is_won(part));
            number = won.expect("the parts have an odd number of ones together");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn breaks(number: u64) -> impl Iterator<Item = [u64; 2]> {
        let parts = (1..number).map(move |part| [part, part ^ number]);
        parts.filter(move |parts| parts[1] < number)
    }

    fn wins_by_search(number: u64, known: &mut Vec<Option<bool>>) -> bool {
        if let Some(wins) = known[number as usize] {
            return wins;
        }
        let wins =
            breaks(number).any(|parts| parts.iter().all(|&part| !wins_by_search(part, known)));
        known[number as usize] = Some(wins);
        wins
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(number in 1..256u64) {
            let known = &mut vec![None; 256];
            prop_assert!(is_won(number) == wins_by_search(number, known), "{number}");
            if is_won(number) {
                let parts = winning_parts(number);
                prop_assert!(breaks(number).any(|it| it == parts), "{number} into {parts:?}");
                for part in parts {
                    prop_assert!(!wins_by_search(part, known), "{part} of {number}");
                }
            }
        }
    }
}
