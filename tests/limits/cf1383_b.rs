//! Codeforces 1383 B at its limits: 10^5 numbers.
//!
//! - limit-draw: each number twice.
//! - limit-win: one number has the highest bit.
//! - limit-lose: three of 99999 numbers have it, and all others are 0.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

const HIGH: u32 = 1 << 29;

fn main() {
    let input = |numbers: Vec<u32>| format!("1\n{}\n{}", numbers.len(), line(numbers));
    let pairs = (0..50_000).flat_map(|i| [1_000_000_000 - i; 2]).collect();
    case("limit-draw", input(pairs), "DRAW\n");
    let mut numbers = vec![0; 100_000];
    numbers[99_999] = HIGH;
    case("limit-win", input(numbers), "WIN\n");
    // The others are even in number: pass moves that the second player answers.
    let mut numbers = vec![0; 99_999];
    numbers[..3].fill(HIGH);
    case("limit-lose", input(numbers), "LOSE\n");
}
