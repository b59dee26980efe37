//! Turns on two lamps at a time, and leaves every second one off.

use std::io::BufRead;

fn main() {
    let mut lines = std::io::stdin().lock().lines();
    let mut number = || -> usize { lines.next().unwrap().unwrap().trim().parse().unwrap() };
    let n = number();
    let mut is_on = vec![false; n];
    loop {
        let off: Vec<usize> = (0..n)
            .filter(|i| i % 2 == 1 && !is_on[*i])
            .take(2)
            .collect();
        let [a, b] = off[..] else { break };
        println!("2 {} {}", a + 1, b + 1);
        let first = number() - 1;
        is_on[a] = true;
        is_on[b] = true;
        is_on[first] = false;
        is_on[(first + 1) % n] = false;
    }
    println!("0");
}
