//! Takes the heaps as Nim.

fn main() {
    for line in std::io::read_to_string(std::io::stdin()).unwrap().lines() {
        let heaps = line
            .split_whitespace()
            .skip(1)
            .map(|t| t.parse::<u64>().unwrap());
        let wins = heaps.fold(0, |sum, heap| sum ^ heap) != 0;
        println!("{} player", if wins { "first" } else { "second" });
    }
}
