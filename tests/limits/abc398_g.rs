//! AtCoder Beginner Contest 398 G at its limits: 2*10^5 vertices.
//!
//! - limit-pairs: separate edges and vertices without an edge. Nothing is mixed, and half the
//!   number of isolated vertices is odd.
//! - limit-star: a star with an odd number of edges, which has no place left.
//! - limit-path: a path without its last vertex; a single vertex joins it.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines};

const N: usize = 200_000;

fn main() {
    let input = |edges: &[(usize, usize)]| {
        let shown = lines(edges.iter().map(|(u, v)| format!("{u} {v}")));
        format!("{N} {}\n{shown}", edges.len())
    };
    let pairs: Vec<_> = (1..N / 2).map(|i| (2 * i - 1, 2 * i)).collect();
    case("limit-pairs", input(&pairs), "Aoki\n");
    let star: Vec<_> = (2..=N).map(|v| (1, v)).collect();
    case("limit-star", input(&star), "Takahashi\n");
    let path: Vec<_> = (2..N).map(|v| (v - 1, v)).collect();
    case("limit-path", input(&path), "Aoki\n");
}
