//! Codeforces 536 D at its limits: 2000 cities and 10^5 roads.
//!
//! - limit-equal: a path whose ends are the players' cities; all values are 1.
//! - limit-twins: the players are at the same place, and values are random.
//! - limit-negative: a path on which everyone loses by taking.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, lines, Random};

const N: usize = 2000;
const M: usize = 100_000;
const MOST: i64 = 1_000_000_000;

fn main() {
    let mut random = Random(536);
    // Each city on the path comes with the longest loops there are.
    let path = |value: i64| {
        let roads = (1..N).map(|v| format!("{v} {} {}", v + 1, MOST));
        let loops = (N..=M).map(|i| format!("{} {} {}", 1 + i % N, 1 + i % N, MOST));
        let roads = lines(roads.chain(loops));
        format!("{N} {M}\n1 {N}\n{}{roads}", line(vec![value; N]))
    };
    // The first player takes all.
    case("limit-equal", path(MOST), "Break a heart\n");
    // One city at a time is the least that one can take: a draw, as nobody gains by taking more.
    case("limit-negative", path(-MOST), "Flowers\n");
    // The road between the players has length 0, so both take the first cities of the same path. A
    // turn that takes those before `j` gains `sum (j) - sum (i)` and leaves a lead of `lead (j)` to
    // the other player: `lead (i) = max (sum (j) - lead (j)) - sum (i)`, for `j > i`. The cities 1
    // and 2 are taken at once.
    let values: Vec<i64> = (0..N)
        .map(|_| random.within(0, 2 * MOST as u64) as i64 - MOST)
        .collect();
    let mut sum: i64 = values.iter().sum();
    let (mut lead, mut best) = (0, sum);
    for value in values[2..].iter().rev() {
        sum -= value;
        lead = best - sum;
        best = best.max(sum - lead);
    }
    lead = best;
    let mut roads = vec!["1 2 0".to_string()];
    roads.extend((3..=N).map(|v| format!("{} {v} {}", v - 1, random.within(1, MOST as u64))));
    roads.extend((N..=M).map(|i| format!("{} {} {}", 1 + i % N, 1 + i % N, i)));
    roads.truncate(M);
    let input = format!("{N} {M}\n1 2\n{}{}", line(values), lines(roads));
    let ending = match lead {
        1.. => "Break a heart\n",
        0 => "Flowers\n",
        _ => "Cry\n",
    };
    case("limit-twins", input, ending);
}
