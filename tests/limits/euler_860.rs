//! Project Euler 860 at its limit.
//!
//! - limit-pascal: the count for 2000 stacks, from the sums of one stack after the other.

#[path = "support/mod.rs"]
mod support;
use support::case;

const STACKS: usize = 2000;
const MODULUS: u64 = 989_898_989;

fn main() {
    // Entry `i` counts the arrangements whose doubled value is `i - 4 * STACKS`.
    let mut counts = vec![0; 8 * STACKS + 9];
    counts[4 * STACKS] = 1;
    for _ in 0..STACKS {
        let sum = |i: usize| {
            let before = [4, 1, -1, -4].map(|value| i.checked_add_signed(value));
            let counts = before.iter().flatten().filter_map(|&i| counts.get(i));
            counts.sum::<u64>() % MODULUS
        };
        counts = (0..counts.len()).map(sum).collect();
    }
    case(
        "limit-pascal",
        format!("{STACKS}\n"),
        format!("{}\n", counts[4 * STACKS]),
    );
}
