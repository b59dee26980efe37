//! Codeforces 1658 E at its limits: 2000 rows and columns.
//!
//! - limit-near: two steps away is out of reach; the numbers fall row by row, so only the first
//!   cells win, as many as are neighbours of all before.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

const N: usize = 2000;

fn main() {
    let mut input = String::new();
    for row in 0..N {
        input += &line((0..N).map(|column| N * N - row * N - column));
    }
    let mut rows = vec!["G".repeat(N); N];
    // From the largest number on: the first two cells, and no later one is beside both of them.
    rows[0].replace_range(..2, "MM");
    case(
        "limit-near",
        format!("{N} 1\n{input}"),
        rows.join("\n") + "\n",
    );
}
