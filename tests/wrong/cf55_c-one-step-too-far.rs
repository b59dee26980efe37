//! Believes that four replies come too late if the pie is five steps away.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<i64> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let (n, m) = (numbers[0], numbers[1]);
    let near = numbers[3..].chunks(2).any(|pie| {
        let (x, y) = (pie[0], pie[1]);
        (x - 1).min(n - x).min(y - 1).min(m - y) <= 5
    });
    println!("{}", if near { "YES" } else { "NO" });
}
