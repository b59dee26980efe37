//! Forgets the heaps in which only Aoki can move after the first turn.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<u64> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let (x, y) = (numbers[1], numbers[2]);
    let wins = numbers[3..].iter().any(|heap| heap % (x + y) >= x);
    println!("{}", if wins { "First" } else { "Second" });
}
