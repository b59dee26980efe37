//! Asks for 29 bits only.

use std::io::BufRead;

fn main() {
    let mut lines = std::io::stdin().lock().lines().map(|line| line.unwrap());
    let mut read = || -> u64 { lines.next().unwrap().trim().parse().unwrap() };
    for _ in 0..read() {
        let mut known = 0;
        for bit in 0..29 {
            let a = (1u64 << bit) - known;
            println!("? {a} {}", a + (2 << bit));
            known += read() - (1 << bit);
        }
        println!("! {}", known.max(1));
    }
}
