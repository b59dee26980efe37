//! Counts the intervals with the alternating sum 0, whether or not a heap runs out before.

use std::collections::HashMap;

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<i64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let mut begins = HashMap::from([(0, 1)]);
        let (mut sum, mut total) = (0, 0_u64);
        for (i, heap) in numbers.by_ref().take(n as usize).enumerate() {
            sum += if i % 2 == 0 { heap } else { -heap };
            let ends = begins.entry(sum).or_default();
            total += *ends;
            *ends += 1;
        }
        println!("{total}");
    }
}
