//! Codeforces 841 B at its limits: 10^6 numbers of up to 10^9.
//!
//! - limit-even: all numbers are even.
//! - limit-two-odd: the first and the last number are odd.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const NUMBERS: usize = 1_000_000;

fn main() {
    let mut random = Random(841);
    let mut even = || 2 * random.below(500_000_000) + 2;
    let mut numbers: Vec<u64> = (0..NUMBERS).map(|_| even()).collect();
    case(
        "limit-even",
        format!("{NUMBERS}\n{}", line(&numbers)),
        "Second\n",
    );
    numbers[0] -= 1;
    numbers[NUMBERS - 1] -= 1;
    case(
        "limit-two-odd",
        format!("{NUMBERS}\n{}", line(&numbers)),
        "First\n",
    );
}
