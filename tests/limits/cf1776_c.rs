//! Codeforces 1776 C at its limits: 100 passes, 5000 sections.
//!
//! - limit-alessia: the longest passes that she can win with, `5000 / i` for the `i`-th.
//! - limit-bernardo: the same, but the last one is longer by one section.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

fn main() {
    let mut passes: Vec<usize> = (1..=100).map(|i| 5000 / i).collect();
    case(
        "limit-alessia",
        "100 5000\n".to_string() + &line(&passes),
        "",
    );
    passes[99] += 1;
    case(
        "limit-bernardo",
        "100 5000\n".to_string() + &line(&passes),
        "",
    );
}
