//! AtCoder ABC 195 E at its limits: 2·10^5 rounds.
//!
//! - limit-takahashi: he appends every digit, zeros for example.
//! - limit-aoki: he appends every digit, and 10r and 10r + 1 are never both multiples of 7.

#[path = "support/mod.rs"]
mod support;
use support::case;

const ROUNDS: usize = 200_000;

fn main() {
    let text = |digit: &str, player: &str| {
        format!(
            "{ROUNDS}\n{}\n{}\n",
            digit.repeat(ROUNDS),
            player.repeat(ROUNDS)
        )
    };
    case("limit-takahashi", text("5", "T"), "Takahashi\n");
    case("limit-aoki", text("1", "A"), "Aoki\n");
}
