//! Codeforces 1991 I at its limits: 100 grids.
//!
//! - limit-largest: 10 by 10 and 9 by 9 in turn.
//! - limit-all-sizes: all sizes twice, so that the judge begins in two ways.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines};

fn main() {
    let largest = (0..100).map(|i| format!("{0} {0}", 10 - i % 2));
    case("limit-largest", format!("100\n{}", lines(largest)), "");
    let sizes = (0..98).map(|i| format!("{} {}", 4 + i / 7 % 7, 4 + i % 7));
    case("limit-all-sizes", format!("98\n{}", lines(sizes)), "");
}
