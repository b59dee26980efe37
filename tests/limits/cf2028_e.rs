//! Codeforces 2028 E at its limits: two trees of 10^5 vertices.
//!
//! - limit-path-broom: on a path, the chance falls evenly from the root to the leaf. A long path
//!   whose first vertex also has a leaf: there the chance is one half, and it falls evenly from
//!   there.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

const N: u64 = 100_000;
const MODULUS: u64 = 998_244_353;

fn power(base: u64, exponent: u64) -> u64 {
    let half = if exponent > 1 {
        power(base * base % MODULUS, exponent / 2)
    } else {
        1
    };
    if exponent % 2 == 1 {
        half * base % MODULUS
    } else {
        half
    }
}

fn main() {
    let fraction = |p: u64, q: u64| p * power(q, MODULUS - 2) % MODULUS;
    let edges = |edge: &dyn Fn(u64) -> u64| {
        let lines = (2..=N).map(|v| format!("{} {v}\n", edge(v)));
        format!("{N}\n{}", lines.collect::<String>())
    };
    let path = edges(&|v| v - 1);
    let path_chances = (1..=N).map(|v| fraction(N - v, N - 1));
    // Vertex 3 is a leaf beside vertex 2, and the path goes on with vertex 4.
    let broom = edges(&|v| if v == 4 { 2 } else { v - 1 });
    let half = fraction(1, 2);
    let broom_chances = (1..=N).map(|v| match v {
        1 => 1,
        2 => half,
        3 => 0,
        _ => half * fraction(N - v, N - 3) % MODULUS,
    });
    case(
        "limit-path-broom",
        format!("2\n{path}{broom}"),
        line(path_chances) + &line(broom_chances),
    );
}
