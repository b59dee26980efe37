//! Codeforces 279 E at its limits: 10^6 digits.
//!
//! - limit-ones: one less than a power of two.
//! - limit-every-other: no two ones are neighbours, so no power can stand for two of them.

#[path = "support/mod.rs"]
mod support;
use support::case;

fn main() {
    case("limit-ones", "1".repeat(1_000_000) + "\n", "2\n");
    case("limit-every-other", "10".repeat(500_000) + "\n", "500000\n");
}
