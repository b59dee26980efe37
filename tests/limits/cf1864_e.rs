//! Codeforces 1864 E at its limits: 2*10^5 numbers.
//!
//! - limit-equal: equal numbers with 30 ones; they take 31 turns.
//! - limit-zero: only zeros; they take one turn.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

const N: usize = 200_000;

fn main() {
    let input = |number: u64| format!("1\n{N}\n{}", line((0..N).map(|_| number)));
    case("limit-equal", input((1 << 30) - 1), "31\n");
    case("limit-zero", input(0), "1\n");
}
