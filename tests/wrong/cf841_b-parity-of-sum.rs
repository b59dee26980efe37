//! Lets the first player win only if the whole sum is odd.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers = text
        .split_whitespace()
        .skip(1)
        .map(|t| t.parse::<u64>().unwrap());
    println!(
        "{}",
        if numbers.sum::<u64>() % 2 == 1 {
            "First"
        } else {
            "Second"
        }
    );
}
