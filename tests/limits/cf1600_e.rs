//! Codeforces 1600 E at its limits: 2·10^5 numbers.
//!
//! - limit-odd-left: 99999 small numbers increase from the left end, then comes a 1, then 10^5
//!   large ones decrease to the right end. The number of large ones is even, so nobody takes them
//!   first, and the first player takes the last small number.
//! - limit-even-left: one small number less, and one more 1.
//! - limit-twins: 10^5 numbers up and down again.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

const HALF: u64 = 100_000;

fn main() {
    let write = |name, numbers: Vec<u64>, answer| {
        case(
            name,
            format!("{}\n{}", numbers.len(), line(&numbers)),
            answer,
        );
    };
    let down = || (1..=HALF).map(|i| 1_000_000_000 - i);
    write(
        "limit-odd-left",
        (1..HALF).chain([1]).chain(down()).collect(),
        "Alice\n",
    );
    write(
        "limit-even-left",
        (1..HALF - 1).chain([1, 1]).chain(down()).collect(),
        "Bob\n",
    );
    write(
        "limit-twins",
        (1..=HALF).chain((1..=HALF).rev()).collect(),
        "Bob\n",
    );
}
