//! Codeforces 2004 E at its limits: 3*10^5 heaps of up to 10^7.
//!
//! - limit-pairs: heaps in pairs of equal ones.
//! - limit-last: the same, except that the last pair is one even and one odd heap.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const N: usize = 300_000;
const LARGEST: u64 = 10_000_000;

fn main() {
    let mut random = Random(2004);
    let input = |heaps: &[u64]| format!("1\n{N}\n{}", line(heaps));
    let heaps = random.pairs(N, [LARGEST; 2], |random| random.within(1, LARGEST));
    case("limit-pairs", input(&heaps), "Bob\n");
    let heaps = random.pairs(N, [LARGEST, LARGEST - 1], |random| {
        random.within(1, LARGEST)
    });
    case("limit-last", input(&heaps), "Alice\n");
}
