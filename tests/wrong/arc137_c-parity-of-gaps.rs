//! Counts gaps only, although the largest number may stand apart.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<u64> = text
        .split_whitespace()
        .skip(1)
        .map(|t| t.parse().unwrap())
        .collect();
    let gaps = numbers[numbers.len() - 1] + 1 - numbers.len() as u64;
    println!("{}", if gaps % 2 == 1 { "Alice" } else { "Bob" });
}
