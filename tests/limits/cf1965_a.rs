//! Codeforces 1965 A at its limits: 2*10^5 heaps.
//!
//! - limit-steps: heaps of 1, 2, 3, …: every move takes one stone from each, an even number of
//!   moves.
//! - limit-equal: equal heaps are taken at once.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

const N: usize = 200_000;

fn main() {
    case("limit-steps", format!("1\n{N}\n{}", line(1..=N)), "Bob\n");
    let equal = line((0..N).map(|_| 1_000_000_000));
    case("limit-equal", format!("1\n{N}\n{equal}"), "Alice\n");
}
