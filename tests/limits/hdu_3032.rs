//! HDU 3032 at its limits: tests of 10^6 heaps of up to 2^31 - 1.
//!
//! - limit-tests: 10^6 heaps in pairs of equal ones, once lost and once one move away, and 98 of
//!   two heaps each.
//!
//! The statement allows a hundred tests of that size, 10^9 bytes.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const HEAPS: usize = 1_000_000;
const LARGEST: u64 = (1 << 31) - 1;

fn main() {
    let mut random = Random(3032);
    let (mut tests, mut answer) = (String::new(), String::new());
    for i in 0..100 {
        let heaps = if i < 2 { HEAPS } else { 2 };
        let last = [LARGEST, if i % 2 == 0 { LARGEST } else { LARGEST / 2 }];
        let heaps = random.pairs(heaps, last, |random| random.within(1, LARGEST));
        tests += &format!("{}\n{}", heaps.len(), line(heaps));
        answer += if i % 2 == 0 { "Bob\n" } else { "Alice\n" };
    }
    case("limit-tests", format!("100\n{tests}"), answer);
}
