//! Values a pile by its black boxes less its white ones.

use std::collections::HashMap;

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut most = HashMap::from([(0, 0)]);
    for pile in text.split_whitespace().skip(1) {
        let value = pile
            .chars()
            .map(|c| if c == 'B' { 1 } else { -1 })
            .sum::<i32>();
        for (sum, boxes) in most.clone() {
            let known = most.entry(sum + value).or_insert(0);
            *known = (boxes + pile.len()).max(*known);
        }
    }
    println!("{}", most[&0]);
}
