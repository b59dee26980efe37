//! Forgets that the first person must not make way for a king in second place.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    while let Some(n) = numbers.next() {
        let king = numbers.next().unwrap();
        let mut places: Vec<usize> = (0..n).map(|_| numbers.next().unwrap()).collect();
        let way = if n % 2 == 1 { places.remove(0) } else { 0 };
        let sum = places
            .chunks(2)
            .fold(way, |sum, pair| sum ^ (pair[1] - pair[0] - 1));
        println!(
            "{}",
            if king == 1 || sum != 0 {
                "Alice"
            } else {
                "Bob"
            }
        );
    }
}
