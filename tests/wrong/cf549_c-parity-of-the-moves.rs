//! Gives the game to the last mover, whatever the other player can burn.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<usize> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let stannis = match numbers[0] - numbers[1] {
        0 => numbers[2..].iter().sum::<usize>() % 2 == 1,
        moves => moves % 2 == 1,
    };
    println!("{}", if stannis { "Stannis" } else { "Daenerys" });
}
