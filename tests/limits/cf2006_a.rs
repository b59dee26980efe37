//! Codeforces 2006 A at its limits: 10^5 vertices.
//!
//! - limit-star: a root and leaves that are all open.
//! - limit-path: a path whose only leaf is set; the open root is Iris's first move.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines};

const N: usize = 100_000;

fn main() {
    let edges = lines((2..=N).map(|v| format!("1 {v}")));
    let input = format!("1\n{N}\n{edges}{}\n", "?".repeat(N));
    case("limit-star", input, format!("{}\n", (N - 1) / 2));
    let edges = lines((2..=N).map(|v| format!("{} {v}", v - 1)));
    let input = format!("1\n{N}\n{edges}{}1\n", "?".repeat(N - 1));
    case("limit-path", input, "1\n");
}
