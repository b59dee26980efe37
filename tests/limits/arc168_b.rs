//! AtCoder ARC 168 B at the limits assumed: 2·10^5 heaps of up to 10^9.
//!
//! - limit-pairs: all heaps twice.
//! - limit-unbounded: all but two heaps twice.
//! - limit-three-alone: `a`, `b` and `a + b` without a common binary digit, and pairs.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const HEAPS: usize = 200_000;
const LARGEST: u64 = 1_000_000_000;
const TOP: u64 = 1 << 29;

fn main() {
    let mut random = Random(168);
    let mut pairs = |last| random.pairs(HEAPS, last, |random| random.within(TOP, LARGEST));
    let write = |name, heaps: &[u64], answer: u64| {
        let text = format!("{}\n{}", heaps.len(), line(heaps));
        case(name, text, format!("{}\n", answer as i64));
    };
    write("limit-pairs", &pairs([LARGEST; 2]), 0);
    write("limit-unbounded", &pairs([LARGEST, LARGEST - 1]), u64::MAX);
    let mut heaps = pairs([1, TOP - 2]);
    heaps.push(TOP - 1);
    write("limit-three-alone", &heaps, TOP - 2);
}
