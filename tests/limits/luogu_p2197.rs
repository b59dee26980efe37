//! Luogu P2197 at its limits: 10 cases of 10^4 heaps below 10^4.
//!
//! - limit-pairs: all heaps twice, except for two heaps in every other case.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const CASES: u64 = 10;
const HEAPS: usize = 10_000;
const LARGEST: u64 = 9_999;

fn main() {
    let mut random = Random(2197);
    let (mut input, mut answer) = (format!("{CASES}\n"), String::new());
    for i in 0..CASES {
        let last = [LARGEST, LARGEST - i % 2];
        let heaps = random.pairs(HEAPS, last, |random| random.within(0, LARGEST));
        input += &format!("{HEAPS}\n{}", line(heaps));
        answer += if i % 2 == 0 { "No\n" } else { "Yes\n" };
    }
    case("limit-pairs", input, answer);
}
