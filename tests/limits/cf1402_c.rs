//! Codeforces 1402 C at its limits: 10^5 planets in 10^18 + 1 copies.
//!
//! - limit-star-from-leaf: planet 1 is a leaf of a star.
//! - limit-star-from-centre: from the centre of a star the first player always wins.
//! - limit-path: a path of an even number of planets, in which nobody loses plainly.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines};

const MODULUS: u64 = 1_000_000_007;
const N: u64 = 100_000;
const COPIES: u64 = 1_000_000_000_000_000_000;

fn power(base: u64, exponent: u64) -> u64 {
    let (mut base, mut exponent, mut power) = (base % MODULUS, exponent, 1);
    while exponent > 0 {
        if exponent % 2 == 1 {
            power = power * base % MODULUS;
        }
        base = base * base % MODULUS;
        exponent /= 2;
    }
    power
}

/// The placements with a planet where a copy is entered, for the last `portals` portals.
fn all(portals: u64) -> u64 {
    N * power(power(N, portals), 2) % MODULUS
}

/// Of these, those that a mover in the centre or in a leaf of a star loses. From the centre one
/// wins whatever portal there is; from a leaf one loses unless a good portal starts in it. So `lost
/// (k + 1) = lost (k) (N - 1)² + (all (k) - lost (k)) (N - 1) N = (N - 1) N all (k) - (N - 1) lost
/// (k)`, from `lost (0) = N - 1`. With `c = N (N - 1) / (N² + N - 1)`, a solution is `c all (k)`,
/// and the difference to it is multiplied by `-(N - 1)` each time.
fn lost(portals: u64) -> u64 {
    let c = N * (N - 1) % MODULUS * power(N * N + N - 1, MODULUS - 2) % MODULUS;
    let difference = (N - 1 + MODULUS - c * all(0) % MODULUS) % MODULUS;
    let factor = power(MODULUS - (N - 1), portals);
    (c * all(portals) + difference * factor) % MODULUS
}

fn main() {
    let star = |centre: u64| {
        let leaves = (1..=N).filter(|&v| v != centre);
        format!(
            "{N} {COPIES}\n{}",
            lines(leaves.map(|v| format!("{v} {centre}")))
        )
    };
    // From leaf 1: a good portal must start in it to win.
    let below = lost(COPIES - 1);
    case("limit-star-from-leaf", star(N), format!("{below}\n"));
    let placements = power(power(N, COPIES), 2);
    case("limit-star-from-centre", star(1), format!("{placements}\n"));
    // The path has a perfect matching: the mover wins from each planet, so each portal is bad.
    let path = lines((1..N).map(|v| format!("{v} {}", v + 1)));
    let input = format!("{N} {COPIES}\n{path}");
    case("limit-path", input, format!("{placements}\n"));
}
