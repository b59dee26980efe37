//! Codeforces 2140 E2 at its limits: 20 heaps of up to 10^6 stones, or many rows.
//!
//! - limit-first-place: only the first place is good, so the last heap stays.
//! - limit-all-places: all places are good; every heap has one stone.
//! - limit-many: 10^4 rows of one heap of up to 100 stones.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

const MODULUS: u64 = 1_000_000_007;
const M: u64 = 1_000_000;

fn main() {
    let rows = (0..19).fold(1, |rows, _| rows * M % MODULUS);
    let answer = M * (M + 1) / 2 % MODULUS * rows % MODULUS;
    case(
        "limit-first-place",
        format!("1\n20 {M}\n1\n1\n"),
        format!("{answer}\n"),
    );
    case(
        "limit-all-places",
        format!("1\n20 1\n20\n{}", line(1..=20)),
        "1\n",
    );
    let sum = 100 * 101 / 2;
    case(
        "limit-many",
        format!("10000\n{}", "1 100\n1\n1\n".repeat(10_000)),
        format!("{sum}\n").repeat(10_000),
    );
}
