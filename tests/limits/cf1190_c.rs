//! Codeforces 1190 C at its limits: 10^5 cards.
//!
//! - limit-alternating: one card a move, which the other player can always turn back.
//! - limit-half: a move turns all cards but one.
//! - limit-second: a move turns all cards but two.
//! - limit-all: a move turns all cards.

#[path = "support/mod.rs"]
mod support;
use support::case;

const N: usize = 100_000;

fn main() {
    let alternating = "01".repeat(N / 2);
    let input = |k: usize| format!("{N} {k}\n{alternating}\n");
    case("limit-alternating", input(1), "once again\n");
    // The zeros span N - 1 cards, and so do the ones.
    case("limit-half", input(N - 1), "tokitsukaze\n");
    // A move leaves cards of the other side only outside, at one end at least: they are within k.
    case("limit-second", input(N - 2), "quailty\n");
    case("limit-all", input(N), "tokitsukaze\n");
}
