//! Plays to take the last sweet.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let sum = (0..n).fold(0, |sum, _| sum ^ numbers.next().unwrap());
        println!("{}", if sum == 0 { "Brother" } else { "John" });
    }
}
