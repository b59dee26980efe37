//! Codeforces 2053 E at its limits: trees of 2·10^5 vertices.
//!
//! - limit-path-spider: on a path, Aron wins only where the tail is at an end. The spider has 400
//!   legs of 499 vertices and a leaf at its body: the tail is beside the body, and the head in the
//!   first 497 vertices of another leg.
//! - limit-twigs: each inner vertex of a path has a leaf, so Nora wins from every inner head.

#[path = "support/mod.rs"]
mod support;
use support::{case, Random};

const N: usize = 200_000;
const LEGS: usize = 400;
const LENGTH: usize = 499;

fn main() {
    let mut random = Random(2053);
    let mut tree = |parents: &[usize]| random.tree_text(parents);
    let path: Vec<usize> = (0..N - 1).collect();
    let legs = (0..LEGS * LENGTH).map(|i| if i % LENGTH == 0 { 0 } else { i + 1 });
    let spider: Vec<usize> = std::iter::once(0).chain(legs).collect();
    let (leaves, vertices) = (LEGS + 1, LEGS * LENGTH + 2);
    let later = LEGS * (LEGS - 1) * (LENGTH - 2);
    let answers = [2 * (N - 2), leaves * (vertices - leaves) + later];
    let input = format!("2\n{}{}", tree(&path), tree(&spider));
    case(
        "limit-path-spider",
        input,
        format!("{}\n{}\n", answers[0], answers[1]),
    );
    let half = N / 2;
    let twigs: Vec<usize> = (1..N)
        .map(|v| if v < half { v - 1 } else { v - half })
        .collect();
    let input = format!("1\n{}", tree(&twigs));
    case("limit-twigs", input, format!("{}\n", half * half));
}
