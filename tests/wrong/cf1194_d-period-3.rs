//! Believes that the move k never changes the game of 1 and 2. It does where 3 divides k.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<u64> = text.split_whitespace().skip(1).map(|t| t.parse().unwrap()).collect();
    for game in numbers.chunks(2) {
        println!("{}", if game[0] % 3 != 0 { "Alice" } else { "Bob" });
    }
}
