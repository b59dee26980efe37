//! Codeforces 1411 G at its limits: 10^5 vertices.
//!
//! - limit-no-edges: nobody can move.
//! - limit-single-moves: half of the vertices have the value 1.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines};

const N: u64 = 100_000;
const MODULUS: u64 = 998_244_353;

fn main() {
    case("limit-no-edges", format!("{N} 0\n"), "0\n");
    // Only draws of the n/2 vertices of value 1, or of the end, count: an end comes first with the
    // chance p = 1 / (n/2 + 1). The number of chips before it is odd with the chance
    // (1 - p) / (2 - p) = (n/2) / (n + 1).
    let half = N / 2;
    let mut inverse = 1;
    let (mut base, mut exponent) = (N + 1, MODULUS - 2);
    while exponent > 0 {
        if exponent % 2 == 1 {
            inverse = inverse * base % MODULUS;
        }
        base = base * base % MODULUS;
        exponent /= 2;
    }
    let edges = lines((1..=half).map(|v| format!("{v} {}", v + half)));
    case(
        "limit-single-moves",
        format!("{N} {half}\n{edges}"),
        format!("{}\n", half * inverse % MODULUS),
    );
}
