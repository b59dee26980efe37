//! Codeforces 1943 E1 at its limits: 20 arrays of 51 different numbers, 10^9 of each.
//!
//! - limit-slow: Bob deletes one number at a time and gets nowhere.
//! - limit-fast: Bob deletes all of one number at once, and Alice gets no second one.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

fn main() {
    let write = |name, k: u32, score: u32| {
        let array = format!("50 {k}\n{}", line([1_000_000_000; 51]));
        case(
            name,
            format!("20\n{}", array.repeat(20)),
            format!("{score}\n").repeat(20),
        );
    };
    write("limit-slow", 1, 51);
    write("limit-fast", 1_000_000_000, 1);
}
