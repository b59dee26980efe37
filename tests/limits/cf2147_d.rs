//! Codeforces 2147 D at its limits: 2·10^5 numbers up to 10^9.
//!
//! - limit-equal: the players take all numbers at once, in turn.
//! - limit-different: each of the odd numbers is a point for whoever begins it, so they cancel.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

const N: u64 = 200_000;
const LARGEST: u64 = 1_000_000_000;

fn main() {
    let write = |name, numbers: &[u64], points: [u64; 2]| {
        case(name, format!("1\n{N}\n{}", line(numbers)), line(points));
    };
    let odd = LARGEST - 1;
    write(
        "limit-equal",
        &vec![odd; N as usize],
        [LARGEST / 2 * N, (LARGEST / 2 - 1) * N],
    );
    let different: Vec<u64> = (LARGEST - N + 1..=LARGEST).collect();
    let half = different.iter().sum::<u64>() / 2;
    write("limit-different", &different, [half, half]);
}
