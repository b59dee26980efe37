//! Gives the first player each game in which the highest bit isn't balanced.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let sum = numbers.by_ref().take(n).fold(0, |sum, a| sum ^ a);
        println!("{}", if sum == 0 { "DRAW" } else { "WIN" });
    }
}
