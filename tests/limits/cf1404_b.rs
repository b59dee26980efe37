//! Codeforces 1404 B at its limits: 10^5 vertices.
//!
//! - limit-path-bob: Bob jumps past Alice on a path.
//! - limit-path-alice: his jump is one edge too short.
//! - limit-star: Alice reaches the middle, and from there all.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines};

const N: usize = 100_000;

fn main() {
    let path = lines((2..=N).map(|v| format!("{} {v}", v - 1)));
    let input = |da: usize, db: usize, edges: &str| format!("1\n{N} 1 {N} {da} {db}\n{edges}");
    case("limit-path-bob", input(1000, 2001, &path), "Bob\n");
    case("limit-path-alice", input(1000, 2000, &path), "Alice\n");
    let star = lines((2..=N).map(|v| format!("1 {v}")));
    case("limit-star", input(1, N - 1, &star), "Alice\n");
}
