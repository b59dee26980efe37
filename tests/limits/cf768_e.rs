//! Codeforces 768 E at its limits: 10^6 heaps of up to 60.
//!
//! - limit-pairs: all heaps twice, but two that allow 10 moves each.
//! - limit-two-unequal: all heaps twice, but one that allows 10 moves and one that allows 9.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines, Random};

const HEAPS: usize = 1_000_000;

fn main() {
    let mut random = Random(768);
    for (name, last, answer) in [
        ("limit-pairs", [55, 60], "YES\n"),
        ("limit-two-unequal", [55, 54], "NO\n"),
    ] {
        let heaps = random.pairs(HEAPS, last, |random| random.within(1, 60));
        case(name, format!("{HEAPS}\n{}", lines(heaps)), answer);
    }
}
