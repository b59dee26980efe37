//! Takes the board for Nim with two heaps, as if special cells only helped the first player.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<usize> = text.split_whitespace().map(|t| t.parse().unwrap()).collect();
    let at_once = numbers[3..].chunks(2).any(|cell| cell[0] == 1 || cell[1] == 1);
    let wins = at_once || numbers[0] != numbers[1];
    println!("{}", if wins { "Chaneka" } else { "Bhinneka" });
}
