//! AtCoder Beginner Contest 369 G at its limits: 2*10^5 vertices.
//!
//! - limit-star: each chosen leaf adds its edge, there and back, the longest first.
//! - limit-path: the first chosen vertex is the end, and no other one adds anything.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines};

const N: u64 = 200_000;
const LONG: u64 = 1_000_000_000;

fn main() {
    let edges = (2..=N).map(|v| format!("1 {v} {}", LONG - v));
    let length = |chosen: u64| {
        (2..2 + chosen.min(N - 1))
            .map(|v| 2 * (LONG - v))
            .sum::<u64>()
    };
    let mut sum = 0;
    let answers = (1..=N).map(|chosen| {
        sum += if chosen < N {
            2 * (LONG - chosen - 1)
        } else {
            0
        };
        sum
    });
    let answers: Vec<u64> = answers.collect();
    assert_eq!(answers[N as usize - 1], length(N));
    case(
        "limit-star",
        format!("{N}\n{}", lines(edges)),
        lines(answers),
    );
    let edges = (2..=N).map(|v| format!("{} {v} {LONG}", v - 1));
    let answers = (1..=N).map(|_| 2 * LONG * (N - 1));
    case(
        "limit-path",
        format!("{N}\n{}", lines(edges)),
        lines(answers),
    );
}
