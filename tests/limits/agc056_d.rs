//! AtCoder Grand Contest 056 D at its limits: 5000 numbers.
//!
//! - limit-equal: all numbers are equal, and Alice's sum is the one that she needs.
//! - limit-equal-and-one: she needs one more.
//! - limit-least: she needs less than the smaller half of the numbers.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const N: usize = 5000;
const MOST: u64 = 1_000_000_000;

fn main() {
    let mut random = Random(56);
    let input = |numbers: &[u64], l: u64, r: u64| format!("{N} {l} {r}\n{}", line(numbers));
    let equal = vec![MOST; N];
    let half = MOST * N as u64 / 2;
    case("limit-equal", input(&equal, half, half), "Alice\n");
    case(
        "limit-equal-and-one",
        input(&equal, half + 1, half + 1),
        "Bob\n",
    );
    let mut numbers: Vec<u64> = (0..N).map(|_| random.within(1, MOST)).collect();
    numbers.sort_unstable();
    let least = numbers[..N / 2].iter().sum::<u64>() - 1;
    random.shuffle(&mut numbers);
    case("limit-least", input(&numbers, 0, least), "Bob\n");
}
