//! Codeforces 2013 F2 at its limits: 2·10^5 vertices.
//!
//! - limit-path: a path from vertex 1. Bob goes away from her if the way there is longer, and
//!   otherwise they meet.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines};

fn main() {
    let n = 200_000u64;
    let edges = lines((1..n).map(|v| format!("{v} {}", v + 1)));
    // Bob is d steps away and has n - 1 - d steps behind him. Alice must go towards him. Then Bob
    // flees if that's longer than her way to his vertex, or else they meet.
    let winners = (2..=n).map(|bob| {
        let (distance, behind) = (bob - 1, n - bob);
        // After Alice's first step she has distance - 2 steps up to the vertex before Bob.
        let flees = distance > 1 && behind > distance - 2;
        if distance % 2 == 0 && !flees {
            "Alice"
        } else {
            "Bob"
        }
    });
    case(
        "limit-path",
        format!("1\n{n}\n{edges}2 {n}\n"),
        lines(winners),
    );
}
