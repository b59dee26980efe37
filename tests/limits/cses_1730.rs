//! CSES 1730 at its limits: 2·10^5 tests, 2·10^5 heaps in all, of up to 10^9 sticks.
//!
//! - limit-many-tests: one heap each, won by taking it.
//! - limit-pairs: two heaps each, lost iff they are equal.
//! - limit-one-lost: equal pairs in a single test.
//! - limit-one-won: the same, but one move away.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, lines, Random};

const HEAPS: usize = 200_000;
const LARGEST: u64 = 1_000_000_000;

fn main() {
    let mut random = Random(1730);
    let heaps: Vec<u64> = (0..HEAPS).map(|_| random.within(1, LARGEST)).collect();
    let input = lines(heaps.iter().map(|heap| format!("1\n{heap}")));
    case(
        "limit-many-tests",
        format!("{HEAPS}\n{input}"),
        "first\n".repeat(HEAPS),
    );

    let pair = |a: u64, i| [a, if i % 3 == 0 { a ^ 1 } else { a }];
    let pairs: Vec<[u64; 2]> = (0..HEAPS / 2).map(|i| pair(heaps[i], i)).collect();
    let input = lines(pairs.iter().map(|[a, b]| format!("2\n{a} {b}")));
    let answer = lines(
        pairs
            .iter()
            .map(|[a, b]| if a == b { "second" } else { "first" }),
    );
    case("limit-pairs", format!("{}\n{input}", HEAPS / 2), answer);

    for (name, last, answer) in [
        ("limit-one-lost", [LARGEST, LARGEST], "second\n"),
        ("limit-one-won", [LARGEST, 1], "first\n"),
    ] {
        let heaps = random.pairs(HEAPS, last, |random| random.within(1, LARGEST));
        case(name, format!("1\n{HEAPS}\n{}", line(heaps)), answer);
    }
}
