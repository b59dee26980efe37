//! Codeforces 794 E at its limits: 3·10^5 carrots.
//!
//! - limit-rising: the carrots 1, 2, …, so that Oleg always wants the last part of the row.
//! - limit-alternating: small and large carrots in turn, an odd number of them, the small ones at
//!   the ends: with an even row Oleg gets a large one, with an odd one he chooses what is in the
//!   middle.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

const CARROTS: usize = 300_000;

fn main() {
    let write = |name, row: &[usize], results: &[usize]| {
        case(name, format!("{}\n{}", row.len(), line(row)), line(results));
    };
    let rising: Vec<usize> = (1..=CARROTS).collect();
    // A part of length `m` leaves its middle carrot, or the larger one of two: the one after
    // `m / 2` others.
    let last_part = |k: usize| k + (CARROTS - k) / 2 + 1;
    let results: Vec<usize> = (0..CARROTS).map(last_part).collect();
    write("limit-rising", &rising, &results);

    let large = 1_000_000_000;
    let n = CARROTS - 1;
    let alternating: Vec<usize> = (0..n).map(|i| if i % 2 == 0 { 1 } else { large }).collect();
    // An odd part has small neighbours around a large carrot in its middle, or a small one in it:
    // in either case Igor leaves a small one, but for a part of one carrot.
    let result = |k: usize| {
        if (n - k) % 2 == 0 || k == n - 1 {
            large
        } else {
            1
        }
    };
    let results: Vec<usize> = (0..n).map(result).collect();
    write("limit-alternating", &alternating, &results);
}
