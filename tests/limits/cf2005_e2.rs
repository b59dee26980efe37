//! Codeforces 2005 E2 at its limits: a matrix of 1500 rows and columns, and a word as long.
//!
//! - limit-ones: all cells are 1, and the word is 1, 2, …: the second player finds nothing.
//! - limit-rows: row `i` has the number `i`; the first player takes the last column, which ends it.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

const N: usize = 1500;

fn main() {
    let word = line(1..=N);
    let test = |rows: &str| format!("1\n{N} {N} {N}\n{word}{rows}");
    let ones = line((0..N).map(|_| 1)).repeat(N);
    case(
        "limit-ones",
        test(&ones),
        "T\n",
    );
    let rows: String = (1..=N).map(|row| line((0..N).map(|_| row))).collect();
    case(
        "limit-rows",
        test(&rows),
        "T\n",
    );
}
