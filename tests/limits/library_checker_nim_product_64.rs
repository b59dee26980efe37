//! Nim Product (2^64) at its limits: 10^6 pairs.
//!
//! - limit-random: all of 64 bits.
//! - limit-extremes: numbers with few zeros or few ones.

#[path = "support/mod.rs"]
mod support;
use support::{case, Random};

const PAIRS: usize = 1_000_000;

fn main() {
    let bytes = products_of_bytes();
    let mut random = Random(64);
    for name in ["limit-random", "limit-extremes"] {
        let (mut input, mut answer) = (format!("{PAIRS}\n"), String::new());
        for _ in 0..PAIRS {
            let [a, b] = [0; 2].map(|_| match name {
                "limit-random" => random.next(),
                _ => {
                    (1 << random.below(64))
                        ^ (1 << random.below(64))
                        ^ random.below(2).wrapping_neg()
                }
            });
            input += &format!("{a} {b}\n");
            answer += &format!("{}\n", product(a, b, 64, &bytes));
        }
        case(name, input, answer);
    }
}

/// From the products of halves: with `f = 2^(bits / 2)` it is `f ⊗ f = f ⊕ f / 2`.
fn product(a: u64, b: u64, bits: u32, bytes: &[u64]) -> u64 {
    if bits == 8 && !bytes.is_empty() {
        return bytes[(a << 8 | b) as usize];
    }
    if bits == 1 {
        return a & b;
    }
    let half = bits / 2;
    let low = |n: u64| n & ((1 << half) - 1);
    let of_halves = |a: u64, b: u64| product(a, b, half, bytes);
    let (high_product, low_product) = (of_halves(a >> half, b >> half), of_halves(low(a), low(b)));
    let crossed = of_halves(low(a) ^ a >> half, low(b) ^ b >> half) ^ low_product;
    crossed << half ^ low_product ^ of_halves(high_product, 1 << (half - 1))
}

fn products_of_bytes() -> Vec<u64> {
    (0..1 << 16)
        .map(|pair| product(pair >> 8, pair & 0xff, 8, &[]))
        .collect()
}
