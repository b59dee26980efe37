//! Uses the rule for long jumps even for `k = 1`.

fn main() {
    let text = std::fs::read_to_string("input.txt").unwrap();
    let numbers: Vec<u64> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let k = numbers[1];
    let verdict = |board: &[u64]| {
        let (a, b) = (board[0] - 1, board[1] - 1);
        let least = a.min(b);
        let wins = least % (k + 1) == k || (a + b + least / (k + 1)) % 2 == 1;
        if wins {
            "+\n"
        } else {
            "-\n"
        }
    };
    let answer: String = numbers[2..].chunks(2).map(verdict).collect();
    std::fs::write("output.txt", answer).unwrap();
}
