//! Knows only the throw at the middle of the first row.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let rows: Vec<usize> = text
        .split_whitespace()
        .skip(1)
        .map(|t| t.parse().unwrap())
        .collect();
    let left = rows[0].saturating_sub(2 - rows[0] % 2);
    println!("1 {} {}", left / 2, left / 2);
}
