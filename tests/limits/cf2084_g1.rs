//! Codeforces 2084 G1 at its limits: 5000 numbers.
//!
//! - limit-whole: a permutation without gaps; all ranges are valued by their ends.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const N: usize = 5000;

fn main() {
    let mut numbers: Vec<u64> = (1..=N as u64).collect();
    Random(2084).shuffle(&mut numbers);
    let pairs = (0..N).flat_map(|i| (i..N).map(move |j| (i, j)));
    let values = pairs.map(|(i, j)| {
        let (a, b) = (numbers[i], numbers[j]);
        if (j - i) % 2 == 0 {
            a.max(b)
        } else {
            a.min(b)
        }
    });
    let sum: u64 = values.sum();
    case(
        "limit-whole",
        format!("1\n{N}\n{}", line(&numbers)),
        format!("{sum}\n"),
    );
}
