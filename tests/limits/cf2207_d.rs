//! Codeforces 2207 D at its limits: 5·10^5 vertices.
//!
//! - limit-path: the middle of a path, and `k` too small by one.
//! - limit-path-in-time: the same with a `k` that is just enough.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines};

fn main() {
    let n = 500_000;
    let edges = lines((1..n).map(|v| format!("{v} {}", v + 1)));
    // From 250000 the ends are 249999 and 250000 steps away.
    for (name, k, answer) in [
        ("limit-path", n - 3, "NO\n"),
        ("limit-path-in-time", n - 2, "YES\n"),
    ] {
        case(name, format!("1\n{n} {k} {}\n{edges}", n / 2), answer);
    }
}
