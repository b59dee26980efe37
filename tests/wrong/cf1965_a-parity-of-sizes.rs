//! Counts the different sizes.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let sizes: std::collections::BTreeSet<usize> = numbers.by_ref().take(n).collect();
        println!("{}", if sizes.len() % 2 == 1 { "Alice" } else { "Bob" });
    }
}
