//! HDU 4315 at its limits: 1000 people below cell 100000.
//!
//! - limit-lost: neighbours in pairs, so all gaps are 0, with the king in the middle; then one more
//!   person next to the top, who has no way to go because the king is second.
//! - limit-won: the same, but the king is the first or the third.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

fn main() {
    let pairs = |n: u64| (0..n / 2).flat_map(|i| [100 + 190 * i, 101 + 190 * i]);
    let even: Vec<u64> = pairs(1000).collect();
    let odd: Vec<u64> = [1].into_iter().chain(pairs(998)).collect();
    let text = |king: u64, places: &[u64]| format!("{} {king}\n{}", places.len(), line(places));
    case(
        "limit-lost",
        text(500, &even) + &text(2, &odd),
        "Bob\nBob\n",
    );
    case(
        "limit-won",
        text(1, &even) + &text(3, &odd),
        "Alice\nAlice\n",
    );
}
