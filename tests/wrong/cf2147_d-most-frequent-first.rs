//! Plays out the most frequent value first, even or odd.

use std::collections::HashMap;

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let mut counts = HashMap::new();
        for x in numbers.by_ref().take(n as usize) {
            *counts.entry(x).or_insert(0) += 1;
        }
        let mut counts: Vec<(u64, u64)> = counts.into_iter().map(|(x, c)| (c, x)).collect();
        counts.sort_unstable();
        let mut points = [0, 0];
        for (turn, (count, x)) in counts.into_iter().rev().enumerate() {
            points[turn % 2] += x.div_ceil(2) * count;
            points[1 - turn % 2] += x / 2 * count;
        }
        println!("{} {}", points[0], points[1]);
    }
}
