//! AtCoder ARC 116 F at the limits assumed: 2·10^5 numbers of up to 10^9.
//!
//! - limit-pairs: rows of two numbers, taken in the order of their differences.
//! - limit-one-row: one row of even length, whose middle numbers differ.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const NUMBERS: u64 = 200_000;
const LARGEST: u64 = 1_000_000_000;

fn main() {
    let mut random = Random(116);
    let mut number = || random.within(1, LARGEST);
    let mut rows: Vec<[u64; 2]> = (0..NUMBERS / 2).map(|_| [number(), number()]).collect();
    let text: String = rows.iter().map(|[a, b]| format!("2 {a} {b}\n")).collect();
    rows.sort_unstable_by_key(|[a, b]| std::cmp::Reverse(a.abs_diff(*b)));
    let taken =
        |(turn, &[a, b]): (usize, &[u64; 2])| if turn % 2 == 0 { a.max(b) } else { a.min(b) };
    let sum: u64 = rows.iter().enumerate().map(taken).sum();
    case(
        "limit-pairs",
        format!("{}\n{text}", rows.len()),
        format!("{sum}\n"),
    );

    // Takahashi leaves an odd row in which Aoki begins, with one of the middle numbers in its
    // middle. They are larger than all others, so the smaller one next to the middle is what Aoki
    // gets down to.
    let mut row: Vec<u64> = (0..NUMBERS)
        .map(|_| random.within(1, LARGEST - 2))
        .collect();
    let mid = row.len() / 2;
    (row[mid - 1], row[mid]) = (LARGEST - 1, LARGEST);
    case(
        "limit-one-row",
        format!("1\n{NUMBERS} {}", line(&row)),
        format!("{LARGEST}\n"),
    );
}
