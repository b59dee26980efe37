//! ARC 091 F at its limits: 200 heaps, numbers up to 10^9.
//!
//! - limit-random: divisors of all sizes. The values come from following the heaps that a heap
//!   repeats one by one, without leaps.
//! - limit-lost: pairs of equal heaps with divisors about √(10^9), for which leaps are short.
//! - limit-won: the same, but one move away.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines, Random};

const HEAPS: usize = 200;
const LARGEST: u64 = 1_000_000_000;

fn main() {
    let mut random = Random(91);
    let mut size = || random.within(LARGEST / 2, LARGEST);
    // A divisor not far below the heap costs many steps without leaps, so only a few are like that.
    let shift = |i: u64| if i % 50 == 0 { 0 } else { 12 + i % 16 };
    let heaps: Vec<[u64; 2]> = (0..HEAPS as u64)
        .map(|i| [size(), size() >> shift(i)])
        .collect();
    let sum = heaps
        .iter()
        .fold(0, |sum, &[heap, divisor]| sum ^ value(heap, divisor));
    write(
        "limit-random",
        &heaps,
        if sum == 0 { "Aoki\n" } else { "Takahashi\n" },
    );

    for (name, last, answer) in [
        ("limit-lost", [[LARGEST, 31_623]; 2], "Aoki\n"),
        (
            "limit-won",
            [[LARGEST, 31_623], [LARGEST - 31_000, 31_623]],
            "Takahashi\n",
        ),
    ] {
        let heap =
            |random: &mut Random| [LARGEST - random.below(1000), random.within(10_000, 100_000)];
        write(name, &random.pairs(HEAPS, last, heap), answer);
    }
}

fn value(mut heap: u64, divisor: u64) -> u64 {
    while heap % divisor != 0 && heap >= divisor {
        heap -= heap / divisor + 1;
    }
    if heap < divisor {
        0
    } else {
        heap / divisor
    }
}

fn write(name: &str, heaps: &[[u64; 2]], answer: &str) {
    let heaps = lines(
        heaps
            .iter()
            .map(|[heap, divisor]| format!("{heap} {divisor}")),
    );
    case(name, format!("{HEAPS}\n{heaps}"), answer);
}
