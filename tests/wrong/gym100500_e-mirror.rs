//! Believes that the first player can only win by taking the middle and mirroring.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    for case in 1..=numbers.next().unwrap() {
        let (n, k) = (numbers.next().unwrap(), numbers.next().unwrap());
        let wins = n >= k && (n - k) % 2 == 0;
        println!("Case {case}: {}", if wins { "Winning" } else { "Losing" });
    }
}
