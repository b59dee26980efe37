//! Plays the divisor game by the normal rule: taking all prime factors but one leaves the opponent
//! without a move.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let q: u64 = text.trim().parse().unwrap();
    let smallest = (2..).take_while(|p| p * p <= q).find(|p| q % p == 0);
    match smallest {
        Some(p) => println!("1\n{p}"),
        None => println!("2"),
    }
}
