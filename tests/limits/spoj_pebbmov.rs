//! SPOJ PEBBMOV at its limits: 10^5 heaps.
//!
//! - limit-pairs: a line of heaps in pairs, and one with two heaps that have no partner.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const HEAPS: usize = 100_000;
const LARGEST: u64 = 1_000_000_000;

fn main() {
    let mut random = Random(5);
    let mut heaps = |last| random.pairs(HEAPS, last, |random| random.within(1, LARGEST - 2));
    let (paired, unpaired) = (heaps([LARGEST; 2]), heaps([LARGEST, LARGEST - 1]));
    let input = format!("{HEAPS} {}{HEAPS} {}", line(paired), line(unpaired));
    case("limit-pairs", input, "second player\nfirst player\n");
}
