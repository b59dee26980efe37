//! AtCoder AGC 033 C at the limits assumed: 2·10^5 vertices, numbered at random.
//!
//! - limit-path: a path, so the longest path has 200000 vertices; the remainder modulo 3 is 2.
//! - limit-star: the longest path has three vertices.
//! - limit-broom: a path of 10^5 vertices with 10^5 leaves at its end: 100001 vertices, remainder
//!   2.
//! - limit-short-broom: one vertex less on the path, and one leaf more.

#[path = "support/mod.rs"]
mod support;
use support::{case, Random};

const VERTICES: usize = 200_000;

fn main() {
    let mut random = Random(33);
    let broom = |path: usize| {
        (1..VERTICES)
            .map(move |v| if v < path { v - 1 } else { path - 1 })
            .collect()
    };
    let trees: [(&str, Vec<usize>, &str); 4] = [
        ("limit-path", broom(VERTICES), "Second\n"),
        ("limit-star", broom(1), "First\n"),
        ("limit-broom", broom(VERTICES / 2), "Second\n"),
        ("limit-short-broom", broom(VERTICES / 2 - 1), "First\n"),
    ];
    for (name, parents, answer) in trees {
        case(name, random.tree_text(&parents), answer);
    }
}
