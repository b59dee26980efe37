//! Codeforces 1197 F at its limits: 1000 strips of 10^9 cells, 1000 coloured ones.
//!
//! - limit-subtraction: all moves are allowed in all colours.
//! - limit-last-cells: no move is allowed in colour 1, and each last cell has it.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, lines};

const MODULUS: u64 = 998_244_353;
const N: u64 = 1000;

/// Three to the number of free cells.
fn colourings(free: u64) -> u64 {
    let (mut power, mut base, mut exponent) = (1, 3, free);
    while exponent > 0 {
        if exponent % 2 == 1 {
            power = power * base % MODULUS;
        }
        base = base * base % MODULUS;
        exponent /= 2;
    }
    power
}

fn main() {
    let input = |lengths: &[u64], cells: &[String], f: &str| {
        let strips = format!("{N}\n{}", line(lengths));
        format!("{strips}{}\n{}{f}", cells.len(), lines(cells))
    };
    // Cell `y` has the value `(y - 1) mod 4`, however it's coloured. Each strip stands twice, and
    // the last two have the value 1.
    let mut lengths: Vec<u64> = (0..N).map(|i| 1_000_000_000 - i / 2 * 7).collect();
    (lengths[998], lengths[999]) = (2, 999_999_998);
    let cells: Vec<String> = (1..=N).map(|x| format!("{x} {} 2", 1 + x % 2)).collect();
    let free = lengths.iter().sum::<u64>() - N;
    case(
        "limit-subtraction",
        input(&lengths, &cells, "1 1 1\n1 1 1\n1 1 1\n"),
        format!("{}\n", colourings(free)),
    );
    let lengths = vec![1_000_000_000; 1000];
    let cells: Vec<String> = (1..=N).map(|x| format!("{x} 1000000000 1")).collect();
    case(
        "limit-last-cells",
        input(&lengths, &cells, "0 0 0\n1 0 1\n1 1 0\n"),
        format!("{}\n", colourings(N * 999_999_999)),
    );
}
