//! 競プロ典型 90 問 031 at the limits assumed: 10^5 heaps of up to 50 stones of either colour.
//!
//! - limit-pairs: all heaps twice.
//! - limit-one-alone: the same, but one heap of 2 blue stones, which has one move, and an empty
//!   one.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const HEAPS: usize = 100_000;

fn main() {
    let mut random = Random(31);
    for (name, last, answer) in [
        ("limit-pairs", [(50, 50); 2], "Second\n"),
        ("limit-one-alone", [(0, 2), (0, 0)], "First\n"),
    ] {
        let heaps = random.pairs(HEAPS, last, |random| (random.below(51), random.below(51)));
        let white = line(heaps.iter().map(|heap| heap.0));
        let blue = line(heaps.iter().map(|heap| heap.1));
        case(name, format!("{HEAPS}\n{white}{blue}"), answer);
    }
}
