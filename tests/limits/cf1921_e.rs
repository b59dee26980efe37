//! Codeforces 1921 E at its limits: 10^6 rows and 10^9 columns.
//!
//! - limit-apart: the chips are too many columns apart to meet.
//! - limit-many: 10^4 small boards; Alice goes onto the chip below hers.

#[path = "support/mod.rs"]
mod support;
use support::case;

fn main() {
    case(
        "limit-apart",
        "1\n1000000 1000000000 1 1 1000000 1000000000\n",
        "Draw\n",
    );
    let boards = "100 100 1 50 2 50\n".repeat(10_000);
    case(
        "limit-many",
        format!("10000\n{boards}"),
        "Alice\n".repeat(10_000),
    );
}
