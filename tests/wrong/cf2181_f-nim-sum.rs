//! Takes the nim-sum, as if the players chose their heaps themselves.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    for line in text.lines().skip(2).step_by(2) {
        let heaps = line.split_whitespace().map(|t| t.parse::<u64>().unwrap());
        let sum = heaps.fold(0, |sum, heap| sum ^ heap);
        println!("{}", if sum == 0 { "Bob" } else { "Alice" });
    }
}
