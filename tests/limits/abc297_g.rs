//! ABC 297 G at its limits: 2·10^5 heaps, all numbers up to 10^9.
//!
//! - limit-narrow-lost: moves of 1 to 2; pairs of equal heaps.
//! - limit-narrow-won: the same, but one move away.
//! - limit-wide-lost: moves of 1 to 10^9; pairs of equal heaps.
//! - limit-wide-won: the same, but one move away.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const HEAPS: usize = 200_000;
const LARGEST: u64 = 1_000_000_000;

fn main() {
    let mut random = Random(297);
    for (name, most, last, answer) in [
        ("limit-narrow-lost", 2, [LARGEST, LARGEST], "Second\n"),
        ("limit-narrow-won", 2, [LARGEST, LARGEST - 2], "First\n"),
        ("limit-wide-lost", LARGEST, [LARGEST, LARGEST], "Second\n"),
        ("limit-wide-won", LARGEST, [LARGEST, 1], "First\n"),
    ] {
        let heaps = random.pairs(HEAPS, last, |random| random.within(1, LARGEST));
        case(name, format!("{HEAPS} 1 {most}\n{}", line(heaps)), answer);
    }
}
