//! Codeforces 1665 D at its limits: 1000 numbers.
//!
//! - limit-large: the largest ones.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines};

fn main() {
    let numbers = lines((0..1000).map(|i| 1_000_000_000 - i));
    case("limit-large", format!("1000\n{numbers}"), "");
}
