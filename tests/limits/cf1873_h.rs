//! Codeforces 1873 H at its limits: 2*10^5 vertices.
//!
//! - limit-cycle: on a cycle nobody is caught.
//! - limit-tail: a long path to a cycle, whose gate Marcel reaches long before.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines};

const N: usize = 200_000;

fn main() {
    let cycle = lines((1..=N).map(|v| format!("{v} {}", v % N + 1)));
    case(
        "limit-cycle",
        format!("1\n{N} 1 {}\n{cycle}", N / 2),
        "YES\n",
    );
    let tail = lines((4..=N).map(|v| format!("{} {v}", v - 1)));
    case(
        "limit-tail",
        format!("1\n{N} 1 {N}\n1 2\n2 3\n3 1\n{tail}"),
        "NO\n",
    );
}
