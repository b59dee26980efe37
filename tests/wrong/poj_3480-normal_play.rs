//! Reverses the answer of normal play, because the last move loses.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|t| t.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let sum = (0..n).fold(0, |sum, _| sum ^ numbers.next().unwrap());
        println!("{}", if sum == 0 { "John" } else { "Brother" });
    }
}
