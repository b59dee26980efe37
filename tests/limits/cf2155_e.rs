//! Codeforces 2155 E at its limits: 2·10^5 tokens.
//!
//! - limit-pairs: each column but the last has two tokens, which has one.
//! - limit-row: in one row all columns are odd, and column 2 decides.

#[path = "support/mod.rs"]
mod support;
use support::case;

const N: usize = 200_000;

fn main() {
    let write = |name, rows: usize, column: &dyn Fn(usize) -> usize, winner: &str| {
        let tokens: String = (0..N)
            .map(|i| format!("{} {}\n", i % rows + 1, column(i)))
            .collect();
        case(name, format!("1\n{rows} {N} {N}\n{tokens}"), winner);
    };
    write("limit-pairs", N, &|i| i / 2 + 1, "Yuyu\n");
    write("limit-row", 1, &|i| i + 1, "Mimo\n");
}
