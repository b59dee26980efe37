//! Multiplies the coordinates of a light as numbers, not as nimbers.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|t| t.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let mut sum = 0;
        for _ in 0..numbers.next().unwrap() {
            sum ^= numbers.next().unwrap() * numbers.next().unwrap();
        }
        match sum {
            0 => println!("Don't waste your time."),
            _ => println!("Have a try, lxhgww."),
        }
    }
}
