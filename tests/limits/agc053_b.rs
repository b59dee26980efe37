//! AtCoder AGC 053 B at its limits: 4·10^5 cards.
//!
//! - limit-equal: every choice of half of the cards has the same sum.
//! - limit-increasing: Takahashi can take the larger half, from the middle on.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

const HALF: u64 = 200_000;
const LARGEST: u64 = 1_000_000_000;

fn main() {
    let write = |name, cards: &[u64], sum: u64| {
        case(name, format!("{HALF}\n{}", line(cards)), format!("{sum}\n"));
    };
    write(
        "limit-equal",
        &vec![LARGEST; 2 * HALF as usize],
        HALF * LARGEST,
    );
    let cards: Vec<u64> = (1..=2 * HALF).collect();
    write("limit-increasing", &cards, (HALF + 1..=2 * HALF).sum());
}
