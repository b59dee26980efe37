//! Lets the first player win wherever there is a neighbour.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<usize> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let letter = |v| if numbers[2..].contains(&v) { 'W' } else { 'L' };
    println!("{}", (1..=numbers[0]).map(letter).collect::<String>());
}
