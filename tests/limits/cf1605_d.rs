//! Codeforces 1605 D at its limits: a path and a random tree with 10^5 vertices each.
//!
//! - limit-path-tree: the checker needs no answer.

#[path = "support/mod.rs"]
mod support;
use support::{case, Random};

fn main() {
    let n = 100_000;
    let mut random = Random(1605);
    let path: Vec<usize> = (0..n - 1).collect();
    let tree = random.tree(n, 1000);
    let input = format!("2\n{}{}", random.tree_text(&path), random.tree_text(&tree));
    case("limit-path-tree", input, "");
}
