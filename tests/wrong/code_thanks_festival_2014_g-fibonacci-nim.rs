//! Lets a player take up to twice what the opponent took.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<usize> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let mut least = vec![usize::MAX];
    for heap in 1..=numbers[0] {
        least.push(
            (1..=heap)
                .find(|taken| least[heap - taken] > 2 * taken)
                .unwrap(),
        );
    }
    println!(
        "{}",
        if least[numbers[0]] <= numbers[1] {
            "first"
        } else {
            "second"
        }
    );
}
