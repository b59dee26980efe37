//! Forgets that a power of two with an odd exponent loses.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    for n in text
        .split_whitespace()
        .skip(1)
        .map(|t| t.parse::<u64>().unwrap())
    {
        println!("{}", if n % 2 == 0 { "Alice" } else { "Bob" });
    }
}
