//! Lets a move attack in one row only.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let (mut sum, mut roams) = (0, [false; 2]);
    for row in text.split_whitespace().skip(3).map(str::as_bytes) {
        let soldiers: Vec<usize> = (0..row.len()).filter(|&i| row[i] != b'-').collect();
        match soldiers[..] {
            [a, b] if row[a] != row[b] => sum ^= b - a - 1,
            [a, ..] if soldiers.len() < row.len() => roams[(row[a] == b'R') as usize] = true,
            _ => {}
        }
    }
    let winner = match roams {
        [true, true] => "Draw",
        [true, false] => "First",
        [false, true] => "Second",
        _ if sum != 0 => "First",
        _ => "Second",
    };
    println!("{winner}");
}
