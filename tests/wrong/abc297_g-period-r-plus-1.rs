//! Uses the period r + 1 of "take 1 to r" for "take l to r" too.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<u64> = text.split_whitespace().map(|t| t.parse().unwrap()).collect();
    let (l, r) = (numbers[1], numbers[2]);
    let sum = numbers[3..].iter().fold(0, |sum, &a| sum ^ (a % (r + 1) / l));
    println!("{}", if sum != 0 { "First" } else { "Second" });
}
