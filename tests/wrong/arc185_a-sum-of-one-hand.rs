//! Looks at the sum of one hand.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<u64> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    for case in numbers[1..].chunks(2) {
        let rest = case[0] * (case[0] + 1) / 2 % case[1];
        println!(
            "{}",
            if (1..=case[0]).contains(&rest) {
                "Bob"
            } else {
                "Alice"
            }
        );
    }
}
