//! Takes the parity of the chocolates.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let odd = text.matches('O').count() % 2 == 1;
    println!("{}", if odd { "Karlsson" } else { "Lillebror" });
}
