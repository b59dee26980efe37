//! Plays Nim even with two numbers.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers = text
        .split_whitespace()
        .skip(1)
        .map(|t| t.parse::<u64>().unwrap());
    let sum = numbers.fold(0, |sum, number| sum ^ number);
    println!("{}", if sum != 0 { "BitLGM" } else { "BitAryo" });
}
