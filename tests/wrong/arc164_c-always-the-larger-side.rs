//! Gives Bob the larger side of every card.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<u64> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let sum: u64 = numbers[1..]
        .chunks(2)
        .map(|card| card[0].max(card[1]))
        .sum();
    println!("{sum}");
}
