//! Codeforces 377 C at its limits: 100 heroes and 20 actions.
//!
//! - limit-picks: the captains pick in turn, so each takes the strongest left.
//! - limit-bans-first: 18 bans come before the two picks; all heroes are equal.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, lines};

fn main() {
    let heroes = line((0..100).map(|i| 1_000_000 - i * 1000));
    let picks = lines((0..20).map(|i| format!("p {}", i % 2 + 1)));
    case(
        "limit-picks",
        format!("100\n{heroes}20\n{picks}"),
        "10000\n",
    );
    let bans = lines((0..18).map(|i| format!("b {}", i % 2 + 1)));
    let equal = line([1_000_000; 100]);
    case(
        "limit-bans-first",
        format!("100\n{equal}20\n{bans}p 1\np 2\n"),
        "0\n",
    );
}
