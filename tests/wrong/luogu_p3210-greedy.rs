//! Lets both players take the largest heap that they can.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut row: Vec<i64> = text
        .split_whitespace()
        .skip(1)
        .map(|t| t.parse().unwrap())
        .collect();
    let mut shares = [0, 0];
    for turn in 0.. {
        let is_gap = |i: usize| row.get(i) == Some(&0);
        let free =
            (0..row.len()).filter(|&i| row[i] > 0 && (is_gap(i + 1) || i > 0 && is_gap(i - 1)));
        let Some(i) = free.max_by_key(|&i| row[i]) else {
            break;
        };
        shares[turn % 2] += row[i];
        row[i] = 0;
    }
    println!("{} {}", shares[0], shares[1]);
}
