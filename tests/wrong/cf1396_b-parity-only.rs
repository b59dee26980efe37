//! Forgets that one heap may exceed all others together.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let stones: usize = (0..n).map(|_| numbers.next().unwrap()).sum();
        println!("{}", if stones % 2 == 1 { "T" } else { "HL" });
    }
}
