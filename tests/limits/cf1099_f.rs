//! Codeforces 1099 F at its limits: 10^5 vertices.
//!
//! - limit-path: after his first move Vasya cuts the only edge that is left.
//! - limit-star: Mitya takes the best of many children.
//! - limit-binary: a full binary tree: one of two equal children is always left.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, lines};

const N: usize = 100_000;
const TIME: u64 = 1_000_000_000_000_000_000;
const MOST: u64 = 1_000_000;

fn main() {
    let input = |n: usize, time: u64, edges: String| {
        let cookies = line(vec![MOST; n]);
        format!("{n} {time}\n{cookies}{cookies}{edges}")
    };
    let path = lines((1..N).map(|v| format!("{v} 0")));
    case(
        "limit-path",
        input(N, TIME, path),
        format!("{}\n", 2 * MOST),
    );
    let star = lines((1..N).map(|v| format!("1 {}", 1_000_000_000 - v)));
    // The nearest child costs 2 (10^9 - 99999) on both ways; a cookie costs 10^6.
    let time = 3_000_000_000;
    let eaten = (time - 2 * (1_000_000_000 - N as u64 + 1)) / MOST;
    let root = time / MOST;
    case(
        "limit-star",
        input(N, time, star),
        format!("{}\n", eaten.max(root)),
    );
    // A cut leaves the other child, which is as good, down to level 16.
    let binary = lines((2..=65_535).map(|v| format!("{} 0", v / 2)));
    case(
        "limit-binary",
        input(65_535, TIME, binary),
        format!("{}\n", 16 * MOST),
    );
}
