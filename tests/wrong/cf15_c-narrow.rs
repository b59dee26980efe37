//! Keeps heaps of up to 2·10^16 in 32 bits.

use std::io::Read;

fn sum_up_to(n: u64) -> u32 {
    [n, 1, n + 1, 0][n as usize % 4] as u32
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<u64> = input.split_whitespace().map(|t| t.parse().unwrap()).collect();
    let groups = numbers[1..].chunks(2);
    let sum = groups.fold(0, |sum, g| sum ^ sum_up_to(g[0] + g[1] - 1) ^ sum_up_to(g[0] - 1));
    println!("{}", if sum != 0 { "tolik" } else { "bolik" });
}
