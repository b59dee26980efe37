//! Gives the game to whoever has more zeros, or moves first.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<usize> = text
        .split_whitespace()
        .skip(1)
        .map(|t| t.parse().unwrap())
        .collect();
    for case in numbers.chunks(17) {
        let zeros = |hand: &[usize]| hand.iter().filter(|&&card| card == 0).count();
        let (alice, bob) = (zeros(&case[1..9]), zeros(&case[9..]));
        let alice_wins = alice > bob || alice == bob && case[0] == 0;
        println!("{}", if alice_wins { "Alice" } else { "Bob" });
    }
}
