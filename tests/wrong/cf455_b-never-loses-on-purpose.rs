//! Forgets that losing a game on purpose keeps the right to start the next one.

use std::collections::BTreeSet;
use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut words = input.split_whitespace();
    words.next();
    let games: u64 = words.next().unwrap().parse().unwrap();
    let mut next = vec![[0; 26]];
    for word in words {
        let mut node = 0;
        for letter in word.bytes().map(|b| usize::from(b - b'a')) {
            if next[node][letter] == 0 {
                next[node][letter] = next.len();
                next.push([0; 26]);
            }
            node = next[node][letter];
        }
    }
    let mut lost = BTreeSet::new();
    for node in (0..next.len()).rev() {
        if !next[node]
            .iter()
            .any(|child| *child > 0 && lost.contains(child))
        {
            lost.insert(node);
        }
    }
    let first = !lost.contains(&0) && games % 2 == 1;
    println!("{}", if first { "First" } else { "Second" });
}
