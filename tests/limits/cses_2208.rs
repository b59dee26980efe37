//! CSES 2208 at its limits: 2·10^5 heaps in all, up to 10^9.
//!
//! - limit-one-odd: all heaps are even but the last.
//! - limit-many-cases: 10^5 cases of two heaps, both even in every third.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const HEAPS: usize = 200_000;

fn main() {
    let mut random = Random(2208);
    let mut even = || 2 * random.within(1, 500_000_000);
    let mut heaps: Vec<u64> = (0..HEAPS).map(|_| even()).collect();
    heaps[HEAPS - 1] -= 1;
    case(
        "limit-one-odd",
        format!("1\n{HEAPS}\n{}", line(heaps)),
        "first\n",
    );

    let (mut input, mut answer) = (format!("{}\n", HEAPS / 2), String::new());
    for i in 0..HEAPS / 2 {
        let odd = [0, 1, 2].map(|remainder| u64::from(i % 3 == remainder));
        input += &format!("2\n{} {}\n", even() - odd[1], even() - odd[2]);
        answer += if i % 3 == 0 { "second\n" } else { "first\n" };
    }
    case("limit-many-cases", input, answer);
}
