//! Lets Alice take the card in the middle.

const PRIME: u64 = 998_244_353;

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers = text
        .split_whitespace()
        .skip(1)
        .map(|t| t.parse::<u64>().unwrap());
    let mut cards: Vec<u64> = vec![];
    for card in numbers {
        cards.insert(cards.partition_point(|other| *other < card), card);
        let n = cards.len();
        if n < 3 {
            continue;
        }
        let middle = n / 2;
        let (low, high) = (cards[middle - 1], cards.get(middle + 1).copied());
        let below: u64 = cards[..middle].iter().map(|card| low - card).sum();
        let above = high.map_or(0, |high| cards[middle + 1..].iter().map(|c| c - high).sum());
        let (mut inverse, mut base, mut exponent) = (1, n as u64 - 2, PRIME - 2);
        while exponent > 0 {
            if exponent % 2 == 1 {
                inverse = inverse * base % PRIME;
            }
            base = base * base % PRIME;
            exponent /= 2;
        }
        println!("{}", below.max(above) % PRIME * inverse % PRIME);
    }
}
