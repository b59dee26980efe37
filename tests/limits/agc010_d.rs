//! AtCoder AGC 010 D at its limits: up to 10^5 numbers up to 10^9.
//!
//! - limit-even: an odd number of even numbers.
//! - limit-forced: the move that is forced leaves equal numbers, so that only ones are left.
//! - limit-ones: no move at all.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

const NUMBERS: usize = 100_000;

fn main() {
    let write = |name, odd: u64, even: u64, count: usize, answer| {
        let mut numbers = vec![even; count];
        numbers[0] = odd;
        case(name, format!("{count}\n{}", line(&numbers)), answer);
    };
    write("limit-even", 1, 1_000_000_000, NUMBERS, "First\n");
    write(
        "limit-forced",
        (1 << 29) + 1,
        1 << 29,
        NUMBERS - 1,
        "First\n",
    );
    write("limit-ones", 1, 1, NUMBERS, "Second\n");
}
