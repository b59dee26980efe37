//! Codeforces 1895 E at its limits: 3*10^5 cards each.
//!
//! - limit-strong: no card of the opponent beats one of Monocarp's.
//! - limit-weak: every card of the opponent does, and Monocarp's cards beat none of them.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

const N: usize = 300_000;

fn main() {
    let cards = |value: usize| {
        let side = line((0..N).map(|i| value + i));
        format!("{N}\n{side}{side}")
    };
    let (weak, strong) = (cards(1), cards(500_000));
    case(
        "limit-strong",
        format!("1\n{strong}{weak}"),
        format!("{N} 0 0\n"),
    );
    case(
        "limit-weak",
        format!("1\n{weak}{strong}"),
        format!("0 0 {N}\n"),
    );
}
