//! CSES 1098 at its limits: 2·10^5 tests, 2·10^5 heaps in all, of up to 10^9 sticks.
//!
//! - limit-many-tests: one heap each, lost iff 4 divides it.
//! - limit-pairs: two heaps each, equal or up to 3 apart, which a move makes equal.
//! - limit-one-lost: equal pairs in a single test.
//! - limit-one-won: the same, but one move away.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, lines, Random};

const HEAPS: usize = 200_000;
const LARGEST: u64 = 1_000_000_000;

fn main() {
    let mut random = Random(1098);
    let heaps: Vec<u64> = (0..HEAPS).map(|_| random.within(4, LARGEST)).collect();
    let input = lines(heaps.iter().map(|heap| format!("1\n{heap}")));
    let winner = |is_lost| if is_lost { "second" } else { "first" };
    let answer = lines(heaps.iter().map(|heap| winner(heap % 4 == 0)));
    case("limit-many-tests", format!("{HEAPS}\n{input}"), answer);

    let pairs: Vec<[u64; 2]> = heaps
        .iter()
        .step_by(2)
        .map(|&a| [a, a - random.below(4)])
        .collect();
    let input = lines(pairs.iter().map(|[a, b]| format!("2\n{a} {b}")));
    let answer = lines(pairs.iter().map(|[a, b]| winner(a == b)));
    case("limit-pairs", format!("{}\n{input}", HEAPS / 2), answer);

    for (name, last, answer) in [
        ("limit-one-lost", [LARGEST, LARGEST], "second\n"),
        ("limit-one-won", [LARGEST, LARGEST - 2], "first\n"),
    ] {
        let heaps = random.pairs(HEAPS, last, |random| random.within(1, LARGEST));
        case(name, format!("1\n{HEAPS}\n{}", line(heaps)), answer);
    }
}
