//! Takes the distance to the special number below for the value, as if that were an empty heap.

use std::collections::BTreeSet;

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<u64>().unwrap());
    let mut read = || numbers.next().unwrap();
    let mut special = BTreeSet::new();
    for _ in 0..read() {
        if read() == 1 {
            let s = read();
            if !special.remove(&s) {
                special.insert(s);
            }
        } else {
            let sum = (0..read()).fold(0, |sum, _| {
                let x = read();
                sum ^ (x - special.range(..x).next_back().unwrap_or(&0))
            });
            println!("{}", if sum == 0 { "Second" } else { "First" });
        }
    }
}
