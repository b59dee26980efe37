//! Codeforces 603 C at its limits: 10^5 heaps of up to 10^9, even and odd `k`.
//!
//! - limit-even-lost: pairs of equal heaps.
//! - limit-even-won: the same, but one cow away.
//! - limit-odd-lost: pairs of equal heaps.
//! - limit-odd-won: the same, but one cow away.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const HEAPS: usize = 100_000;
const LARGEST: u64 = 1_000_000_000;

fn main() {
    let mut random = Random(603);
    for (name, k, last, answer) in [
        ("limit-even-lost", LARGEST, [LARGEST, LARGEST], "Nicky\n"),
        ("limit-even-won", LARGEST, [LARGEST, LARGEST - 1], "Kevin\n"),
        ("limit-odd-lost", LARGEST - 1, [LARGEST, LARGEST], "Nicky\n"),
        (
            "limit-odd-won",
            LARGEST - 1,
            [LARGEST, LARGEST - 1],
            "Kevin\n",
        ),
    ] {
        // Heaps with many factors 2 cost most.
        let heap = |random: &mut Random| random.within(1, LARGEST >> 29) << random.below(30);
        let heaps = random.pairs(HEAPS, last, heap);
        case(name, format!("{HEAPS} {k}\n{}", line(heaps)), answer);
    }
}
