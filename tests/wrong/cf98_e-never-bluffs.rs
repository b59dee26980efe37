//! Always asks honestly for a card, and is always believed.

fn chance(m: usize, n: usize) -> f64 {
    match (m, n) {
        (_, 0) => 1.0,
        (0, n) => 1.0 / (n + 1) as f64,
        _ => n as f64 / (n + 1) as f64 * (1.0 - chance(n - 1, m)),
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<usize> = text
        .split_whitespace()
        .map(|word| word.parse().unwrap())
        .collect();
    let chance = chance(numbers[0], numbers[1]);
    println!("{chance} {}", 1.0 - chance);
}
