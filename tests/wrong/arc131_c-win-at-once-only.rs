//! Lets the first player win only with the first move, even for an odd number of cookies.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<u64> = text
        .split_whitespace()
        .skip(1)
        .map(|t| t.parse().unwrap())
        .collect();
    let xor = numbers.iter().fold(0, |xor, number| xor ^ number);
    println!(
        "{}",
        if numbers.contains(&xor) {
            "Win"
        } else {
            "Lose"
        }
    );
}
