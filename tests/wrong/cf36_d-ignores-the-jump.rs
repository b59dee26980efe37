//! Counts single steps only.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<u64> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    for board in numbers[2..].chunks(2) {
        println!(
            "{}",
            if (board[0] + board[1]) % 2 == 1 {
                "+"
            } else {
                "-"
            }
        );
    }
}
