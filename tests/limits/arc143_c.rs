//! AtCoder ARC 143 C at its limits: 2·10^5 heaps of up to 10^9.
//!
//! - limit-none: no heap has `x` pebbles.
//! - limit-all: Takahashi takes from all heaps, and Aoki can't move.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

const HEAPS: usize = 200_000;
const MOST: u64 = 1_000_000_000;

fn main() {
    let text = |x: u64, y: u64, heap: u64| format!("{HEAPS} {x} {y}\n{}", line(&[heap; HEAPS]));
    case("limit-none", text(MOST, 1, MOST - 1), "Second\n");
    case("limit-all", text(1, MOST, MOST), "First\n");
}
