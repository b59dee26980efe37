//! Lets Bob answer each move at the other end, so that the centre stays.

use std::collections::BTreeSet;

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<i64> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let segments: Vec<&[i64]> = numbers[2..].chunks(2).collect();
    let (first, terminal) = segments.split_at(numbers[0] as usize);
    let ends = terminal
        .iter()
        .map(|segment| (segment[0] + segment[1], segment[1] - segment[0]));
    let ends: BTreeSet<_> = ends.collect();
    for segment in first {
        let (sum, length) = (segment[0] + segment[1], segment[1] - segment[0]);
        let inside = ends.range((sum, 0)..=(sum, length)).next_back();
        let moves = inside.map(|end| (length - end.1) / 2);
        println!("{}", moves.unwrap_or(-1));
    }
}
