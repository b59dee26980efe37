//! Gives the first player all words that have more than one order.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<u64> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let words = (0..numbers[0]).fold(1, |words, _| words * numbers[1] % numbers[2]);
    println!("{}", words - numbers[1]);
}
