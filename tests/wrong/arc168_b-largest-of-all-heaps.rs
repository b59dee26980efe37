//! Answers the largest heap minus 1, although equal heaps cancel each other.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let heaps: Vec<i64> = text
        .split_whitespace()
        .skip(1)
        .map(|t| t.parse().unwrap())
        .collect();
    let sum = heaps.iter().fold(0, |sum, h| sum ^ h);
    println!(
        "{}",
        if sum != 0 {
            -1
        } else {
            heaps.iter().max().unwrap() - 1
        }
    );
}
