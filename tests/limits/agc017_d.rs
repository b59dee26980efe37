//! AGC 017 D at its limits: 10^5 vertices.
//!
//! - limit-path: won by the cut next to vertex 1.
//! - limit-twins-deep: two equal branches, which is lost.
//! - limit-twins-wide: two equal branches of less depth, and a leaf to cut.

#[path = "support/mod.rs"]
mod support;
use support::{case, twins, Random};

const VERTICES: usize = 100_000;

fn main() {
    let mut random = Random(17);
    write(
        "limit-path",
        &mut random,
        &(0..VERTICES - 1).collect::<Vec<_>>(),
        "Alice\n",
    );
    let branch = random.tree(VERTICES / 2 - 1, 3);
    write("limit-twins-deep", &mut random, &twins(&branch), "Bob\n");
    let branch = random.tree(VERTICES / 2 - 1, VERTICES);
    let tree = [&twins(&branch)[..], &[0]].concat();
    write("limit-twins-wide", &mut random, &tree, "Alice\n");
}

fn write(name: &str, random: &mut Random, parents: &[usize], answer: &str) {
    case(name, random.tree_text(parents), answer);
}
