//! Codeforces 1584 E at its limits: 3*10^5 heaps.
//!
//! - limit-equal: equal heaps: each interval of an even length.
//! - limit-empty: all heaps are empty: each interval.
//! - limit-uneven: heaps of 1 and of 10^9 in turn: too many stones are left in the large ones.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

const N: u64 = 300_000;

fn main() {
    let input = |heaps: Vec<u64>| format!("1\n{N}\n{}", line(heaps));
    let even: u64 = (2..=N).step_by(2).map(|length| N + 1 - length).sum();
    let equal = vec![1_000_000_000; N as usize];
    case("limit-equal", input(equal), format!("{even}\n"));
    let all = N * (N + 1) / 2;
    case(
        "limit-empty",
        input(vec![0; N as usize]),
        format!("{all}\n"),
    );
    let steps = (0..N).map(|i| 1 + i % 2 * 999_999_999).collect();
    case("limit-uneven", input(steps), "0\n");
}
