//! Codeforces 2206 B at its limits: 5*10^5 vertices.
//!
//! - limit-star: all leaves below the root; the median is left.
//! - limit-path: only one leaf.
//! - limit-caterpillar: each vertex of a path has a leaf that is smaller than all leaves below; the
//!   first player removes the whole path below the root.
//! - limit-reversed: the path from the largest number to the second one, so that parents have
//!   larger numbers than their children.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

const N: usize = 500_000;

fn main() {
    let input = |parent: &dyn Fn(usize) -> usize| format!("{N}\n{}", line((2..=N).map(parent)));
    case("limit-star", input(&|_| 1), format!("{}\n", N / 2 + 1));
    case("limit-path", input(&|v| v - 1), format!("{N}\n"));
    case("limit-caterpillar", input(&|v| if v % 2 == 0 { v - 1 } else { v - 2 }), "2\n");
    case("limit-reversed", input(&|v| if v == N { 1 } else { v + 1 }), "2\n");
}
