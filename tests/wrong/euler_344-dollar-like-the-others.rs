//! Counts the lost placements as if the player who pockets the last coin won, so the dollar's place
//! doesn't matter.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<u32> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let (n, coins) = (numbers[0], numbers[1] + 1);
    if n > 20 {
        return println!("0");
    }
    let mut won = 0;
    for squares in (0u32..1 << n).filter(|squares| squares.count_ones() == coins) {
        let mut places: Vec<u32> = (0..n)
            .filter(|i| squares >> i & 1 == 1)
            .map(|i| i + 1)
            .collect();
        let way = if coins % 2 == 1 { places.remove(0) } else { 0 };
        let sum = places
            .chunks(2)
            .fold(way, |sum, pair| sum ^ (pair[1] - pair[0] - 1));
        won += if sum != 0 { coins } else { 0 };
    }
    println!("{won}");
}
