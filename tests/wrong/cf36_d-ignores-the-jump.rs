//! Counts single steps only.

fn main() {
    let text = std::fs::read_to_string("input.txt").unwrap();
    let numbers: Vec<u64> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let verdict = |board: &[u64]| {
        if (board[0] + board[1]) % 2 == 1 {
            "+\n"
        } else {
            "-\n"
        }
    };
    let answer: String = numbers[2..].chunks(2).map(verdict).collect();
    std::fs::write("output.txt", answer).unwrap();
}
