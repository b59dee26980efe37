//! AtCoder Regular Contest 218 B at its limits: 2*10^5 numbers.
//!
//! - limit-ones: the numbers 1 to 200000. No move leaves a choice, and their number is even.
//! - limit-last: the same with one number more than the last one.
//! - limit-many: boards of one number.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

const N: usize = 200_000;

fn main() {
    case("limit-ones", format!("1\n{N}\n{}", line((1..=N).rev())), "Bob\n");
    let last = (1..N).chain([1_000_000_000]);
    case("limit-last", format!("1\n{N}\n{}", line(last)), "Alice\n");
    let boards = "1\n1\n1\n0\n".repeat(N / 2);
    case("limit-many", format!("{N}\n{boards}"), "Bob\nAlice\n".repeat(N / 2));
}
