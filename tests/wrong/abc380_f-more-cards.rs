//! Gives the win to the player with more cards, and a tie to Aoki.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let counts: Vec<usize> = text
        .split_whitespace()
        .take(2)
        .map(|t| t.parse().unwrap())
        .collect();
    println!(
        "{}",
        if counts[0] > counts[1] {
            "Takahashi"
        } else {
            "Aoki"
        }
    );
}
