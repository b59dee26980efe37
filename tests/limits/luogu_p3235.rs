//! Luogu P3235 at its limits: 99 cases of 98 heaps up to 10^5.
//!
//! - limit-pairs: each heap comes twice, so the sum is 0.
//! - limit-whole: no heap may be split.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

fn main() {
    let write = |name, least: usize, top: usize| {
        let heaps =
            |case: usize| -> Vec<usize> { (0..98).map(|i| top - 49 * case - i / 2).collect() };
        let cases = (0..99).map(|i| format!("98 {}", line(&heaps(i))));
        let text = format!("99 {least}\n{}", cases.collect::<String>());
        case(name, text, vec!["0"; 99].join(" ") + "\n");
    };
    write("limit-pairs", 2, 100_000);
    write("limit-whole", 100_000, 99_999);
}
