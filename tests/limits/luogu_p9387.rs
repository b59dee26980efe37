//! Luogu P9387 at its limits: 5·10^4 lines, numbers up to 10^18.
//!
//! - limit-large: all sizes at random.
//! - limit-few-bars: no or few bars besides the one of up to 10^18.
//! - limit-lost: the bar of up to 10^18 makes the nim-sum 0, so no move wins.
//!
//! A winning move turns a bar `h` into `l` and `r` with `l ⊕ r = h ⊕ x`, where `x` is the nim-sum
//! of all bars, and `l + r = (l ⊕ r) + 2c < h` for `c = l & r`. The program counts these moves from
//! the lowest bit up. Its state is the carry of that sum, how the sum's low bits compare with those
//! of `h`, and how those of `h` compare with the number of bars.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines, Random};

const LINES: usize = 50_000;
const LARGEST: u64 = 1_000_000_000_000_000_000;
const MODULUS: u64 = 1_000_000_007;
const BITS: u32 = 61;

fn main() {
    let mut random = Random(9387);
    let mut few = Random(7839);
    let mut lost = Random(8793);
    write("limit-large", || {
        let shift = random.below(12);
        [
            random.within(0, LARGEST) >> shift,
            random.within(0, LARGEST),
        ]
    });
    write("limit-few-bars", || {
        [few.below(100), few.within(LARGEST / 2, LARGEST)]
    });
    write("limit-lost", || {
        let bars = lost.within(LARGEST / 2, LARGEST / 8 * 5);
        [bars, nim_sum_to(bars)]
    });
}

fn write(name: &str, mut draw: impl FnMut() -> [u64; 2]) {
    let cases: Vec<[u64; 2]> = (0..LINES).map(|_| draw()).collect();
    let input = lines(cases.iter().map(|[bars, more]| format!("{bars} {more}")));
    let answers = cases.iter().map(|&[bars, more]| {
        let sum = nim_sum_to(bars) ^ more;
        let one = count(more, sum, true);
        (count(bars, sum, false) + one) % MODULUS
    });
    case(name, format!("{LINES}\n{input}"), lines(answers));
}

fn nim_sum_to(bars: u64) -> u64 {
    [bars, 1, bars + 1, 0][(bars % 4) as usize]
}

/// Counts the winning moves in a bar of length `bound`, or in all bars from 1 to `bound`.
fn count(bound: u64, sum: u64, only_bound: bool) -> u64 {
    // Indices: the last bit of c, the carry, whether the low bits of the parts are less than those
    // of h, whether those of h are more than the bound's.
    let mut ways = [0u64; 16];
    ways[0] = 1;
    for bit in 0..BITS {
        let (bound, sum) = (bound >> bit & 1, sum >> bit & 1);
        let mut next = [0u64; 16];
        for (state, &ways) in ways.iter().enumerate().filter(|(_, ways)| **ways > 0) {
            let (last, carry, less, more) = (state & 1, state >> 1 & 1, state >> 2 & 1, state >> 3);
            for h in 0..2 {
                if only_bound && h != bound {
                    continue;
                }
                let different = h ^ sum;
                for common in 0..2 - different {
                    let total = different as usize + last + carry;
                    let less = compare(total as u64 & 1, h, less);
                    let more = compare(bound, h, more);
                    let state = common as usize | total >> 1 << 1 | less << 2 | more << 3;
                    // Either part has a bit that they do not share.
                    next[state] += ways << different;
                }
            }
        }
        ways = next.map(|ways| ways % MODULUS);
    }
    // Neither c nor a carry is left, the parts are less than h, and h is at most the bound.
    ways[0b0100]
}

/// Says whether `a < b`. Their highest bits here decide, and if these are equal, what is below.
fn compare(a: u64, b: u64, below: usize) -> usize {
    if a == b {
        below
    } else {
        usize::from(a < b)
    }
}
