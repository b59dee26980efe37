//! Takes the xor of the whole matrix instead of each anti-diagonal's.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let cells = numbers.next().unwrap() * numbers.next().unwrap();
        let sum = (0..cells).fold(0, |sum, _| sum ^ numbers.next().unwrap());
        println!("{}", if sum != 0 { "Ashish" } else { "Jeel" });
    }
}
