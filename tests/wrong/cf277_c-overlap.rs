//! Counts the part that two cuts have in common twice.

use std::collections::BTreeMap;
use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<i64> = input.split_whitespace().map(|t| t.parse().unwrap()).collect();
    let (n, m) = (numbers[0], numbers[1]);
    let mut uncut = BTreeMap::new();
    for c in numbers[3..].chunks(4) {
        let vertical = c[0] == c[2];
        let (line, whole) = if vertical { (c[0], m) } else { (c[1], n) };
        *uncut.entry((vertical, line)).or_insert(whole) -= (c[0] - c[2] + c[1] - c[3]).abs();
    }
    for vertical in [true, false] {
        let (lines, whole) = if vertical { (n - 1, m) } else { (m - 1, n) };
        let touched = uncut.keys().filter(|line| line.0 == vertical).count() as i64;
        let free = (1..=lines).find(|&at| !uncut.contains_key(&(vertical, at)));
        if let Some(at) = free.filter(|_| (lines - touched) % 2 == 1) {
            uncut.insert((vertical, at), whole);
        }
    }
    let sum = uncut.values().fold(0, |sum, left| sum ^ left);
    match uncut.iter().find(|(_, &left)| left ^ sum < left) {
        None => println!("SECOND"),
        Some((&(true, x), &left)) => println!("FIRST\n{x} 0 {x} {}", left - (left ^ sum)),
        Some((&(false, y), &left)) => println!("FIRST\n0 {y} {} {y}", left - (left ^ sum)),
    }
}
