//! AGC 014 D at its limits: 10^5 vertices.
//!
//! - limit-path: a path with a perfect matching, so the second player wins.
//! - limit-matched: pairs of neighbours, attached to each other at random.
//! - limit-cherry: the same, but two leaves hang on one vertex, so every matching leaves one out.
//! - limit-odd: an odd number of vertices.

#[path = "support/mod.rs"]
mod support;
use support::{case, Random};

const VERTICES: usize = 100_000;

fn main() {
    let mut random = Random(14);
    let path: Vec<usize> = (0..VERTICES - 1).collect();
    write("limit-path", &mut random, &path, "Second\n");
    write("limit-odd", &mut random, &path[..VERTICES - 2], "First\n");
    let mut matched = Vec::new();
    for v in 1..VERTICES {
        let earlier = random.below(v as u64) as usize;
        matched.push(if v % 2 == 1 { v - 1 } else { earlier });
    }
    write("limit-matched", &mut random, &matched, "Second\n");
    matched[VERTICES - 2] = 0;
    matched[VERTICES - 3] = 0;
    write("limit-cherry", &mut random, &matched, "First\n");
}

fn write(name: &str, random: &mut Random, parents: &[usize], answer: &str) {
    case(name, random.tree_text(parents), answer);
}
