//! Takes the parity of all moves, as if the players merged everything, even where there are ones.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    for (line, case) in text.lines().skip(2).step_by(2).zip(1..) {
        let numbers = line.split_whitespace().map(|t| t.parse::<u64>().unwrap());
        let moves = numbers.map(|number| number + 1).sum::<u64>() - 1;
        println!("Case #{case}: {}", if moves % 2 == 1 { "Alice" } else { "Bob" });
    }
}
