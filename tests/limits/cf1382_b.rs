//! Codeforces 1382 B at its limits: 10^5 heaps in all.
//!
//! - limit-one-case: all heaps except the last but one are 1.
//! - limit-many-cases: 1000 cases of 100 heaps, a large one after 0 to 99 heaps of 1.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const HEAPS: usize = 100_000;
const CASES: usize = 1000;
const LARGEST: u64 = 1_000_000_000;

fn main() {
    let mut random = Random(1382);
    let mut heaps = vec![1; HEAPS];
    heaps[HEAPS - 2] = LARGEST;
    case(
        "limit-one-case",
        format!("1\n{HEAPS}\n{}", line(heaps)),
        "First\n",
    );

    let n = HEAPS / CASES;
    let (mut input, mut answer) = (format!("{CASES}\n"), String::new());
    for ones in (0..CASES).map(|i| i % n) {
        let size = |i: usize| match i {
            _ if i < ones => 1,
            _ if i == ones => LARGEST,
            _ => random.within(1, LARGEST),
        };
        let heaps: Vec<u64> = (0..n).map(size).collect();
        input += &format!("{n}\n{}", line(heaps));
        answer += if ones % 2 == 0 { "First\n" } else { "Second\n" };
    }
    case("limit-many-cases", input, answer);
}
