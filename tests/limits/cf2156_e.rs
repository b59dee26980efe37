//! Codeforces 2156 E at its limits: 10^5 numbers.
//!
//! - limit-falling: they fall by 10^4 each. A middle one of three neighbours, which loses 10^4 to
//!   both sides, can't be kept from Alex.
//! - limit-one-rise: the first two numbers are 1, all others a million. If Hao removes a 1, the
//!   other one still has many partners.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

fn main() {
    let falling = line((1..=100_000).rev().map(|a| a * 10_000));
    case("limit-falling", format!("1\n100000\n{falling}"), "-10000\n");
    let rise = line((0..100_000).map(|i| if i < 2 { 1 } else { 1_000_000 }));
    case("limit-one-rise", format!("1\n100000\n{rise}"), "999999\n");
}
