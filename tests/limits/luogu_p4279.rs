//! Luogu P4279 at its limits: 500 cases of 50 heaps of up to 5000.
//!
//! - limit-pairs: all heaps twice, except for two heaps in every other case.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const CASES: u64 = 500;
const HEAPS: usize = 50;
const LARGEST: u64 = 5000;

fn main() {
    let mut random = Random(4279);
    let (mut input, mut answer) = (format!("{CASES}\n"), String::new());
    for i in 0..CASES {
        let last = [LARGEST, LARGEST - i % 2];
        let heaps = random.pairs(HEAPS, last, |random| random.within(1, LARGEST));
        input += &format!("{HEAPS}\n{}", line(heaps));
        answer += if i % 2 == 0 { "Brother\n" } else { "John\n" };
    }
    case("limit-pairs", input, answer);
}
