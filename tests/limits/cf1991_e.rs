//! Codeforces 1991 E at its limits: 10^4 vertices or 10^4 edges.
//!
//! - limit-path: a path, for Bob.
//! - limit-odd-cycle: one odd cycle of all vertices, for Alice.
//! - limit-small: 1000 cycles of 4 to 12 vertices.

#[path = "support/mod.rs"]
mod support;
use support::case;

fn cycle(n: usize) -> String {
    let edges: String = (0..n)
        .map(|i| format!("{} {}\n", i + 1, (i + 1) % n + 1))
        .collect();
    format!("{n} {n}\n{edges}")
}

fn main() {
    let path: String = (1..10_000).map(|i| format!("{i} {}\n", i + 1)).collect();
    case("limit-path", format!("1\n10000 9999\n{path}"), "ok\n");
    case("limit-odd-cycle", format!("1\n{}", cycle(9999)), "ok\n");
    let small: String = (0..1000).map(|i| cycle(i % 9 + 4)).collect();
    case("limit-small", format!("1000\n{small}"), "ok\n");
}
