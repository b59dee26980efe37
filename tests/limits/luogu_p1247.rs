//! Luogu P1247 at its limits: 500000 heaps of up to 10^9.
//!
//! - limit-mirrored: pairs of equal heaps, which is lost.
//! - limit-last-heap: besides pairs one heap with a higher top bit than all, the last; to take it
//!   wins, and no other move.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const HEAPS: usize = 500_000;
const LARGEST: u64 = 1_000_000_000;

fn main() {
    let mut random = Random(1247);
    let heaps = random.pairs(HEAPS, [LARGEST; 2], |random| random.within(1, LARGEST));
    case(
        "limit-mirrored",
        format!("{HEAPS}\n{}", line(heaps)),
        "lose\n",
    );

    let small = (1 << 29) - 1;
    let mut heaps = random.pairs(HEAPS - 2, [small; 2], |random| random.within(1, small));
    heaps.push(LARGEST);
    let number = heaps.len();
    let input = format!("{number}\n{}", line(&heaps));
    heaps[number - 1] = 0;
    case(
        "limit-last-heap",
        input,
        format!("{LARGEST} {number}\n{}", line(heaps)),
    );
}
