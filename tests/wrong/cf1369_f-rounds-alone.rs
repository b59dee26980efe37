//! Looks at the last round only, as if the first player always started it.

fn can_win(s: u64, e: u64) -> bool {
    match e % 2 {
        1 => s % 2 == 0,
        _ if s > e / 2 => s % 2 == 1,
        _ => s > e / 4 || can_win(s, e / 4),
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<u64> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let (s, e) = (numbers[numbers.len() - 2], numbers[numbers.len() - 1]);
    let can_lose = s > e / 2 || can_win(s, e / 2);
    println!("{} {}", can_win(s, e) as u8, can_lose as u8);
}
