//! Answers `2a`, which is won if `b` leads to a lost heap.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<u64> = text
        .split_whitespace()
        .skip(1)
        .map(|t| t.parse().unwrap())
        .collect();
    numbers
        .chunks(2)
        .for_each(|moves| println!("{}", 2 * moves[0]));
}
