//! A map with its entries, and a set.
use hashbrown::{HashMap, HashSet};

fn main() {
    let mut counts: HashMap<char, u32> = HashMap::new();
    for letter in "sprague".chars() {
        *counts.entry(letter).or_insert(0) += 1;
    }
    let a: HashSet<u32> = (0..10).collect();
    let b: HashSet<u32> = (5..20).collect();
    println!("{} {:?} {}", counts.len(), counts.get(&'a'), a.intersection(&b).count());
}
