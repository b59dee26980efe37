//! Sums the values of all listed positions, so that a coin listed twice cancels itself.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|t| t.parse::<u64>().unwrap());
    while let Some(n) = numbers.next() {
        let coins = numbers.by_ref().take(n as usize);
        let sum = coins.fold(0, |sum, x| sum ^ (2 * x + u64::from(x.count_ones() % 2 == 0)));
        println!("{}", if sum == 0 { "Yes" } else { "No" });
    }
}
