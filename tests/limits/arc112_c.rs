//! AtCoder ARC 112 C at its limits: 10^5 vertices.
//!
//! - limit-path: the first player takes every coin.
//! - limit-star: each leaf hands the choice over, so the players take the leaves in turn.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

const N: usize = 100_000;

fn main() {
    let input = |parents: Vec<usize>| format!("{N}\n{}", line(parents));
    case("limit-path", input((1..N).collect()), format!("{N}\n"));
    // The second player chooses first, and the first player takes the coin of that leaf.
    let coins = 1 + N / 2;
    case("limit-star", input(vec![1; N - 1]), format!("{coins}\n"));
}
