//! Lets the parity of the candies decide, as if every move ate one.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let heaps = text.split_whitespace().skip(1).map(|t| t.parse::<u64>().unwrap());
    println!("{}", if heaps.sum::<u64>() % 2 == 0 { "First" } else { "Second" });
}
