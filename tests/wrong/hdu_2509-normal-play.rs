//! Plays to take the last apple.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    while let Some(n) = numbers.next() {
        let sum = (0..n).fold(0, |sum, _| sum ^ numbers.next().unwrap());
        println!("{}", if sum != 0 { "Yes" } else { "No" });
    }
}
