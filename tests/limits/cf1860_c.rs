//! Codeforces 1860 C at its limits: permutations of 3*10^5 elements.
//!
//! - limit-up: sorted; from the second element Bob has one move, to the first.
//! - limit-down: sorted the other way; nobody can move, which wins for Bob.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

const N: usize = 300_000;

fn main() {
    case("limit-up", format!("1\n{N}\n{}", line(1..=N)), "1\n");
    case(
        "limit-down",
        format!("1\n{N}\n{}", line((1..=N).rev())),
        "0\n",
    );
}
