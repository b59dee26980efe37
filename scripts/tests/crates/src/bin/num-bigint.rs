//! A factorial and a power modulo a number.
use num_bigint::{BigInt, BigUint};

fn main() {
    let factorial: BigUint = (1u32..=30).product();
    let power = BigUint::from(3u32).modpow(&BigUint::from(1000u32), &BigUint::from(1_000_007u32));
    let negative: BigInt = "-123456789012345678901234567890".parse().unwrap();
    println!("{factorial} {power} {}", negative / 7);
}
