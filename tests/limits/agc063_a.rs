//! AtCoder Grand Contest 063 A at its limits: 2*10^5 plays.
//!
//! - limit-one-letter: all letters are of one player.

#[path = "support/mod.rs"]
mod support;
use support::case;

const N: usize = 200_000;

fn main() {
    let input = format!("{N}\n{}\n", "A".repeat(N + 1));
    case("limit-one-letter", input, "Alice\n".repeat(N));
}
