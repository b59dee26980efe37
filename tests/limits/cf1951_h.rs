//! Codeforces 1951 H at its limits.
//!
//! - limit-long: a row of 2^20 numbers. For every `t` its `2^t` largest stand in one block each.
//! - limit-many: 10^4 such rows of 64 numbers.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

/// Returns rows of `2^k` numbers in which Alice needs no swap, and their scores.
fn rows(count: usize, k: u32) -> [String; 2] {
    let n = 1_u32 << k;
    let row = line((0..n).map(|i| n - (i.reverse_bits() >> (32 - k))));
    let scores = line((1..=k).map(|rounds| n - (1 << rounds) + 1));
    [format!("{count}\n{}", format!("{k}\n{row}").repeat(count)), scores.repeat(count)]
}

fn main() {
    let [input, answer] = rows(1, 20);
    case("limit-long", input, answer);
    let [input, answer] = rows(10_000, 6);
    case("limit-many", input, answer);
}
