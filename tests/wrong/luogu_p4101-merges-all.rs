//! Expects a single heap at the end, whatever `m` is.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<u64> = text
        .split_whitespace()
        .skip(1)
        .map(|t| t.parse().unwrap())
        .collect();
    numbers
        .chunks(2)
        .for_each(|case| println!("{}", case[0] % 2));
}
