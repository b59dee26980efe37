//! Codeforces 731 E at its limits: 2*10^5 numbers.
//!
//! - limit-all-large: to take all at once leaves nothing to the other player.
//! - limit-all-small: a player who doesn't take all leaves the other one a choice of sums below 0;
//!   a move of two numbers costs least, and then the other player takes all.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

const N: usize = 200_000;

fn main() {
    let input = |number: i32| format!("{N}\n{}", line(vec![number; N]));
    case(
        "limit-all-large",
        input(10_000),
        format!("{}\n", N * 10_000),
    );
    // The score s of the best move satisfies s = max(sum(j) - s'), which the loop below computes
    // from its definition with a table of all prefixes.
    let sum = |i: usize| -10_000 * i as i64;
    let mut scores = vec![0; N + 1];
    let mut best = i64::MIN;
    for i in (1..N).rev() {
        best = best.max(sum(i + 1) - scores[i + 1]);
        scores[i] = best;
    }
    case(
        "limit-all-small",
        input(-10_000),
        format!("{}\n", scores[1]),
    );
}
