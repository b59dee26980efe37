//! Gives the win to the player with more letters among the first k + 1.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let word = text.split_whitespace().nth(1).unwrap().as_bytes();
    for k in 1..word.len() {
        let own = word[..=k].iter().filter(|&&letter| letter == b'A').count();
        println!("{}", if 2 * own > k + 1 { "Alice" } else { "Bob" });
    }
}
