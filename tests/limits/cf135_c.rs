//! Codeforces 135 C at its limits: 10^5 cards.
//!
//! - limit-unknown: with all digits unknown, all zeros, all ones, and both halves in either order
//!   are possible rows.
//! - limit-halves: 50000 zeros, and then as many ones. Each player removes 49999 cards.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines};

fn main() {
    case(
        "limit-unknown",
        "?".repeat(100_000) + "\n",
        lines(["00", "01", "10", "11"]),
    );
    let halves = "0".repeat(50_000) + &"1".repeat(50_000);
    case("limit-halves", halves + "\n", "01\n");
}
