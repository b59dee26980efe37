//! Codeforces 1033 G at its limits: 100 heaps, and 10^5 for both numbers.
//!
//! - limit-single-chips: heaps of 1. Alice can use them with `a = 1`, Bob with `b = 1`.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

const HEAPS: usize = 100;
const MOST: u64 = 100_000;

fn main() {
    // With a = b = 1 the heaps run out after an even number of moves. With a = 1 < b Alice has all
    // moves.
    let one_sided = MOST - 1;
    let nobody_moves = (MOST - 1) * (MOST - 1);
    let answer = format!("{one_sided} {one_sided} 0 {}\n", nobody_moves + 1);
    case(
        "limit-single-chips",
        format!("{HEAPS} {MOST}\n{}", line([1; HEAPS])),
        answer,
    );
}
