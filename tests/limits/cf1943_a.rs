//! Codeforces 1943 A at its limits: 2*10^5 numbers.
//!
//! - limit-pairs: each number twice, so Alice gets one of each.
//! - limit-once: each number once: Alice saves the 0, and Bob takes the 1.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

const N: usize = 200_000;

fn main() {
    let pairs = line((0..N).map(|i| i / 2));
    case(
        "limit-pairs",
        format!("1\n{N}\n{pairs}"),
        format!("{}\n", N / 2),
    );
    case(
        "limit-once",
        format!("1\n{N}\n{}", line((0..N).rev())),
        "1\n",
    );
}
