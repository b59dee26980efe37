//! Never pays for more than one bag.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<i64> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let bags = &numbers[5..];
    let n = bags.len();
    let mut best = vec![0; n + 1];
    for length in 1..=n {
        best = (0..=n - length)
            .map(|i| (bags[i] - best[i + 1]).max(bags[i + length - 1] - best[i]))
            .collect();
    }
    println!("{}", best[0]);
}
