//! Asks whether the number of different letters is odd.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut words = text.split_whitespace();
    let word = words.next().unwrap().as_bytes();
    let bounds: Vec<usize> = words.skip(1).map(|t| t.parse().unwrap()).collect();
    for part in bounds.chunks(2) {
        let letters = word[part[0] - 1..part[1]]
            .iter()
            .fold(0u32, |set, letter| set | 1 << (letter - b'a'));
        println!(
            "{}",
            if letters.count_ones() % 2 == 1 {
                "Alice"
            } else {
                "Bob"
            }
        );
    }
}
