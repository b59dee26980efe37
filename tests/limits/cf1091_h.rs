//! Codeforces 1091 H at its limits: 10^5 rows, places from -10^5 to 10^5.
//!
//! - limit-lost: pairs of rows with equal gaps, at different places, and `f = 2`, which has the
//!   largest values.
//! - limit-won: the same, but one move away; nothing within reach is forbidden.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines, Random};

const ROWS: usize = 100_000;
const END: u64 = 100_000;

fn main() {
    let mut random = Random(1091);
    let longest = [0, 2 * END - 2];
    for (name, forbidden, last, answer) in [
        ("limit-lost", 2, [longest, longest], "Bob\nAlice\n"),
        (
            "limit-won",
            200_000,
            [longest, [0, 2 * END - 4]],
            "Alice\nBob\n",
        ),
    ] {
        let gaps = random.pairs(ROWS, last, |random| {
            let both = random.below(2 * END - 1);
            let first = random.below(both + 1);
            [first, both - first]
        });
        let rows = gaps.into_iter().map(|[first, second]| {
            let blue = random.below(2 * END - 1 - first - second) as i64 - END as i64;
            let white = blue + 1 + first as i64;
            format!("{blue} {white} {}", white + 1 + second as i64)
        });
        case(name, format!("{ROWS} {forbidden}\n{}", lines(rows)), answer);
    }
}
