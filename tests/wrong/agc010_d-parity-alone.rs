//! Forgets the forced move of the only odd number.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<u64> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let even = numbers[1..].iter().filter(|it| *it % 2 == 0).count();
    println!("{}", if even % 2 == 1 { "First" } else { "Second" });
}
