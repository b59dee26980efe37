//! Luogu P2148 at its limits: 20 tests, 20000 heaps of up to 2·10^9.
//!
//! - limit-tests: each pair of heaps twice, which is lost, and by turns one move away from that.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const TESTS: usize = 20;
const HEAPS: usize = 20_000;
const LARGEST: u64 = 2_000_000_000;

fn main() {
    let mut random = Random(2148);
    let mut tests = format!("{TESTS}\n");
    for i in 0..TESTS {
        let parts = [LARGEST / 3, LARGEST - LARGEST / 3];
        // One heap of the first pair goes, and the other is split.
        let last = [
            if i % 2 == 0 {
                parts
            } else {
                [i as u64, LARGEST]
            },
            parts,
        ];
        let pair = |random: &mut Random| [0; 2].map(|_| random.within(1, LARGEST));
        let pairs = random.pairs(HEAPS / 2, last, pair);
        tests += &format!("{HEAPS}\n{}", line(pairs.concat()));
    }
    case("limit-tests", tests, "NO\nYES\n".repeat(TESTS / 2));
}
