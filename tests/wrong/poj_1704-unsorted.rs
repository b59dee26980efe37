//! Expects the positions in ascending order.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|t| t.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap() as usize;
        let mut positions: Vec<u64> = (0..n).map(|_| numbers.next().unwrap()).collect();
        if n % 2 == 1 {
            positions.insert(0, 0);
        }
        let gaps = positions.chunks(2).map(|p| p[1].wrapping_sub(p[0]).wrapping_sub(1));
        let sum = gaps.fold(0, |sum, gap| sum ^ gap);
        println!("{} will win", if sum != 0 { "Georgia" } else { "Bob" });
    }
}
