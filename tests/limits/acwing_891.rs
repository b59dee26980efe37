//! AcWing 891 at the limits assumed: 10^5 heaps of up to 10^9.
//!
//! - limit-pairs: all heaps twice.
//! - limit-two-unequal: all but two heaps twice.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const HEAPS: usize = 100_000;
const LARGEST: u64 = 1_000_000_000;

fn main() {
    let mut random = Random(891);
    for (name, last, answer) in [
        ("limit-pairs", [LARGEST; 2], "No\n"),
        ("limit-two-unequal", [LARGEST, LARGEST - 1], "Yes\n"),
    ] {
        let heaps = random.pairs(HEAPS, last, |random| random.within(1, LARGEST));
        case(name, format!("{HEAPS}\n{}", line(heaps)), answer);
    }
}
