//! Plays Nim with the squares as heaps, but without moves onto other coins.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers = text.split_whitespace().skip(1).map(|t| t.parse::<u64>().unwrap());
    let mut coins: Vec<u64> = numbers.collect();
    coins.sort_unstable();
    let sum = coins.iter().fold(0, |sum, coin| sum ^ coin);
    let moves = coins.iter().map(|&coin| (coin, coin ^ sum));
    let moves = moves.filter(|(from, to)| to < from && !coins.contains(to));
    let lines: Vec<String> = moves.map(|(from, to)| format!("{from} {to}")).collect();
    println!("{}", if lines.is_empty() { "lost".to_string() } else { lines.join("\n") });
}
