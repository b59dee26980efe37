//! Codeforces 1710 E at its limits: 2·10^5 rows and columns.
//!
//! - limit-equal-rows: all rows are equal.
//! - limit-equal-columns: all columns are equal, and Alice had better stop at once.
//! - limit-long-row: a single row.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const N: usize = 200_000;
const MOST: u64 = 500_000_000;

/// In a grid of equal rows cells change side in their row only, and a row has an edge between each
/// low and each high cell. A maximum matching covers all high cells iff at least as many are low:
/// Alice gets the lower median of the row, or the start.
fn score(row: &[u64]) -> u64 {
    let mut sorted = row.to_vec();
    sorted.sort_unstable();
    row[0].min(sorted[row.len().div_ceil(2) - 1])
}

fn main() {
    let mut random = Random(1710);
    let mut values: Vec<u64> = (0..N).map(|_| random.within(1, MOST)).collect();
    let equal = vec![MOST; N];
    values[0] = MOST;
    let answer = format!("{}\n", MOST + score(&values));
    let input = format!("{N} {N}\n{}{}", line(&equal), line(&values));
    case("limit-equal-rows", input, &answer);
    let input = format!("1 {N}\n{MOST}\n{}", line(&values));
    case("limit-long-row", input, &answer);
    values[0] = 2;
    let answer = format!("{}\n", MOST + score(&values));
    let input = format!("{N} {N}\n{}{}", line(&values), line(&equal));
    case("limit-equal-columns", input, answer);
}
