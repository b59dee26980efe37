//! HDU 3404 at its limits: 100 tests of 1000 lights, coordinates up to 10000.
//!
//! - limit-tests: by turns lights at random, whose values are multiplied by the rules for powers of
//!   two, and lights in pairs mirrored in the diagonal, which is lost.

use std::collections::BTreeSet;

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const TESTS: usize = 100;
const LIGHTS: usize = 1000;
const LARGEST: u64 = 10_000;

fn main() {
    let mut random = Random(3404);
    let (mut tests, mut answer) = (format!("{TESTS}\n"), String::new());
    for i in 0..TESTS {
        let mut lights = BTreeSet::new();
        while lights.len() < LIGHTS {
            let [x, y] = [0; 2].map(|_| random.within(1, LARGEST));
            if i % 2 == 0 {
                lights.insert([x, y]);
            } else if x != y {
                lights.extend([[x, y], [y, x]]);
            }
        }
        let mut lights: Vec<[u64; 2]> = lights.into_iter().collect();
        random.shuffle(&mut lights);
        tests += &format!("{LIGHTS}\n{}", lights.iter().map(line).collect::<String>());
        let sum = lights
            .iter()
            .fold(0, |sum, &[x, y]| sum ^ product(x, y, 16));
        answer += if sum == 0 {
            "Don't waste your time.\n"
        } else {
            "Have a try, lxhgww.\n"
        };
        assert!(i % 2 == 0 || sum == 0, "mirrored lights are lost");
    }
    case("limit-tests", tests, answer);
}

fn product(a: u64, b: u64, bits: u32) -> u64 {
    if bits == 1 {
        return a & b;
    }
    let half = bits / 2;
    let low = |n: u64| n & ((1 << half) - 1);
    let of_halves = |a: u64, b: u64| product(a, b, half);
    let (high_product, low_product) = (of_halves(a >> half, b >> half), of_halves(low(a), low(b)));
    let crossed = of_halves(low(a) ^ a >> half, low(b) ^ b >> half) ^ low_product;
    crossed << half ^ low_product ^ of_halves(high_product, 1 << (half - 1))
}
