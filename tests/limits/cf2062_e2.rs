//! Codeforces 2062 E2 at its limits: 4*10^5 vertices.
//!
//! - limit-star: all vertices weigh the same, so the first move is the last one.
//! - limit-down: a path that gets lighter; the vertex below the root wins.
//! - limit-up: a path that gets heavier; nothing outside of a subtree is heavier.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, lines};

const N: usize = 400_000;

fn main() {
    let input = |weights: &dyn Fn(usize) -> usize, parent: &dyn Fn(usize) -> usize| {
        let edges = lines((2..=N).map(|v| format!("{} {v}", parent(v))));
        format!("1\n{N}\n{}{edges}", line((1..=N).map(weights)))
    };
    case("limit-star", input(&|_| 1, &|_| 1), "0\n");
    case("limit-down", input(&|v| N + 1 - v, &|v| v - 1), "1 2\n");
    case("limit-up", input(&|v| v, &|v| v - 1), "0\n");
}
