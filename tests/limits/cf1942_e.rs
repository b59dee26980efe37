//! Codeforces 1942 E at its limits: lines of 10^6 cells in all.
//!
//! - limit-one-each: one cow each, 10^6 cells. The first player loses where the gap is even.
//! - limit-full: no cell is free.
//! - limit-many: 10^4 lines of 100 cells, one cow each.

#[path = "support/mod.rs"]
mod support;
use support::case;

const MODULUS: u128 = 998_244_353;

/// A gap of `g` cells fits `l - 1 - g` times, and there are two orders.
fn won_with_one_each(l: u128) -> u128 {
    2 * (1..l - 1).step_by(2).map(|gap| l - 1 - gap).sum::<u128>() % MODULUS
}

fn main() {
    let won = won_with_one_each(1_000_000);
    case("limit-one-each", "1\n1000000 1\n", format!("{won}\n"));
    case("limit-full", "1\n1000000 500000\n", "0\n");
    let won = won_with_one_each(100);
    case(
        "limit-many",
        format!("10000\n{}", "100 1\n".repeat(10_000)),
        format!("{won}\n").repeat(10_000),
    );
}
