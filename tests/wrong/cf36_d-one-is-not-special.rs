//! Uses the rule for long jumps also for `k = 1`.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<u64> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let k = numbers[1];
    for board in numbers[2..].chunks(2) {
        let (a, b) = (board[0] - 1, board[1] - 1);
        let least = a.min(b);
        let wins = least % (k + 1) == k || (a + b + least / (k + 1)) % 2 == 1;
        println!("{}", if wins { "+" } else { "-" });
    }
}
