//! Luogu P4363 at its limits: 10 × 10 cells, numbers up to 10^5.
//!
//! - limit-first: only the first player scores, in 50 cells.
//! - limit-equal: both score the same in 50 cells.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

fn main() {
    let write = |name, a: u32, b: u32, lead: &str| {
        let rows = |number: u32| line(&[number; 10]).repeat(10);
        case(name, format!("10 10\n{}{}", rows(a), rows(b)), lead);
    };
    write("limit-first", 100_000, 0, "5000000\n");
    write("limit-equal", 100_000, 100_000, "0\n");
}
