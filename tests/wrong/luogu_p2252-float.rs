//! Tests Wythoff's pairs in floats, which round 102334155·φ up to the next integer.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut heaps: Vec<u64> = input.split_whitespace().map(|t| t.parse().unwrap()).collect();
    heaps.sort();
    let difference = (heaps[1] - heaps[0]) as f64;
    let smaller = (difference * ((1.0 + 5f64.sqrt()) / 2.0)) as u64;
    println!("{}", u8::from(smaller != heaps[0]));
}
