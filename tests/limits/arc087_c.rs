//! AtCoder ARC 087 C at its limits: words of 10^5 letters in all.
//!
//! - limit-one-word: 99999 letters leave one free place at each depth, too deep for recursion.
//! - limit-comb: words of 1 to 446 letters, `1…10`, so only one place is free.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines};

const LETTERS: u64 = 100_000;
const LONGEST: u64 = 1_000_000_000_000_000_000;

fn main() {
    let heights = |depths: std::ops::Range<u64>| depths.map(|depth| LONGEST - depth);
    let lowest_bit = |height: u64| 1u64 << height.trailing_zeros();
    let winner = |sum: u64| if sum != 0 { "Alice\n" } else { "Bob\n" };

    let word: String = (1..LETTERS)
        .map(|i| if i % 3 == 0 { '1' } else { '0' })
        .collect();
    let sum = heights(0..LETTERS - 1).fold(0, |sum, height| sum ^ lowest_bit(height));
    case(
        "limit-one-word",
        format!("1 {LONGEST}\n{word}\n"),
        winner(sum),
    );

    let comb = (1..447).map(|n| "1".repeat(n - 1) + "0");
    let last = heights(445..446).fold(0, |sum, height| sum ^ lowest_bit(height));
    case(
        "limit-comb",
        format!("446 {LONGEST}\n{}", lines(comb)),
        winner(last),
    );
}
