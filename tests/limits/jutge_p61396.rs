//! Jutge P61396 at its limits: trees of 10^5 vertices, several in an input.
//!
//! - limit-deep: a path, where a move must take all but the root; and two paths of unequal length,
//!   where the longer one must become as long as the other.
//! - limit-wide: two equal branches, which is lost; and a star with an odd number of leaves, of
//!   which the least wins.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, lines, twins, Random};

const VERTICES: usize = 100_000;
const SHORT: usize = 40_000;

fn main() {
    let mut random = Random(61396);
    let labels = random.labels(VERTICES);
    let path: Vec<usize> = (0..VERTICES - 1).collect();
    let mut arms = path.clone();
    arms[SHORT] = 0;
    let deep = tree(&mut random, &path, &labels) + &tree(&mut random, &arms, &labels);
    // Vertices 1 to SHORT are the short arm; as many of the long arm may stay.
    case(
        "limit-deep",
        deep,
        lines([labels[1], labels[2 * SHORT + 1]]),
    );

    let equal = twins(&random.tree(VERTICES / 2 - 1, VERTICES));
    let star = tree(&mut random, &[0; VERTICES - 1], &labels);
    let labels = random.labels(VERTICES - 1);
    let wide = tree(&mut random, &equal, &labels) + &star;
    case("limit-wide", wide, "L\n2\n");
}

/// Lists the edges, each as parent and child.
fn tree(random: &mut Random, parents: &[usize], labels: &[usize]) -> String {
    let edges = parents
        .iter()
        .zip(1..)
        .map(|(&parent, v)| [labels[parent], labels[v]]);
    let mut edges: Vec<[usize; 2]> = edges.collect();
    random.shuffle(&mut edges);
    format!("{} {}", edges.len() + 1, line(edges.concat()))
}
