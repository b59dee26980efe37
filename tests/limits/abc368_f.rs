//! ABC 368 F at its limits: 10^5 numbers up to 10^5.
//!
//! - limit-lost: pairs of equal numbers.
//! - limit-won: the same, but one divisor away.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const NUMBERS: usize = 100_000;
const LARGEST: u64 = 100_000;

fn main() {
    let mut random = Random(368);
    for (name, last, answer) in [
        ("limit-lost", [LARGEST, LARGEST], "Bruno\n"),
        ("limit-won", [LARGEST, LARGEST / 10], "Anna\n"),
    ] {
        let numbers = random.pairs(NUMBERS, last, |random| random.within(2, LARGEST));
        case(name, format!("{NUMBERS}\n{}", line(numbers)), answer);
    }
}
