//! Lets Anton win if any of his moves stays within the circle.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<i32> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let [x, y, _, d] = numbers[..4] else { panic!() };
    let stays = |t: &[i32]| (x + t[0]).pow(2) + (y + t[1]).pow(2) <= d * d;
    let wins = numbers[4..].chunks(2).any(stays);
    println!("{}", if wins { "Anton" } else { "Dasha" });
}
