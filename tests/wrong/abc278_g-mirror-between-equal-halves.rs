//! Mirrors even where nobody can take the middle cards, and goes second then. But the first player
//! can begin across the middle.

use std::io::{stdin, BufRead};

fn main() {
    let mut lines = stdin().lock().lines().map(|line| line.unwrap());
    let mut numbers = || -> Vec<i64> {
        lines.next().unwrap().split_whitespace().map(|word| word.parse().unwrap()).collect()
    };
    let [n, l, r] = numbers()[..] else { unreachable!() };
    match (l..=r).find(|x| x % 2 == n % 2) {
        Some(x) => println!("First\n{} {x}", (n - x) / 2 + 1),
        None => println!("Second"),
    }
    loop {
        let [first, count] = numbers()[..] else { unreachable!() };
        if first <= 0 {
            return;
        }
        println!("{} {count}", n + 2 - first - count);
    }
}
