//! Codeforces 1970 C3 at its limits: 2*10^5 vertices and as many starts.
//!
//! - limit-path: a path with an odd number of vertices, so the distances to both ends have the same
//!   parity.
//! - limit-star: from the middle there is one move, from a leaf there are two.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, lines};

const N: usize = 199_999;

fn main() {
    let input = |parent: &dyn Fn(usize) -> usize| {
        let edges = lines((2..=N).map(|v| format!("{} {v}", parent(v))));
        format!("{N} {N}\n{edges}{}", line(1..=N))
    };
    let answers = (1..=N).map(|v| if v % 2 == 0 { "Ron" } else { "Hermione" });
    case("limit-path", input(&|v| v - 1), lines(answers));
    let answers = (1..=N).map(|v| if v == 1 { "Ron" } else { "Hermione" });
    case("limit-star", input(&|_| 1), lines(answers));
}
