//! Takes the larger half, although Aoki takes some of it.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<u64> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let mut cards = numbers[1..].to_vec();
    cards.sort_unstable();
    println!("{}", cards[cards.len() / 2..].iter().sum::<u64>());
}
